import type { App } from '../app-type';

/** 2 kB a second on average: the slowest phones manage 4 kB, with pauses of some seconds. */
const checkInterval = 30_000;
const minBytesPerInterval = 60_000;

/** Many browsers show the response only after they have sent the whole body. */
const maxDrainTime = 30_000;

/** Closes connections whose request body arrives more slowly than any real client's. */
export function disconnectSlowClients(scope: App): void {
  scope.addHook('onRequest', async ({ raw }, reply) => {
    if (raw.complete) return;
    let previousBytes = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const { bytesRead } = raw.socket;
      if (raw.complete) clearInterval(timer);
      else if (bytesRead - previousBytes < minBytesPerInterval) raw.socket.destroy();
      previousBytes = bytesRead;
    }, checkInterval).unref();
    reply.raw.once('close', () => clearInterval(timer));
  });
}

/**
 * Closes the connection of a request that was answered before its body had arrived (too large, wrong type) if the rest does not arrive in
 * time: a chunked body might never end.
 */
export function addDrainTimeout(scope: App, milliseconds = maxDrainTime): void {
  scope.addHook('onResponse', async ({ raw }) => {
    if (raw.complete) return;
    const timer = setTimeout(() => raw.destroy(), milliseconds).unref();
    raw.once('close', () => clearTimeout(timer));
  });
}

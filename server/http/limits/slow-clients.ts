import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type';

/** 2 kB a second on average: the slowest phones manage 4 kB, with pauses of some seconds. */
const minProgress = { milliseconds: 30_000, bytes: 60_000 };

/** Closes connections whose request body arrives more slowly than any real client's, so that they hold no place. */
export function disconnectSlowClients(scope: App, { milliseconds, bytes } = minProgress): void {
  scope.addHook('onRequest', async ({ raw }: FastifyRequest, reply) => {
    if (raw.complete) return;
    let previousBytes = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const { bytesRead } = raw.socket;
      if (raw.complete) clearInterval(timer);
      else if (bytesRead - previousBytes < bytes) raw.socket.destroy();
      previousBytes = bytesRead;
    }, milliseconds);
    timer.unref();
    reply.raw.once('close', () => {
      clearInterval(timer);
    });
  });
}

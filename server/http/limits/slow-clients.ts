import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type';

/** The least a sender must bring in each span of time while its request arrives: 2 kB a second, the slowest phone has more. */
const least = { milliseconds: 30_000, bytes: 60_000 };

/**
 * Ends requests that arrive more slowly than anybody's line, so that they free the place they hold. A phone at 4 kB a second may
 * take as long as its file needs, and stand still for some seconds on the way; what has arrived whole is left alone.
 */
export function disconnectSlowClients(scope: App, { milliseconds, bytes } = least): void {
  scope.addHook('onRequest', async ({ raw }: FastifyRequest, reply) => {
    if (raw.complete) return;
    let before = raw.socket.bytesRead;
    const timer = setInterval(() => {
      const now = raw.socket.bytesRead;
      if (raw.complete) clearInterval(timer);
      else if (now - before < bytes) raw.socket.destroy();
      before = now;
    }, milliseconds);
    timer.unref();
    reply.raw.once('close', () => {
      clearInterval(timer);
    });
  });
}

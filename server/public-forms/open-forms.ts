import type { FastifyRequest } from 'fastify';
import type { App } from '../app-type';
import { HttpError } from '../errors';
import { senderOf } from './sender';

/** Forms of one sender that may be on their way at the same time. */
const mostOfOneSender = 6;
/** Of all senders together: each may hold a file of 10 MB in memory. */
const mostInAll = 60;

/**
 * Bounds what slow senders can hold: a form takes as long as its sender's line needs (plugins/slow-senders.ts), and so many
 * at a time are received. Above that 429 to the sender, 503 to all. Counted until the answer has left and nothing more of the
 * form is on its way, or the connection is gone.
 */
export function boundOpenForms(scope: App): void {
  const open = new Map<string, number>();
  let all = 0;
  scope.addHook('onRequest', async (request: FastifyRequest, reply) => {
    const sender = senderOf(request.ip);
    const own = open.get(sender) ?? 0;
    if (own >= mostOfOneSender) {
      throw new HttpError(
        429,
        'too_many_requests',
        'Several forms are being sent from your connection at this moment. Please wait a minute and try again.',
      );
    }
    if (all >= mostInAll) {
      throw new HttpError(503, 'unavailable', 'The server is busy. Please try again in a moment.');
    }
    open.set(sender, own + 1);
    all += 1;
    const { raw } = request;
    const leave = () => {
      raw.off('close', leave);
      raw.socket.off('close', leave);
      const left = (open.get(sender) ?? 1) - 1;
      if (left === 0) open.delete(sender);
      else open.set(sender, left);
      all -= 1;
    };
    reply.raw.once('close', () => {
      // An injected request is there at once and says nothing of it.
      const isComing = 'complete' in raw && !raw.complete && !raw.destroyed;
      if (!isComing) {
        leave();
        return;
      }
      raw.once('close', leave);
      // A request that has been answered is not told that its connection has gone.
      raw.socket.once('close', leave);
    });
  });
}

import type { FastifyReply } from 'fastify';

/** Aborts when the client disconnects before it has a response. */
export function getClientAbortSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  // The request closes as soon as it has arrived; only the response stays open.
  raw.once('close', () => controller.abort());
  if (raw.destroyed) controller.abort();
  return controller.signal;
}

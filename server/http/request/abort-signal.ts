import type { FastifyReply } from 'fastify';

/** Aborted when the sender hangs up before there is an answer. */
export function goneOf({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  // Not that of the request: it closes when it has come whole.
  raw.once('close', () => gone.abort());
  if (raw.destroyed) gone.abort();
  return gone.signal;
}

import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';

/**
 * Hook: gives the answer an ETag and answers 304, without making the body, to a client that has that version already.
 * @param tagOf reads the tag of what the answer is made of
 * @param limitOf how much of it is asked for: an answer of another length is another version
 */
export function answerUnchanged(
  tagOf: (request: FastifyRequest) => Promise<string>,
  limitOf: (request: FastifyRequest) => number,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const limit = limitOf(request);
    const etag = `"${await tagOf(request)}-${String(limit)}"`;
    void reply.header('etag', etag);
    const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
    // A proxy that compresses makes the tag weak.
    if (!known.includes(etag) && !known.includes(`W/${etag}`)) return undefined;
    return reply.code(304).send();
  };
}

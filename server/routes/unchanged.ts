import type { preHandlerAsyncHookHandler } from 'fastify';

/**
 * Hook: gives the answer an ETag and answers 304, without making the body, to a client that has that version already.
 * @param tagOf reads the tag that stands for the whole answer
 */
export function answerUnchanged(tagOf: () => Promise<string>): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const etag = `"${await tagOf()}"`;
    void reply.header('etag', etag);
    const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
    // A proxy that compresses makes the tag weak.
    if (!known.includes(etag) && !known.includes(`W/${etag}`)) return undefined;
    return reply.code(304).send();
  };
}

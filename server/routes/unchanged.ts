import { createHash } from 'node:crypto';
import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';

/**
 * Hook: gives the answer an ETag and answers 304, without making the body, to a client that has that version already.
 * @param tagOf reads the tag of what the answer is made of
 * @param variantOf what of it is asked for, by whom where that matters: another answer is another version
 */
export function answerUnchanged(
  tagOf: (request: FastifyRequest) => Promise<string>,
  variantOf: (request: FastifyRequest) => string | number,
): preHandlerAsyncHookHandler {
  return async (request, reply) => {
    const variant = createHash('sha256')
      .update(String(variantOf(request)))
      .digest('base64url');
    const etag = `"${await tagOf(request)}-${variant.slice(0, 16)}"`;
    void reply.header('etag', etag);
    const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
    // A proxy that compresses makes the tag weak.
    if (!known.includes(etag) && !known.includes(`W/${etag}`)) return undefined;
    return reply.code(304).send();
  };
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { sendJson } from './json-reply';

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
    return isKnown(request, etag) ? reply.code(304).send() : undefined;
  };
}

/** Answers what is not kept together anywhere, with a tag of what it says; 304 to a client that has that already. */
export function sendUnlessKnown(
  request: FastifyRequest,
  reply: unknown,
  answer: unknown,
): Promise<never> {
  const bare = reply as FastifyReply;
  const json = JSON.stringify(answer);
  const etag = `"${createHash('sha256').update(json).digest('base64url')}"`;
  void bare.header('etag', etag);
  if (!isKnown(request, etag)) return sendJson(reply, json);
  return bare.code(304).send() as unknown as Promise<never>;
}

function isKnown(request: FastifyRequest, etag: string): boolean {
  const known = (request.headers['if-none-match'] ?? '').split(',').map((one) => one.trim());
  // A proxy that compresses makes the tag weak.
  return known.includes(etag) || known.includes(`W/${etag}`);
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import './request/staff';

/**
 * Sets the ETag of a revision, and responds 304, without building the body, to a client that has this version; else returns null.
 * @param variant anything else that the response depends on, such as the query. The account's access is included
 */
export function respondIfUnchanged(
  request: FastifyRequest,
  reply: FastifyReply,
  revision: string,
  variant: string | number,
): Promise<never> | null {
  const { access } = request.staff ?? {};
  const etag = `"${revision}-${hash(JSON.stringify([variant, access])).slice(0, 16)}"`;
  void reply.header('etag', etag);
  if (!hasEtag(request, etag)) return null;
  return reply.code(304).send() as unknown as Promise<never>;
}

/** Sends JSON with an ETag of its content, or 304 if the client already has it (RFC 9110, section 13.1.2). */
export function sendWithEtag(
  request: FastifyRequest,
  reply: unknown,
  body: unknown,
): Promise<never> {
  const untypedReply = reply as FastifyReply;
  const json = JSON.stringify(body);
  const etag = `"${hash(json)}"`;
  void untypedReply.header('etag', etag);
  if (!hasEtag(request, etag)) return sendJson(reply, json);
  return untypedReply.code(304).send() as unknown as Promise<never>;
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

function hasEtag(request: FastifyRequest, etag: string): boolean {
  const etags = (request.headers['if-none-match'] ?? '').split(',').map((value) => value.trim());
  // A proxy that compresses makes the tag weak.
  return etags.includes(etag) || etags.includes(`W/${etag}`);
}

/** Sends text that is JSON already, bypassing the route's serializer. */
export function sendJson(reply: unknown, json: string): Promise<never> {
  const untypedReply = reply as FastifyReply;
  return untypedReply
    .type('application/json; charset=utf-8')
    .send(json) as unknown as Promise<never>;
}

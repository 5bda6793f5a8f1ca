import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Attachment = {
  type: string;
  bytes: Buffer | string | Readable;
  name?: string;
};

/** Sends untrusted content so that it cannot run scripts when opened in its own tab. */
export function sendAttachment(
  reply: FastifyReply,
  { type, name, bytes }: Attachment,
): FastifyReply {
  if (name !== undefined) {
    void reply.header('content-disposition', `attachment; filename="${name}"`);
  }
  return reply
    .type(type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}

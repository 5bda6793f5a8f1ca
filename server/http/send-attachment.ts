import type { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

type Inert = {
  /** Media type. */
  type: string;
  bytes: Buffer | string | Readable;
  /** As what it is saved: a name of ours. Left out: it is shown. */
  name?: string;
};

/** Sends a file that somebody else made, or of what somebody wrote: if it is opened by itself, it may do nothing. */
export function sendInert(reply: FastifyReply, { type, name, bytes }: Inert): FastifyReply {
  if (name !== undefined) {
    void reply.header('content-disposition', `attachment; filename="${name}"`);
  }
  return reply
    .type(type)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}

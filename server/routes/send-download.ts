import type { FastifyReply } from 'fastify';

/** Hands a file over as a download, under a name of ours; somebody else made it, so that it may do nothing if opened. */
export function sendDownload(
  reply: FastifyReply,
  { type, name, bytes }: { type: string; name: string; bytes: Buffer },
): FastifyReply {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('content-security-policy', "default-src 'none'; sandbox")
    .header('x-content-type-options', 'nosniff')
    .send(bytes);
}

import { fileLimits } from '../../../../contract/messages/constants';
import type { MessageFile } from '../../../../contract/messages/schema';
import { newId } from '../../../core/db/uuid';
import { HttpError } from '../../../core/http/errors';
import type { InboundEmail } from '../../../services/email/inbound/parse-email';
import { readMessageFile, sanitizeFileName } from '../../../services/uploads/message-file';

export type InboundFile = MessageFile & {
  bytes: Buffer;
  from: InboundEmail['files'][number];
};

/** The files of an email that can be kept. The others stay in the mailbox, also when too many files wait for a check. */
export async function readInboundFiles({ files, origin }: InboundEmail): Promise<InboundFile[]> {
  if (origin !== 'person') return [];
  const kept: InboundFile[] = [];
  let rest: number = fileLimits.maxBytes;
  for (const from of files.slice(0, fileLimits.maxFiles)) {
    try {
      const name = sanitizeFileName(from.name);
      const { type, bytes } = await readMessageFile(from.content, name, 'emails');
      if (bytes.length > rest) continue;
      rest -= bytes.length;
      kept.push({ id: newId(), name, type, size: bytes.length, bytes, from });
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
    }
  }
  return kept;
}

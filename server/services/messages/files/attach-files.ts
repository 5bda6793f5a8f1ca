import { fileChannels } from '../../../../contract/messages/constants';
import type { MessageFile } from '../../../../contract/messages/schema';
import type { Tx } from '../../../core/db/engine';
import { newId } from '../../../core/db/uuid';
import { validationError } from '../../../core/http/errors';
import type { ServiceContext } from '../../context';
import type { MessageTable } from '../table';
import { addAttachment, readAttachments } from './attachment-queries';
import { addUpload, readUploads, removeUploads } from './upload-queries';

type FileContext = Pick<ServiceContext, 'config' | 'encryption'>;

const day = 24 * 60 * 60_000;

/** When a file of a message is deleted. */
export function getKeepUntil({ config }: Pick<FileContext, 'config'>, at: string): string {
  return new Date(Date.parse(at) + config.cardRetentionDays * day).toISOString();
}

/**
 * The files that a message will have, and a function that stores them once the message is. Throws 400 on `files`. An uploaded file moves
 * and keeps its id; one of a template is copied.
 */
export async function takeUploads(
  context: FileContext,
  tx: Tx,
  message: Pick<MessageTable, 'id' | 'at' | 'channel'>,
  { ids, email }: { ids: readonly string[]; email: string },
): Promise<{ files: MessageFile[]; store: () => Promise<void> }> {
  if (ids.length > 0 && !fileChannels.includes(message.channel)) {
    throw validationError({ files: 'Only emails and notes can have files.' });
  }
  const uploads = await readUploads(tx, context.encryption, [...new Set(ids)], email);
  const files = uploads.map(({ isOwn, ...file }) => ({ ...file, id: isOwn ? file.id : newId() }));
  return {
    files: files.map(({ bytes: _bytes, ...file }) => file),
    store: async () => {
      const { id: messageId, at: createdAt } = message;
      const keepUntil = getKeepUntil(context, createdAt);
      for (const { id, type, bytes } of files) {
        const attachment = { id, messageId, type, bytes, createdAt, keepUntil };
        await addAttachment(tx, context.encryption, attachment);
      }
      await removeUploads(tx, ids, email);
    },
  };
}

/** Gives the files of a message that is withdrawn back to its author's draft. Those of templates are still there. */
export async function returnUploads(
  { encryption }: FileContext,
  tx: Tx,
  message: { id: string; subjectId: string; files: readonly MessageFile[] },
  { uploads, email, at }: { uploads: readonly string[]; email: string; at: string },
): Promise<void> {
  const attachments = await readAttachments(tx, encryption, message.id);
  for (const { id, ...file } of attachments.filter((one) => uploads.includes(one.id))) {
    const name = message.files.find((one) => one.id === id)?.name ?? 'File';
    const upload = { id, ...file, name, email, subject: message.subjectId, createdAt: at };
    await addUpload(tx, encryption, upload);
  }
}

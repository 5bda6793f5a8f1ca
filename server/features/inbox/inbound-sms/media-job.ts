import { fileLimits } from '../../../../contract/messages/constants';
import type { CoreContext } from '../../../core/context';
import { inTransaction, type Tx } from '../../../core/db/engine';
import { HttpError } from '../../../core/http/errors';
import { addAttachment } from '../../../services/messages/files/attachment-queries';
import { getKeepUntil } from '../../../services/messages/files/attach-files';
import { addMessageFile, findMessage } from '../../../services/messages/queries';
import { DeliveryError } from '../../../services/outbox/job-error';
import { describeAs, type JobType } from '../../../services/outbox/job-type';
import type { MediaChannel } from '../../../services/sms/twilio/media-channel';
import { readMessageFile } from '../../../services/uploads/message-file';
import { bumpThreadRevision } from '../threads/refresh-queries';

type Media = { messageId: string; url: string; name: string };

/** Fetches a picture or file of a text, after Twilio’s call was answered. The subject of a job is the id that the file will have. */
export function createMediaJob(context: CoreContext, channel: MediaChannel | null): JobType<Media> {
  return {
    name: 'text-media',
    channel: 'sms',
    describeJobs: describeAs('other', null),
    send: async ({ url, ...media }, { subject: id }) => {
      if (channel === null)
        throw new DeliveryError({ service: 'media', code: 'off' }, { isFinal: true });
      const bytes = await channel(url, fileLimits.maxBytes);
      const file = await readMessageFile(bytes, media.name, 'texts').catch(toDeliveryError);
      await inTransaction(context.database.db, (tx) =>
        storeMedia(context, tx, { ...media, ...file, id }),
      );
      return null;
    },
    formatError: ({ service }) =>
      service === 'media'
        ? 'A picture or file of a text couldn’t be kept. Ask the person to send it by email.'
        : null,
  };
}

/** A file that isn't allowed stays so; a full queue passes. */
function toDeliveryError(error: unknown): never {
  if (!(error instanceof HttpError)) throw error;
  const { statusCode: status } = error;
  throw new DeliveryError({ service: 'media', status }, { isFinal: status === 400 });
}

async function storeMedia(
  context: CoreContext,
  tx: Tx,
  {
    messageId,
    id,
    name,
    type,
    bytes,
  }: Omit<Media, 'url'> & { id: string; type: string; bytes: Buffer },
): Promise<void> {
  const { encryption } = context;
  const message = await findMessage(tx, encryption, messageId);
  // Erased meanwhile, or fetched twice.
  if (message === null || message.files.some((file) => file.id === id)) return;
  const { at: createdAt, subjectId } = message;
  const extension = type.slice(type.indexOf('/') + 1).replace('jpeg', 'jpg');
  const file = { id, name: `${name}.${extension}`, type, size: bytes.byteLength };
  await addMessageFile(tx, encryption, message, file);
  const keepUntil = getKeepUntil(context, createdAt);
  await addAttachment(tx, encryption, { id, messageId, type, bytes, createdAt, keepUntil });
  await bumpThreadRevision(tx, subjectId);
}

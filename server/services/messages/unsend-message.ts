import { HttpError } from '../../core/http/errors';
import type { ServiceContext } from '../context';
import { returnUploads } from './files/attach-files';
import type { SubjectRecord } from './message-subject';
import { findMessage, withdrawMessage } from './queries';
import { auditMessage, type UnsendState, type Writing } from './service';

/** Deletes a message that has not left yet, and gives its files back. A repeated call changes nothing. Throws 409 if it has left. */
export async function unsendMessage<Loaded extends SubjectRecord>(
  context: ServiceContext,
  writing: Writing<Loaded>,
  id: string,
  { uploads, written }: UnsendState,
): Promise<void> {
  const { tx, subject, record, actor } = writing;
  const message = await findMessage(tx, context.encryption, id);
  if (message === null) return;
  await returnUploads(context, tx, message, { uploads, ...actor });
  if (!(await withdrawMessage(tx, message))) {
    throw new HttpError(409, 'sent', 'it’s already on its way.');
  }
  await subject.onUnsent?.(context, tx, record, { ...message, written }, actor);
  await auditMessage(writing, id, 'unsend');
  await subject.onChange(tx, record.id);
}

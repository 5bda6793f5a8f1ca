import type { HelpDeskStatus } from '../../../../contract/help-desk/status-schema';
import { messageEventTypes } from '../../../../contract/help-desk/constants';
import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { findMessage, listMessages, type StoredMessage } from '../../../services/messages/queries';
import { isFinalCarrierError } from '../../../services/sms/carrier-errors';
import { findDecision, listRequestEvents } from '../event-queries';
import { findFileId } from '../files/queries';

export function toHelpDeskMessage(message: StoredMessage): HelpDeskMessage {
  const { id, at, author, channel, email, number, intent, text, delivery, problem } = message;
  const { emailSubject, files } = message;
  const kind = intent === null ? 'reply' : 'notice';
  return {
    id,
    at,
    kind: channel === 'note' ? 'note' : kind,
    author: author ?? '',
    channel: channel === 'note' ? null : (channel as HelpDeskMessage['channel']),
    to: email ?? number,
    text,
    delivery,
    problem,
    ...(delivery === 'failed' && isFinalCarrierError(message.carrierCode) && { isFinal: true }),
    ...(emailSubject !== undefined && { subject: emailSubject }),
    ...(files.length > 0 && { files }),
  };
}

export function listRequestMessages(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<StoredMessage[]> {
  return listMessages(db, encryption, { kind: 'request', id });
}

/** The message that announces the latest decision. Null if nothing does. */
export async function findDecisionMessage(
  db: Db,
  encryption: Encryption,
  recordId: string,
): Promise<StoredMessage | null> {
  const decision = await findDecision(db, { recordId });
  return decision?.messageId ? findMessage(db, encryption, decision.messageId) : null;
}

/** The messages as the status page shows them. */
export async function listReplies(
  db: Db,
  encryption: Encryption,
  recordId: string,
): Promise<HelpDeskStatus['replies']> {
  const events = await listRequestEvents(db, recordId);
  const messages = await listRequestMessages(db, encryption, recordId);
  return messages
    .filter(({ channel, intent }) => channel !== 'note' && intent === null)
    .map(({ id, at, text }) => {
      const decision = events.find(({ detail }) => detail === id)?.step;
      return { at, step: messageEventTypes.find((step) => step === decision) ?? 'answered', text };
    });
}

/** The latest request with one of these ids, or with one of these messages. */
export async function findRepliedRequest(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; reference: string } | null> {
  if (ids.length === 0) return null;
  const answered = db.selectFrom('messages').select('subjectId').where('id', 'in', ids);
  const request = await db
    .selectFrom('helpDesk')
    .select(['id', 'reference'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('id', 'in', answered)]))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return request ?? null;
}

/** The reason not to send a message, as a key of `obsoleteReasons`: its decision was changed, or its file was removed. */
export async function findObsoleteReason(
  db: Db,
  { id, subjectId: recordId, intent }: Pick<StoredMessage, 'id' | 'subjectId' | 'intent'>,
): Promise<'decided_since' | 'file_gone' | null> {
  const latest = await findDecision(db, { recordId });
  if (latest?.messageId === id) return null;
  if (latest && (await findDecision(db, { recordId, messageId: id }))) return 'decided_since';
  // A notice without a decision announces the file that has the same id.
  return intent === null || (await findFileId(db, recordId)) === id ? null : 'file_gone';
}

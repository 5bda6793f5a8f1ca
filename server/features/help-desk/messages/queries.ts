import type { HelpDeskStatus } from '../../../../contract/forms/schema';
import type { HelpDeskMessage } from '../../../../contract/help-desk/record-schema';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { cancelJob } from '../../../services/outbox/queries';
import { findDecision } from '../event-queries';
import { findFileId } from '../files/queries';

const textContext = (id: string) => `help_desk_messages.text:${id}`;

export async function addHelpDeskMessage(
  tx: Db,
  encryption: Encryption,
  recordId: string,
  { text, to, ...message }: HelpDeskMessage,
): Promise<void> {
  const textEncrypted = encryption.encrypt(text, textContext(message.id));
  await tx
    .insertInto('helpDeskMessages')
    .values({ ...message, recordId, sentTo: to, textEncrypted })
    .execute();
}

/** The message that announces the latest decision. Null if nothing does. */
export async function findDecisionMessage(
  db: Db,
  encryption: Encryption,
  recordId: string,
): Promise<HelpDeskMessage | null> {
  const decision = await findDecision(db, { recordId });
  return decision?.messageId ? findHelpDeskMessage(db, encryption, decision.messageId) : null;
}

/** Deletes a message that has not left the office. False if it may have been sent. */
export async function withdrawMessage(
  tx: Db,
  { id, channel }: Pick<HelpDeskMessage, 'id' | 'channel'>,
): Promise<boolean> {
  const isSent =
    channel !== 'status-page' &&
    !(await cancelJob(tx, { type: `help-desk-${channel}`, subject: id }));
  if (isSent) return false;
  await tx.deleteFrom('helpDeskMessages').where('id', '=', id).execute();
  return true;
}

function selectMessages(db: Db) {
  return db
    .selectFrom('helpDeskMessages as message')
    .select(['message.id', 'message.at', 'kind', 'author', 'channel', 'sentTo as to'])
    .select(['delivery', 'problem', 'textEncrypted']);
}

function decryptText<Row extends { id: string; textEncrypted: string }>(
  encryption: Encryption,
  { textEncrypted, ...row }: Row,
) {
  const text =
    encryption.tryDecrypt(textEncrypted, textContext(row.id)) ?? '[this message can’t be read]';
  return { ...row, text };
}

export async function listMessages(
  db: Db,
  encryption: Encryption,
  recordId: string,
): Promise<HelpDeskMessage[]> {
  const rows = await selectMessages(db)
    .where('recordId', '=', recordId)
    .orderBy('message.at')
    .orderBy('message.id')
    .execute();
  return rows.map((row) => decryptText(encryption, row));
}

export async function findHelpDeskMessage(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<(HelpDeskMessage & { recordId: string }) | null> {
  const row = await selectMessages(db)
    .select('recordId')
    .where('message.id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : decryptText(encryption, row);
}

export async function listReplies(
  db: Db,
  encryption: Encryption,
  recordId: string,
): Promise<HelpDeskStatus['answers']> {
  const rows = await db
    .selectFrom('helpDeskMessages as message')
    .leftJoin('events as event', (join) =>
      join
        .onRef('event.subjectId', '=', 'message.recordId')
        .onRef('event.detail', '=', 'message.id'),
    )
    .select(['message.id', 'message.at', 'textEncrypted'])
    .select(({ fn, val }) => fn.coalesce('event.kind', val('answered')).as('step'))
    .where('message.recordId', '=', recordId)
    .where('message.kind', '=', 'reply')
    .orderBy('message.at')
    .orderBy('message.id')
    .$narrowType<{ step: HelpDeskStatus['answers'][number]['step'] }>()
    .execute();
  return rows.map((row) => {
    const { id: _id, ...reply } = decryptText(encryption, row);
    return reply;
  });
}

export async function setHelpDeskDelivery(
  tx: Db,
  id: string,
  delivery: 'queued' | 'sent' | 'failed',
  problem: string | null = null,
): Promise<void> {
  await tx
    .updateTable('helpDeskMessages')
    .set({ delivery, problem })
    .where('id', '=', id)
    .execute();
}

/** The requests of messages, by the messages' ids. */
export async function listRequestsOfMessages(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('helpDeskMessages')
    .select(['id', 'recordId'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, recordId }) => [id, recordId]));
}

/** The latest request with one of these ids, or with one of these messages. */
export async function findRepliedRequest(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; reference: string } | null> {
  if (ids.length === 0) return null;
  const answered = db.selectFrom('helpDeskMessages').select('recordId').where('id', 'in', ids);
  const request = await db
    .selectFrom('helpDesk')
    .select(['id', 'reference'])
    .where((eb) => eb.or([eb('id', 'in', ids), eb('id', 'in', answered)]))
    .orderBy('createdAt', 'desc')
    .executeTakeFirst();
  return request ?? null;
}

/** Our latest email to an address about a request, besides the message that is to follow it. */
export async function findSentEmail(
  db: Db,
  { recordId, to, replyId }: { recordId: string; to: string; replyId: string },
): Promise<string | null> {
  const message = await db
    .selectFrom('helpDeskMessages')
    .select('id')
    .where('recordId', '=', recordId)
    .where('channel', '=', 'email')
    .where('sentTo', '=', to)
    .where('delivery', '!=', 'failed')
    .where('id', '!=', replyId)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return message?.id ?? null;
}

/** The reason not to send a message, as a key of `obsoleteReasons`: its decision was changed, or its file was removed. */
export async function findObsoleteReason(
  db: Db,
  { id, recordId, kind }: Pick<HelpDeskMessage, 'id' | 'kind'> & { recordId: string },
): Promise<'decided_since' | 'file_gone' | null> {
  const latest = await findDecision(db, { recordId });
  if (latest?.messageId === id) return null;
  if (latest && (await findDecision(db, { recordId, messageId: id }))) return 'decided_since';
  // A notice without a decision announces the file that has the same id.
  return kind !== 'notice' || (await findFileId(db, recordId)) === id ? null : 'file_gone';
}

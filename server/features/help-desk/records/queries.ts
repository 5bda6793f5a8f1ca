import { sql, type RawBuilder } from 'kysely';
import {
  toRequestData,
  type RequestData,
} from '../../../../contract/help-desk/request-data-schema';
import type { QueueItem, ReplyFile } from '../../../../contract/help-desk/queue-schema';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { parseTags } from '../../../services/tags/queries';
import { decryptContact, decryptPerson, markPerson } from '../../../core/db/encryption/person';

export type LoadedRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

export async function findRecord(db: Db, encryption: Encryption, id: string) {
  const row = await db
    .selectFrom('helpDesk')
    .select(['id', 'type', 'reference', 'region', 'language', 'personEncrypted', 'changedBy'])
    .select(['reviewed', 'assignee', 'decision', 'version', 'tags', 'expiresAt'])
    .select(['employeeId', 'identifiedBy', 'identifiedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { personEncrypted: _encrypted, ...record } = row;
  const person = decryptPerson(encryption, 'helpDesk', row);
  return { ...record, ...person, reviewed: row.reviewed === 1, tags: parseTags(row.tags) };
}

/** The part of a record that a conflict names. */
export type RecordStatus = Pick<LoadedRecord, 'reviewed' | 'assignee' | 'decision' | 'changedBy'>;

export async function findRecordStatus(db: Db, id: string): Promise<RecordStatus | null> {
  const row = await db
    .selectFrom('helpDesk')
    .select(['reviewed', 'assignee', 'decision', 'changedBy'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, reviewed: row.reviewed === 1 };
}

export function selectQueueItems(db: Db) {
  return db
    .selectFrom('helpDesk')
    .leftJoin('helpDeskFiles as file', 'file.recordId', 'helpDesk.id')
    .select(['helpDesk.id', 'helpDesk.type', 'helpDesk.createdAt as at', 'reference'])
    .select(['personEncrypted', 'region', 'reviewed', 'assignee', 'decision', 'version', 'tags'])
    .select(['possibleSpam', 'answersEncrypted', 'file.id as fileId', 'file.nameEncrypted'])
    .select('file.size as fileSize')
    .select(['file.createdAt as fileAddedAt', 'file.expiresAt as fileUntil'])
    .select(({ selectFrom }) =>
      selectFrom('messages as message')
        .select('message.delivery')
        .whereRef('message.subjectId', '=', 'helpDesk.id')
        .where('message.channel', '!=', 'note')
        .orderBy('message.at', 'desc')
        .orderBy('message.id', 'desc')
        .limit(1)
        .as('latestDelivery'),
    );
}

export async function readQueueItems(
  encryption: Encryption,
  query: ReturnType<typeof selectQueueItems>,
): Promise<QueueItem[]> {
  const rows = await query.execute();
  return rows.map((stored) => {
    const { answersEncrypted, latestDelivery, fileId, nameEncrypted, ...row } = decryptContact(
      encryption,
      'helpDesk',
      stored,
    );
    const { fileSize, fileAddedAt, fileUntil, ...item } = row;
    const name = fileId && decryptFileName(encryption, { id: fileId, nameEncrypted });
    const file = { name, size: fileSize, addedAt: fileAddedAt, until: fileUntil };
    return {
      ...item,
      reviewed: row.reviewed === 1,
      tags: parseTags(row.tags),
      possibleSpam: row.possibleSpam === 1,
      requestData: decryptRequestData(encryption, row.id, answersEncrypted),
      failed: latestDelivery === 'failed',
      file: fileId === null ? null : (file as ReplyFile),
    };
  });
}

export async function findQueueItem(
  db: Db,
  encryption: Encryption,
  id: string,
): Promise<QueueItem | undefined> {
  const query = selectQueueItems(db).where('helpDesk.id', '=', id);
  return (await readQueueItems(encryption, query))[0];
}

function decryptFileName(
  encryption: Encryption,
  { id, nameEncrypted }: { id: string; nameEncrypted: string | null },
): string {
  return encryption.tryDecrypt(nameEncrypted ?? '', fileNameContext(id)) ?? '[can’t be read]';
}

export function fileNameContext(id: string): string {
  return `help_desk_files.name:${id}`;
}

export function decryptRequestData(
  encryption: Encryption,
  id: string,
  answersEncrypted: string | null,
): RequestData | null {
  if (answersEncrypted === null) return null;
  const answers = encryption.tryDecrypt(answersEncrypted, answersContext(id));
  return answers === null ? null : toRequestData(JSON.parse(answers) as Record<string, string>);
}

export function answersContext(id: string): string {
  return `help_desk.answers:${id}`;
}

export function detailsContext(id: string): string {
  return `help_desk.details:${id}`;
}

export type ContactDetails = Pick<QueueItem, 'contact' | 'email'>;

/** A condition on help_desk: the same number, or the same address ignoring case. */
export function isSamePerson(encryption: Encryption, person: ContactDetails): RawBuilder<boolean> {
  const { contactMark, emailMark } = markPerson(encryption, person);
  return emailMark === null
    ? sql`(contact_mark = ${contactMark})`
    : sql`(contact_mark = ${contactMark} or email_mark = ${emailMark})`;
}

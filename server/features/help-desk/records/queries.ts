import { sql, type RawBuilder } from 'kysely';
import {
  toRequestData,
  type RequestData,
} from '../../../../contract/help-desk/request-data-schema';
import type { QueueItem, ReplyFile } from '../../../../contract/help-desk/queue-schema';
import type { Encryption } from '../../../core/db/encryption/encryption';
import type { Db } from '../../../core/db/engine';
import { fullName } from '../../../core/db/full-name';
import type { HelpDeskRecordTable } from '../table';

export type LoadedRecord = NonNullable<Awaited<ReturnType<typeof findRecord>>>;

export async function findRecord(db: Db, id: string) {
  const row = await db
    .selectFrom('helpDesk')
    .select(['id', 'type', 'reference', 'region', 'contact', 'email', 'changedBy', 'expiresAt'])
    .select(['reviewed', 'assignee', 'decision', 'version', 'firstName', 'lastName'])
    .select(['employeeId', 'identifiedBy', 'identifiedAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, reviewed: row.reviewed === 1 };
}

export function selectQueueItems(db: Db) {
  return db
    .selectFrom('helpDesk')
    .leftJoin('helpDeskFiles as file', 'file.recordId', 'helpDesk.id')
    .select(['helpDesk.id', 'helpDesk.type', 'helpDesk.createdAt as at', 'reference', fullName])
    .select(['contact', 'email', 'region', 'reviewed', 'assignee', 'decision', 'version'])
    .select(['possibleSpam', 'answersEncrypted', 'file.name as fileName', 'file.size as fileSize'])
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
  return rows.map(
    ({ answersEncrypted, latestDelivery, fileName, fileSize, fileAddedAt, fileUntil, ...row }) => {
      const file = { name: fileName, size: fileSize, addedAt: fileAddedAt, until: fileUntil };
      return {
        ...row,
        reviewed: row.reviewed === 1,
        possibleSpam: row.possibleSpam === 1,
        requestData: decryptRequestData(encryption, row.id, answersEncrypted),
        failed: latestDelivery === 'failed',
        file: fileName === null ? null : (file as ReplyFile),
      };
    },
  );
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

export type ContactDetails = Pick<HelpDeskRecordTable, 'contact' | 'email'>;

/** A condition on help_desk: the same number, or the same address ignoring case. */
export function isSamePerson({ contact, email }: ContactDetails): RawBuilder<boolean> {
  return email === null
    ? sql`(contact = ${contact})`
    : sql`(contact = ${contact} or lower(email) = lower(${email}))`;
}

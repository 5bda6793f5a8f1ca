import type { RequestData } from '../../../contract/help-desk/schema';
import type { ReplyFile, QueueItem } from '../../../contract/help-desk/queue-schema';
import {
  decisions,
  type Decision,
  helpDeskTypes,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import { toRegion } from '../../../contract/shared/regions';
import { toRequestData } from '../requests/request-data';
import type { Db } from '../../db/engine';
import type { HelpDeskRecordTable } from '../table';
import type { Vault } from '../../db/encryption/encryption';

/** Both databases limit the number of values in a statement. */
const batchSize = 500;

/** In the order of the ids. Unknown ids are skipped. */
export async function readQueueItems(
  db: Db,
  vault: Vault,
  ids: readonly string[],
): Promise<QueueItem[]> {
  const found = new Map<string, QueueItem>();
  for (let start = 0; start < ids.length; start += batchSize) {
    for (const item of await readBatch(db, vault, ids.slice(start, start + batchSize))) {
      found.set(item.id, item);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readBatch(db: Db, vault: Vault, ids: readonly string[]): Promise<QueueItem[]> {
  const rows = await db.selectFrom('helpDesk').selectAll().where('id', 'in', ids).execute();
  const messages = await db
    .selectFrom('helpDeskMessages')
    .select(['recordId', 'at', 'kind', 'delivery'])
    .where('recordId', 'in', ids)
    .where('kind', 'in', ['reply', 'notice'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const latest = new Map(messages.map((message) => [message.recordId, message]));
  const replies = messages.filter(({ kind }) => kind === 'reply');
  const answeredAt = new Map(replies.map(({ recordId: id, at }) => [id, at]));
  const files = await findFiles(db, ids);
  return rows.flatMap((row) => {
    const type = toHelpDeskType(row.type);
    if (type === undefined) return [];
    return {
      id: row.id,
      type,
      at: row.createdAt,
      reference: row.reference,
      name: `${row.firstName} ${row.lastName}`,
      contact: row.contact,
      email: row.email,
      region: toRegion(row.region),
      reviewed: row.reviewed === 1,
      assignee: row.assignee,
      decision: toDecision(row.decision),
      version: row.version,
      facts: decryptRequestData(vault, row),
      answeredAt: answeredAt.get(row.id) ?? null,
      failed: latest.get(row.id)?.delivery === 'failed',
      file: files.get(row.id) ?? null,
    };
  });
}

async function findFiles(db: Db, ids: readonly string[]): Promise<Map<string, ReplyFile>> {
  const rows = await db
    .selectFrom('helpDeskFiles')
    .select(['recordId', 'name', 'size', 'createdAt as addedAt', 'expiresAt as until'])
    .where('recordId', 'in', ids)
    .execute();
  return new Map(rows.map(({ recordId, ...file }) => [recordId, file]));
}

/** Null for requests older than this data, or if it cannot be decrypted. */
export function decryptRequestData(
  vault: Vault,
  row: Pick<HelpDeskRecordTable, 'id' | 'answersSealed'>,
): RequestData | null {
  if (row.answersSealed === null) return null;
  const answers = vault.tryDecrypt(row.answersSealed, answersContext(row.id));
  return answers === null ? null : toRequestData(JSON.parse(answers) as Record<string, string>);
}

/** The encryption context of a record's answers. */
export function answersContext(id: string): string {
  return `help_desk.answers:${id}`;
}

export function toHelpDeskType(text: string): HelpDeskType | undefined {
  return helpDeskTypes.find((type) => type === text);
}

export function toDecision(text: string | null): Decision | null {
  return decisions.find((decision) => decision === text) ?? null;
}

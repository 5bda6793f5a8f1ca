import type { HelpDeskFacts } from '../../../contract/help-desk/schema';
import type { AnswerFile, QueueItem } from '../../../contract/help-desk/queue-schema';
import {
  decisions,
  type Decision,
  helpDeskTypes,
  type HelpDeskType,
} from '../../../contract/help-desk/constants';
import { toRegion } from '../../../contract/shared/regions';
import { factsOf } from '../requests/request-data';
import type { Db } from '../../db/engine';
import type { HelpDeskRecordTable } from '../table';
import type { Vault } from '../../db/encryption/encryption';

/** Both engines bound how many values a statement may carry. */
const atOnce = 500;

/** Records as their queue shows them, in the order of their ids; what is not there is left out. */
export async function readItems(
  db: Db,
  vault: Vault,
  ids: readonly string[],
): Promise<QueueItem[]> {
  const found = new Map<string, QueueItem>();
  for (let from = 0; from < ids.length; from += atOnce) {
    for (const item of await readSome(db, vault, ids.slice(from, from + atOnce))) {
      found.set(item.id, item);
    }
  }
  return ids.flatMap((id) => found.get(id) ?? []);
}

async function readSome(db: Db, vault: Vault, ids: readonly string[]): Promise<QueueItem[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('help_desk').selectAll().where('id', 'in', ids).execute();
  const told = await db
    .selectFrom('help_desk_messages')
    .select(['record_id', 'at', 'kind', 'delivery'])
    .where('record_id', 'in', ids)
    .where('kind', 'in', ['reply', 'notice'])
    .orderBy('at')
    .orderBy('id')
    .execute();
  const latest = new Map(told.map((message) => [message.record_id, message]));
  const answers = told.filter(({ kind }) => kind === 'reply');
  const answeredAt = new Map(answers.map(({ record_id: id, at }) => [id, at]));
  const files = await findFiles(db, ids);
  return rows.flatMap((row) => {
    const type = toHelpDeskType(row.type);
    if (type === undefined) return [];
    return {
      id: row.id,
      type,
      at: row.created_at,
      reference: row.reference,
      name: `${row.first_name} ${row.last_name}`,
      contact: row.contact,
      email: row.email,
      region: toRegion(row.region),
      reviewed: row.reviewed === 1,
      assignee: row.assignee,
      decision: toDecision(row.decision),
      version: row.version,
      facts: openFacts(vault, row),
      answeredAt: answeredAt.get(row.id) ?? null,
      failed: latest.get(row.id)?.delivery === 'failed',
      file: files.get(row.id) ?? null,
    };
  });
}

async function findFiles(db: Db, ids: readonly string[]): Promise<Map<string, AnswerFile>> {
  const rows = await db
    .selectFrom('help_desk_files')
    .select(['record_id', 'name', 'size', 'created_at as addedAt', 'expires_at as until'])
    .where('record_id', 'in', ids)
    .execute();
  return new Map(rows.map(({ record_id: recordId, ...file }) => [recordId, file]));
}

/** What a request said, as facts; null when it was filed before they were kept, or they cannot be opened. */
export function openFacts(
  vault: Vault,
  row: Pick<HelpDeskRecordTable, 'id' | 'answers_sealed'>,
): HelpDeskFacts | null {
  if (row.answers_sealed === null) return null;
  const opened = vault.tryOpen(row.answers_sealed, answersPlace(row.id));
  return opened === null ? null : factsOf(JSON.parse(opened) as Record<string, string>);
}

/** Where a record's answers are sealed to. */
export function answersPlace(id: string): string {
  return `help_desk.answers:${id}`;
}

export function toHelpDeskType(text: string): HelpDeskType | undefined {
  return helpDeskTypes.find((known) => known === text);
}

export function toDecision(text: string | null): Decision | null {
  return decisions.find((known) => known === text) ?? null;
}

import { sql, type RawBuilder } from 'kysely';
import type { Db, Tx } from '../../core/db/engine';

/** Their column `tags` has the ids, with spaces between them; null for none. */
const tables = ['threads', 'help_desk'] as const;

export const parseTags = (tags: string | null): string[] => tags?.match(/\S+/g) ?? [];

export const formatTags = (ids: readonly string[]): string | null => ids.join(' ') || null;

/** The entries of a change in the timeline and the audit log. */
export function diffTags(before: readonly string[], after: readonly string[]) {
  const without = (ids: readonly string[], others: readonly string[]) =>
    ids.filter((id) => !others.includes(id));
  return [
    ...without(after, before).map((detail) => ({ kind: 'tagged', detail, action: 'tag' }) as const),
    ...without(before, after).map(
      (detail) => ({ kind: 'untagged', detail, action: 'untag' }) as const,
    ),
  ];
}

/** A condition on the table of the records. */
export function hasTag(table: (typeof tables)[number], id: string): RawBuilder<boolean> {
  const column = sql.ref(`${table}.tags`);
  return sql<boolean>`(${column} is not null and ${column} like ${`%${id}%`})`;
}

/** The number of records that have each tag. */
export async function countTagged(db: Db): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  for (const table of tables) {
    const { rows } = await sql<{ tags: string; count: number }>`select tags, count(*) as count
      from ${sql.table(table)} where tags is not null group by tags`.execute(db);
    for (const { tags, count } of rows) {
      for (const id of parseTags(tags)) counts.set(id, (counts.get(id) ?? 0) + Number(count));
    }
  }
  return counts;
}

/** Removes a deleted tag from its records. */
export async function removeTag(tx: Tx, id: string): Promise<void> {
  for (const table of tables) {
    await sql`update ${sql.table(table)} set tags = nullif(trim(replace(tags, ${id}, '')), '')
      where ${hasTag(table, id)}`.execute(tx);
  }
}

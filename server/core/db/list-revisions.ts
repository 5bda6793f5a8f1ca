import type { Db } from './engine';
import { readSetting, writeSetting } from './settings';
import type { Tables } from './tables';
import { newId } from './uuid';

/**
 * The revision of the records in a table that dashboards poll. Every transaction that changes them bumps it. Read it before the records, so
 * that it is never newer than they are. Random instead of a counter, so that a database restored from a backup never repeats one.
 */
export async function getRevision(db: Db, table: keyof Tables): Promise<string> {
  return (await readSetting(db, toSettingName(table))) ?? 'empty';
}

export async function getRevisions(db: Db, tables: readonly (keyof Tables)[]): Promise<string> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', tables.map(toSettingName))
    .execute();
  const revisions = new Map(rows.map(({ name, value }) => [name, value]));
  return tables.map((table) => revisions.get(toSettingName(table)) ?? 'empty').join('-');
}

export async function bumpRevision(db: Db, table: keyof Tables): Promise<void> {
  await writeSetting(db, toSettingName(table), newId());
}

function toSettingName(table: keyof Tables): string {
  return `revision:${table}`;
}

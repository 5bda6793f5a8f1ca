import type { Db } from './engine';
import { newId } from './uuid';

/** A list that dashboards poll, or data that such a list shows. Every transaction that changes it also changes its revision. */
export type PolledList =
  | 'chats'
  | 'consents'
  | 'help-desk'
  | 'accounts'
  | 'employees'
  | 'jobs'
  | 'applications'
  | 'posts';

export async function readSetting(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * The revision of a list. Read it before the list, so that it is never newer than the data. Random instead of a counter, so that a database
 * restored from a backup never repeats one.
 */
export async function getRevision(db: Db, list: PolledList): Promise<string> {
  return (await readSetting(db, toSettingName(list))) ?? 'empty';
}

export async function getRevisions(db: Db, lists: readonly PolledList[]): Promise<string> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where('name', 'in', lists.map(toSettingName))
    .execute();
  const revisions = new Map(rows.map(({ name, value }) => [name, value]));
  return lists.map((list) => revisions.get(toSettingName(list)) ?? 'empty').join('-');
}

export async function bumpRevision(db: Db, list: PolledList): Promise<void> {
  await writeSetting(db, toSettingName(list), newId());
}

function toSettingName(list: PolledList): string {
  return `tag:${list}`;
}

import type { Db } from './engine';
import { newId } from './uuid';

/** A list that dashboards poll: its tag changes in the transaction that changes the list. */
export type PolledList =
  | 'chats'
  | 'help-desk'
  | 'accounts'
  | 'employees'
  | 'jobs'
  | 'applications'
  | 'posts';

/** The value of a setting, or null. */
export async function readSetting(db: Db, name: string): Promise<string | null> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value ?? null;
}

/** Sets a setting, new or not. */
export async function writeSetting(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('settings')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/**
 * The tag of a list's present state. Read it before the list: then it is never newer than what it stands for. It is random,
 * not a counter, so that a database restored from a backup never repeats one.
 */
export async function listTag(db: Db, list: PolledList): Promise<string> {
  return (await readSetting(db, nameOfTag(list))) ?? 'empty';
}

/** The tag of several lists' present state. */
export async function listsTag(db: Db, lists: readonly PolledList[]): Promise<string> {
  const rows = await db
    .selectFrom('settings')
    .select(['name', 'value'])
    .where(
      'name',
      'in',
      lists.map((list) => nameOfTag(list)),
    )
    .execute();
  const tags = new Map(rows.map(({ name, value }) => [name, value]));
  return lists.map((list) => tags.get(nameOfTag(list)) ?? 'empty').join('-');
}

/** Says that a list has changed. */
export async function touchList(db: Db, list: PolledList): Promise<void> {
  await writeSetting(db, nameOfTag(list), newId());
}

function nameOfTag(list: PolledList): string {
  return `tag:${list}`;
}

import { lockRows } from '../../db/concurrency/lock-rows';
import type { Db, Tx } from '../../db/engine';
import { readSetting, writeSetting } from '../../db/settings';
import { HttpError } from '../errors';

/** A short list that is always edited as a whole. Version 0: never saved. */
type VersionedList<Item> = { version: number; items: readonly Item[] };

const toSettingName = (name: string) => `list:${name}`;

export async function readList<Item>(db: Db, name: string): Promise<VersionedList<Item>> {
  const json = await readSetting(db, toSettingName(name));
  return json === null ? { version: 0, items: [] } : (JSON.parse(json) as VersionedList<Item>);
}

/** Returns the items before. Throws 409 if the list isn't at that version anymore. */
export async function replaceList<Item>(
  tx: Tx,
  name: string,
  { version, items }: VersionedList<Item>,
): Promise<readonly Item[]> {
  await lockRows(tx, 'settings', [toSettingName(name)], 'name');
  const current = await readList<Item>(tx, name);
  if (current.version !== version) {
    const message = 'This was changed in another window. Close it, and try again.';
    throw new HttpError(409, 'changed_since', message);
  }
  await writeSetting(tx, toSettingName(name), JSON.stringify({ version: version + 1, items }));
  return current.items;
}

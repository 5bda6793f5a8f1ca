import { DatabaseUnavailable, type Db } from '../engine';
import { readSetting, writeSetting } from '../list-revisions';
import type { Vault } from './encryption';

const name = 'data-key-check';

/**
 * Makes sure that this database was written with this data key, before anything is sealed with a second one.
 * Throws DatabaseUnavailable when it was not.
 */
export async function checkDataKey(db: Db, vault: Vault): Promise<void> {
  const known = await readSetting(db, name);
  if (known === null) {
    await writeSetting(db, name, vault.seal(name, name));
    return;
  }
  try {
    vault.open(known, name);
  } catch {
    throw new DatabaseUnavailable(
      'DATA_KEY is not the key this database was written with. Set the key that was used before.',
    );
  }
}

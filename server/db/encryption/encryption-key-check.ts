import { DatabaseUnavailable, type Db } from '../engine';
import { readSetting, writeSetting } from '../list-revisions';
import type { Vault } from './encryption';

const name = 'data-key-check';

/** Throws DatabaseUnavailable if the database was written with another key, before anything is encrypted with a second one. */
export async function checkDataKey(db: Db, vault: Vault): Promise<void> {
  const stored = await readSetting(db, name);
  if (stored === null) {
    await writeSetting(db, name, vault.encrypt(name, name));
    return;
  }
  try {
    vault.decrypt(stored, name);
  } catch {
    throw new DatabaseUnavailable(
      'DATA_KEY is not the key this database was written with. Set the key that was used before.',
    );
  }
}

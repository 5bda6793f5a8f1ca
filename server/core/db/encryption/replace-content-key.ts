import { setTimeout } from 'node:timers/promises';
import { readDatabaseTime } from '../clock';
import { DatabaseUnavailable, type Database, type Db } from '../engine';
import {
  activationDelay,
  listDataKeys,
  readDataKeys,
  wrapNewKey,
  type DataKeyTable,
} from './data-keys';
import { createEncryption } from './encryption';
import type { EncryptedColumn } from './encrypted-column';
import { renewValues, type Renewal } from './renew-values';
import { assertFormerKeyUnused } from './replace-master-key';

/** Servers load keys several times while they wait, and some are late. */
const maxLag = 15_000;

export type ReplacementEvents = {
  /** Servers load the new key. */
  onWait(milliseconds: number): void;
  onProgress(renewed: number): Promise<void> | void;
};

/**
 * Adds a content key, waits until all servers use it, and encrypts all values with it. Continues one that was stopped. Throws DatabaseUnavailable
 * while DATA_KEY is being replaced.
 */
export async function replaceContentKey(
  database: Database,
  masterKey: Buffer,
  columns: readonly EncryptedColumn[],
  { onWait, onProgress }: ReplacementEvents,
): Promise<Renewal> {
  const { db } = database;
  // Throws for another DATA_KEY, before it wraps a key.
  await readDataKeys(database, masterKey);
  await assertFormerKeyUnused(database);
  const newest = (await findUnfinishedKey(db)) ?? (await addContentKey(database, masterKey));
  const now = await readDatabaseTime(database);
  const pause = Date.parse(newest.createdAt) + activationDelay + maxLag - now.getTime();
  if (pause > 0) {
    onWait(pause);
    await setTimeout(pause);
  }
  const keys = await readDataKeys(database, masterKey);
  const encryption = createEncryption({ keys, reload: () => Promise.resolve() });
  let renewed = 0;
  for (;;) {
    const pass = await renewValues(db, encryption, { columns, keyId: newest.id }, (count) =>
      onProgress(renewed + count),
    );
    renewed += pass.renewed;
    // What servers wrote with the former key while the pass was under way
    if (pass.renewed > 0) continue;
    await retireOtherKeys(database, newest.id);
    return { renewed, unreadable: pass.unreadable };
  }
}

async function listContentKeys(db: Db): Promise<DataKeyTable[]> {
  const keys = await listDataKeys(db);
  return keys.filter(({ purpose, retiredAt }) => purpose === 'content' && retiredAt === null);
}

async function findUnfinishedKey(db: Db): Promise<DataKeyTable | undefined> {
  const keys = await listContentKeys(db);
  return keys.length > 1 ? keys.at(-1) : undefined;
}

async function addContentKey(database: Database, masterKey: Buffer): Promise<DataKeyTable> {
  const keys = await listDataKeys(database.db);
  if (keys.some(({ wrappedNext }) => wrappedNext !== null)) {
    throw new DatabaseUnavailable(
      'DATA_KEY is being replaced. First run: npm run keys -- finish (or cancel)',
    );
  }
  const id = Math.max(...keys.map((key) => key.id)) + 1;
  const createdAt = (await readDatabaseTime(database)).toISOString();
  const key = { ...wrapNewKey({ id, purpose: 'content' }, masterKey), createdAt };
  await database.db.insertInto('dataKeys').values(key).execute();
  return key;
}

async function retireOtherKeys(database: Database, newest: number): Promise<void> {
  const retiredAt = (await readDatabaseTime(database)).toISOString();
  await database.db
    .updateTable('dataKeys')
    .set({ retiredAt })
    .where('purpose', '=', 'content')
    .where('id', '<', newest)
    .where('retiredAt', 'is', null)
    .execute();
}

import { OperatorError } from '../../operator-error';
import { readDatabaseTime } from '../clock';
import type { Database } from '../engine';
import {
  activationDelay,
  listDataKeys,
  readDataKeys,
  wrapNewKey,
  type DataKeyTable,
  type KeyPurpose,
} from './data-keys';
import type { Encryption } from './encryption';
import type { EncryptedColumn } from './encrypted-column';
import { openEncryption } from './key-ring';
import { renewValues, type Renewal } from './renew-values';
import { assertFormerKeyUnused } from './replace-master-key';

/** Servers load keys several times while they wait, and some are late. */
const maxLag = 15_000;

export type ReplacementEvents = {
  /** Until servers have loaded the keys */
  wait(milliseconds: number): Promise<void>;
  onProgress(renewed: number): Promise<void> | void;
};

/**
 * Adds a content key, waits until all servers use it, and encrypts all values with it. Continues one that was stopped. Throws OperatorError
 * while DATA_KEY is being replaced.
 */
export async function replaceContentKey(
  database: Database,
  masterKey: Buffer,
  columns: readonly EncryptedColumn[],
  { wait, onProgress }: ReplacementEvents,
): Promise<Renewal> {
  const { db } = database;
  const newest = await startReplacement(database, masterKey, 'content', wait);
  const encryption = await openEncryption(database, masterKey);
  let renewed = 0;
  for (;;) {
    const pass = await renewValues(db, encryption, { columns, keyId: newest.id }, (count) =>
      onProgress(renewed + count),
    );
    renewed += pass.renewed;
    // Servers wrote with the former key while the pass was under way.
    if (pass.renewed > 0) continue;
    await retireOtherKeys(database, newest);
    return { renewed, unreadable: pass.unreadable };
  }
}

/**
 * Adds a key of the search index, waits until all servers use it beside the former one, and lets `renew` give all records its tokens. Then
 * the former one is retired, and `renew` removes what servers wrote with it meanwhile.
 */
export async function replaceSearchKey(
  database: Database,
  masterKey: Buffer,
  renew: (encryption: Encryption) => Promise<number>,
  wait: ReplacementEvents['wait'],
): Promise<number> {
  const newest = await startReplacement(database, masterKey, 'search', wait);
  await renew(await openEncryption(database, masterKey));
  const retiredAt = await retireOtherKeys(database, newest);
  await waitForServers(database, retiredAt, wait);
  return renew(await openEncryption(database, masterKey));
}

/** Returns a key that all servers use: a new one, or the one of a replacement that was stopped. */
async function startReplacement(
  database: Database,
  masterKey: Buffer,
  purpose: ReplacedPurpose,
  wait: ReplacementEvents['wait'],
): Promise<DataKeyTable> {
  // Throws for another DATA_KEY, before it wraps a key.
  await readDataKeys(database, masterKey);
  await assertFormerKeyUnused(database);
  const keys = await listDataKeys(database.db);
  const current = keys.filter((key) => isInUse(key, purpose));
  const unfinished = current.length > 1 ? current.at(-1) : undefined;
  const newest = unfinished ?? (await addKey(database, masterKey, keys, purpose));
  await waitForServers(database, newest.createdAt, wait);
  return newest;
}

async function waitForServers(
  database: Database,
  since: string,
  wait: ReplacementEvents['wait'],
): Promise<void> {
  const now = await readDatabaseTime(database);
  const pause = Date.parse(since) + activationDelay + maxLag - now.getTime();
  if (pause > 0) await wait(pause);
}

type ReplacedPurpose = 'content' | 'search';

/** Search tokens had the index key at first. */
const replacedPurposes: Record<ReplacedPurpose, readonly KeyPurpose[]> = {
  content: ['content'],
  search: ['index', 'search'],
};

const isInUse = ({ purpose, retiredAt }: DataKeyTable, replaced: ReplacedPurpose): boolean =>
  retiredAt === null && replacedPurposes[replaced].includes(purpose);

async function addKey(
  database: Database,
  masterKey: Buffer,
  keys: readonly DataKeyTable[],
  purpose: ReplacedPurpose,
): Promise<DataKeyTable> {
  if (keys.some(({ wrappedNext }) => wrappedNext !== null)) {
    throw new OperatorError(
      'DATA_KEY is being replaced. First run: npm run keys -- finish (or cancel)',
    );
  }
  const id = Math.max(...keys.map((key) => key.id)) + 1;
  const createdAt = (await readDatabaseTime(database)).toISOString();
  const key = { ...wrapNewKey({ id, purpose }, masterKey), createdAt };
  await database.db.insertInto('dataKeys').values(key).execute();
  return key;
}

async function retireOtherKeys(database: Database, newest: DataKeyTable): Promise<string> {
  const retiredAt = (await readDatabaseTime(database)).toISOString();
  const purpose = newest.purpose === 'content' ? 'content' : 'search';
  await database.db
    .updateTable('dataKeys')
    .set({ retiredAt })
    .where('purpose', 'in', replacedPurposes[purpose])
    .where('id', '<', newest.id)
    .where('retiredAt', 'is', null)
    .execute();
  return retiredAt;
}

import { OperatorError } from '../../operator-error';
import { readDatabaseTime } from '../clock';
import { inTransaction, type Database, type Db } from '../engine';
import { readSetting, writeSetting } from '../settings';
import { listDataKeys, unwrapKey, wrapKey, type DataKeyTable } from './data-keys';

/** The last time at which a server had the former master key. */
const formerKeySetting = 'former-data-key-used-at';
/** Servers report it every 10 seconds. */
const maxReportAge = 30_000;

/** Until finishRotation, both master keys open the database. Throws OperatorError if another key is replacing DATA_KEY already. */
export async function startRotation(db: Db, masterKey: Buffer, nextKey: Buffer): Promise<void> {
  await changeWrapping(db, (row) => {
    if (row.wrappedNext !== null) {
      throw new OperatorError(
        'DATA_KEY is being replaced already. First run: npm run keys -- finish (or cancel)',
      );
    }
    const key = unwrapKey(row, masterKey);
    return { wrapped: row.wrapped, wrappedNext: wrapKey(row, key, nextKey) };
  });
}

/** The former master key no longer opens the database. Throws OperatorError while it is in DATA_KEY here or on a server. */
export async function finishRotation(database: Database, masterKey: Buffer): Promise<void> {
  await assertFormerKeyUnused(database);
  await changeWrapping(database.db, (row) => {
    const wrapped = requireNext(row);
    if (opens({ ...row, wrapped }, masterKey)) return { wrapped, wrappedNext: null };
    throw new OperatorError('DATA_KEY is not the new key yet. Set it, and restart every server.');
  });
}

/** The next master key no longer opens the database. Throws OperatorError if `masterKey` is the next one. */
export async function cancelRotation(db: Db, masterKey: Buffer): Promise<void> {
  await changeWrapping(db, (row) => {
    requireNext(row);
    if (opens(row, masterKey)) return { wrapped: row.wrapped, wrappedNext: null };
    throw new OperatorError(
      'DATA_KEY is the new key. Set the former one, and restart every server.',
    );
  });
}

/** Every running server calls it now and then. */
export async function reportFormerKey(database: Database, masterKey: Buffer): Promise<void> {
  const [row] = await listDataKeys(database.db);
  if (row === undefined || opens({ ...row, wrapped: row.wrappedNext ?? row.wrapped }, masterKey))
    return;
  const now = await readDatabaseTime(database);
  await writeSetting(database.db, formerKeySetting, now.toISOString());
}

/** Throws OperatorError while a server could not read a new data key, or not start again. */
export async function assertFormerKeyUnused(database: Database): Promise<void> {
  const usedAt = await readSetting(database.db, formerKeySetting);
  const now = await readDatabaseTime(database);
  if (usedAt === null || now.getTime() - Date.parse(usedAt) > maxReportAge) return;
  throw new OperatorError(
    'A server still runs with the former DATA_KEY. Restart it with the new one, and try again after half a minute.',
  );
}

function requireNext({ wrappedNext }: DataKeyTable): string {
  if (wrappedNext !== null) return wrappedNext;
  throw new OperatorError('DATA_KEY is not being replaced. Start with: npm run keys -- rotate');
}

/** By `wrapped` alone. */
function opens(row: DataKeyTable, masterKey: Buffer): boolean {
  try {
    unwrapKey({ ...row, wrappedNext: null }, masterKey);
    return true;
  } catch {
    return false;
  }
}

async function changeWrapping(
  db: Db,
  change: (row: DataKeyTable) => Pick<DataKeyTable, 'wrapped' | 'wrappedNext'>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    for (const row of await listDataKeys(tx)) {
      await tx.updateTable('dataKeys').set(change(row)).where('id', '=', row.id).execute();
    }
  });
}

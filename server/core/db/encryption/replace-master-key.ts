import { DatabaseUnavailable, inTransaction, type Db } from '../engine';
import { listDataKeys, unwrapKey, wrapKey, type DataKeyTable } from './data-keys';

/** Until finishRotation, both master keys open the database. Throws DatabaseUnavailable if another key is replacing DATA_KEY already. */
export async function startRotation(db: Db, masterKey: Buffer, nextKey: Buffer): Promise<void> {
  await changeWrapping(db, (row) => {
    if (row.wrappedNext !== null) {
      throw new DatabaseUnavailable(
        'DATA_KEY is being replaced already. First run: npm run keys -- finish (or cancel)',
      );
    }
    const key = unwrapKey(row, masterKey);
    return { wrapped: row.wrapped, wrappedNext: wrapKey(row, key, nextKey) };
  });
}

/** The former master key no longer opens the database. Throws DatabaseUnavailable if `masterKey` is not the next one. */
export async function finishRotation(db: Db, masterKey: Buffer): Promise<void> {
  await changeWrapping(db, (row) => {
    const wrapped = requireNext(row);
    unwrapOnly(
      { ...row, wrapped },
      masterKey,
      'DATA_KEY is not the new key yet. Set it, and restart every server.',
    );
    return { wrapped, wrappedNext: null };
  });
}

/** The next master key no longer opens the database. Throws DatabaseUnavailable if `masterKey` is the next one. */
export async function cancelRotation(db: Db, masterKey: Buffer): Promise<void> {
  await changeWrapping(db, (row) => {
    requireNext(row);
    unwrapOnly(
      row,
      masterKey,
      'DATA_KEY is the new key. Set the former one, and restart every server.',
    );
    return { wrapped: row.wrapped, wrappedNext: null };
  });
}

function requireNext({ wrappedNext }: DataKeyTable): string {
  if (wrappedNext !== null) return wrappedNext;
  throw new DatabaseUnavailable(
    'DATA_KEY is not being replaced. Start with: npm run keys -- rotate',
  );
}

/** By `wrapped` alone. */
function unwrapOnly(row: DataKeyTable, masterKey: Buffer, message: string): void {
  try {
    unwrapKey({ ...row, wrappedNext: null }, masterKey);
  } catch {
    throw new DatabaseUnavailable(message);
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

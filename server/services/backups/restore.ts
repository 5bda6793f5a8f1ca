import { OperatorError } from '../../core/operator-error';
import { restorePostgres, withTemporaryPostgres } from '../../core/db/copies/postgres-dump';
import { countAllRows, type RowCounts } from '../../core/db/copies/row-counts';
import { assertNoSqlite, checkIntegrity, placeSqlite } from '../../core/db/copies/sqlite-copy';
import { openEncryption } from '../../core/db/encryption/key-ring';
import { openUnlimited, withDatabase, type DatabaseLocation } from '../../core/db/open-database';
import { withDecrypted, type Backup, type BackupContext } from './backups';
import { findUnreadableColumns } from './queries';

/** Restores a backup into an empty database that is deleted afterwards. Throws OperatorError if anything is missing. */
export function verifyBackup(context: BackupContext, backup: Backup): Promise<void> {
  const { location } = context;
  return withDecrypted(context, backup, (file) =>
    location.engine === 'sqlite'
      ? checkRestored(context, backup, { engine: 'sqlite', file })
      : withTemporaryPostgres(location.url, (url) => restoreInto(url, file, context, backup)),
  );
}

/** Restores and verifies a backup. Throws OperatorError if the database of the settings isn't empty. */
export async function restoreBackup(context: BackupContext, backup: Backup): Promise<void> {
  const { location } = context;
  if (location.engine === 'sqlite') assertNoSqlite(location.file);
  await withDecrypted(context, backup, async (file) => {
    if (location.engine === 'postgres') return restoreInto(location.url, file, context, backup);
    await checkRestored(context, backup, { engine: 'sqlite', file });
    placeSqlite(file, location.file);
  });
}

async function restoreInto(
  url: string,
  file: string,
  context: BackupContext,
  backup: Backup,
): Promise<void> {
  await restorePostgres(url, file);
  await checkRestored(context, backup, { engine: 'postgres', url });
}

function checkRestored(
  { dataKey, encryptedColumns }: BackupContext,
  { rows }: Backup,
  location: DatabaseLocation,
): Promise<void> {
  return withDatabase(openUnlimited(location), async (database) => {
    if (database.engine === 'sqlite') await checkIntegrity(database);
    assertSameCounts(rows, await countAllRows(database));
    const encryption = await openEncryption(database, dataKey);
    const unreadable = await findUnreadableColumns(database.db, encryption, encryptedColumns);
    if (unreadable.length === 0) return;
    throw new OperatorError(`Some values can’t be decrypted: ${unreadable.join(', ')}.`);
  });
}

function assertSameCounts(expected: RowCounts, found: RowCounts): void {
  const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const issues = [...tables].flatMap((table) =>
    expected[table] === found[table]
      ? []
      : [`${table} has ${found[table] ?? 'no table'} instead of ${expected[table] ?? 'no table'}`],
  );
  if (issues.length > 0) throw new OperatorError(`Rows are missing: ${issues.join(', ')}.`);
}

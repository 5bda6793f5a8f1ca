import {
  restorePostgres,
  usePostgres,
  withTemporaryPostgres,
} from '../../core/db/copies/postgres-dump';
import { countAllRows, type RowCounts } from '../../core/db/copies/row-counts';
import {
  assertNoSqlite,
  checkIntegrity,
  placeSqlite,
  useSqlite,
} from '../../core/db/copies/sqlite-copy';
import { createEncryption } from '../../core/db/encryption/encryption';
import { openKeyRing } from '../../core/db/encryption/key-ring';
import type { Database } from '../../core/db/engine';
import { BackupError } from './backup-error';
import { withDecrypted, type Backup, type BackupContext } from './backups';
import { countUnreadableTexts } from './queries';

/** Restores a backup into an empty database that is deleted afterwards. Throws BackupError or DatabaseUnavailable if anything is missing. */
export function verifyBackup(context: BackupContext, backup: Backup): Promise<void> {
  const { location, dataKey } = context;
  const check = (database: Database) => checkRestored(database, backup, dataKey);
  return withDecrypted(context, backup, async (file) => {
    if (location.engine === 'sqlite') return useSqlite(file, check);
    return withTemporaryPostgres(location.url, async (url) => {
      await restorePostgres(url, file);
      await usePostgres(url, check);
    });
  });
}

/** Restores and verifies a backup. Throws DatabaseUnavailable if the database of the settings isn't empty. */
export async function restoreBackup(context: BackupContext, backup: Backup): Promise<void> {
  const { location, dataKey } = context;
  const check = (database: Database) => checkRestored(database, backup, dataKey);
  if (location.engine === 'sqlite') assertNoSqlite(location.file);
  await withDecrypted(context, backup, async (file) => {
    if (location.engine === 'sqlite') {
      await useSqlite(file, check);
      placeSqlite(file, location.file);
    } else {
      await restorePostgres(location.url, file);
      await usePostgres(location.url, check);
    }
  });
}

async function checkRestored(database: Database, { rows }: Backup, dataKey: Buffer): Promise<void> {
  if (database.engine === 'sqlite') await checkIntegrity(database);
  assertSameCounts(rows, await countAllRows(database));
  const encryption = createEncryption(await openKeyRing(database, dataKey));
  const unreadable = await countUnreadableTexts(database.db, encryption);
  if (unreadable > 0) throw new BackupError(`${unreadable} messages can’t be decrypted.`);
}

function assertSameCounts(expected: RowCounts, found: RowCounts): void {
  const tables = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const issues = [...tables].flatMap((table) =>
    expected[table] === found[table]
      ? []
      : [`${table} has ${found[table] ?? 'no table'} instead of ${expected[table] ?? 'no table'}`],
  );
  if (issues.length > 0) throw new BackupError(`Rows are missing: ${issues.join(', ')}.`);
}

/**
 * `npm run backup`, `npm run verify`, and `npm run restore`: encrypted backups of the database in BACKUP_DIR (docs/production.md). The first
 * two run beside the server. A name after `--` chooses a backup; by default it is the newest.
 */
import { OperatorError } from '../../server/core/operator-error';
import { loadConfig } from '../../server/core/config/config';
import { loadMasterKey } from '../../server/core/db/encryption/master-key';
import { openBesideServer, withDatabase } from '../../server/core/db/open-database';
import { encryptedColumns } from '../../server/encrypted-columns';
import {
  createBackup,
  deleteOldBackups,
  findBackup,
  type Backup,
  type BackupContext,
} from '../../server/services/backups/backups';
import { recordVerifiedBackup } from '../../server/services/backups/queries';
import { restoreBackup, verifyBackup } from '../../server/services/backups/restore';
import { readSettings } from '../settings';
import { runCommand } from './run-command';

const [command = '', name] = process.argv.slice(2);

async function main(): Promise<void> {
  readSettings();
  const { database: location, dataKey, dataDir, backups } = loadConfig(process.env);
  if (backups.folder === null) {
    throw new OperatorError(
      'BACKUP_DIR is missing: set it to a folder on another disk or machine.',
    );
  }
  const context: BackupContext = {
    location,
    dataKey: loadMasterKey(dataKey, dataDir),
    encryptedColumns,
    dataDir,
    folder: backups.folder,
    now: () => new Date(),
  };
  if (command === 'backup') {
    const backup = await createBackup(context);
    const deleted = await deleteOldBackups(context, backups.days);
    console.log(`Backed up ${describe(backup)}. Deleted ${deleted} old backups.`);
    return;
  }
  const backup = await findBackup(context, name);
  if (command === 'restore') {
    await restoreBackup(context, backup);
    console.log(`Restored and verified ${describe(backup)}. You can start the server.`);
    return;
  }
  await verifyBackup(context, backup);
  await withDatabase(openBesideServer(location), ({ db }) =>
    recordVerifiedBackup(db, backup.createdAt),
  );
  console.log(`Verified ${describe(backup)}.`);
}

function describe({ name, rows }: Backup): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${name} (${total.toLocaleString('en-US')} rows)`;
}

runCommand(main);

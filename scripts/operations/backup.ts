/**
 * `npm run backup`, `npm run verify`, and `npm run restore`: encrypted backups of the database in BACKUP_DIR (docs/production.md). The first
 * two run beside the server. A name after `--` chooses a backup; by default it is the newest.
 */
import { OperatorError } from '../../server/core/operator-error';
import { loadConfig, loadEnvFile } from '../../server/core/config/config';
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
import { runCommand } from './run-command';

const [command = '', name] = process.argv.slice(2);

const commands: Record<string, (context: BackupContext, days: number) => Promise<string>> = {
  backup: async (context, days) => {
    const backup = await createBackup(context);
    const deleted = await deleteOldBackups(context, days);
    return `Backed up ${describe(backup)}. Deleted ${deleted} old backups.`;
  },
  verify: async (context) => {
    const backup = await findBackup(context, name);
    await verifyBackup(context, backup);
    await withDatabase(openBesideServer(context.location), ({ db }) =>
      recordVerifiedBackup(db, backup.createdAt),
    );
    return `Verified ${describe(backup)}.`;
  },
  restore: async (context) => {
    const backup = await findBackup(context, name);
    await restoreBackup(context, backup);
    return `Restored and verified ${describe(backup)}. You can start the server.`;
  },
};

async function main(): Promise<void> {
  const run = commands[command];
  if (run === undefined) {
    throw new OperatorError(`Use: npm run ${Object.keys(commands).join('|')}`);
  }
  loadEnvFile();
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
  console.log(await run(context, backups.days));
}

function describe({ name, rows }: Backup): string {
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
  return `${name} (${total.toLocaleString('en-US')} rows)`;
}

runCommand(main);

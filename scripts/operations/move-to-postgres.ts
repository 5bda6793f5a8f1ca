/** `NEW_DATABASE_URL=postgres://… npm run move-to-postgres`: copies the SQLite database of the settings to PostgreSQL. Stop the server first. */
import { existsSync } from 'node:fs';
import { OperatorError } from '../../server/core/operator-error';
import { loadConfig, loadEnvFile } from '../../server/core/config/config';
import { moveToPostgres } from '../../server/core/db/copies/move-to-postgres';
import { loadMasterKey } from '../../server/core/db/encryption/master-key';
import { openEncryption } from '../../server/core/db/encryption/key-ring';
import { openDatabase, openUnlimited, withDatabase } from '../../server/core/db/open-database';
import { peopleData } from '../../server/person-records';
import { renewIndex } from '../../server/services/people/renew-index';
import { runCommand } from './run-command';

runCommand(async () => {
  loadEnvFile();
  const { database: from, dataKey, dataDir } = loadConfig(process.env);
  const url = process.env['NEW_DATABASE_URL'];
  const { database: to } = loadConfig({ ...process.env, DATABASE_URL: url });
  if (from.engine !== 'sqlite' || to.engine !== 'postgres' || !existsSync(from.file)) {
    throw new OperatorError(
      'Set NEW_DATABASE_URL to an empty PostgreSQL database, and leave out DATABASE_URL until the SQLite database is moved.',
    );
  }
  const moved = await withDatabase(openDatabase(from), (source) =>
    withDatabase(openUnlimited(to), async (target) => {
      const encryption = await openEncryption(source, loadMasterKey(dataKey, dataDir));
      return moveToPostgres(source, target, {
        derivedTables: ['search_tokens'],
        derive: (tx) => renewIndex(tx, encryption, peopleData),
      });
    }),
  );
  const counts = Object.values(moved);
  const rows = counts.reduce((sum, count) => sum + count, 0).toLocaleString('en-US');
  console.log(
    `Moved ${rows} rows. Set DATABASE_URL to the new database, start the server, and keep ${from.file} until you have a verified backup.`,
  );
});

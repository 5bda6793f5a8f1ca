/** `npm run upgrade-database`: brings a database that is older than the first release to that release. Stop every server first. */
import { existsSync } from 'node:fs';
import { loadConfig, ConfigError } from '../server/core/config/config';
import { loadDataKey } from '../server/core/db/encryption/data-key';
import { DatabaseOutage } from '../server/core/db/database-outage';
import { DatabaseUnavailable } from '../server/core/db/engine';
import { upgradePreRelease } from '../server/core/db/migrations/upgrade-pre-release';
import { openForMigration } from '../server/core/db/open-database';
import { preReleaseUpgrade } from '../server/pre-release-upgrade';
import { readSettings } from './settings';

// Only this user may read the database, as in the server.
process.umask(0o077);

async function main(): Promise<void> {
  readSettings();
  const { database: location, dataKey, dataDir } = loadConfig(process.env);
  if (location.engine === 'sqlite' && !existsSync(location.file)) {
    throw new DatabaseUnavailable(`There is no database at ${location.file}.`);
  }
  const database = await openForMigration(location);
  try {
    const masterKey = loadDataKey(dataKey, dataDir);
    const rows = await upgradePreRelease(database, masterKey, preReleaseUpgrade);
    console.log(
      rows === null
        ? 'The database is up to date. Nothing was changed.'
        : `Upgraded the database. All ${rows.toLocaleString('en-US')} rows were kept.`,
    );
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  const isExpected = [ConfigError, DatabaseOutage, DatabaseUnavailable].some(
    (type) => error instanceof type,
  );
  console.error(isExpected ? (error as Error).message : error);
  process.exit(1);
});

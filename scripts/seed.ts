/**
 * `npm run seed -- 10000`: adds so many sample threads to the demo's database, to see how it does with years of them; a second number
 * adds so many requests to each queue of the help desk, a third so many employees, a fourth so many jobs.
 */
import { ConfigError, loadConfig } from '../server/config';
import { dataKeyOf } from '../server/data-key';
import { DatabaseUnavailable } from '../server/db/engine';
import { checkDataKey } from '../server/db/key-check';
import { openDatabase } from '../server/db/open';
import { createVault } from '../server/db/vault';
import { seedMany } from '../server/demo/seed-many';
import { seedManyEmployees } from '../server/demo/seed-employees';
import { seedManyJobs } from '../server/demo/seed-jobs';
import { seedManyRequests } from '../server/demo/seed-many-requests';
import { readSettings } from './settings';

// What it writes is for this account alone, as what the server writes.
process.umask(0o077);

async function main(): Promise<void> {
  const count = Number(process.argv[2] ?? 10_000);
  const requests = Number(process.argv[3] ?? 0);
  if (!Number.isInteger(requests) || requests < 0 || requests > 100_000) {
    throw new ConfigError([
      'Say how many requests for each queue, up to 100000, as the second number.',
    ]);
  }
  const employees = Number(process.argv[4] ?? 0);
  if (!Number.isInteger(employees) || employees < 0 || employees > 50_000) {
    throw new ConfigError(['Say how many employees, up to 50000, as the third number.']);
  }
  const jobs = Number(process.argv[5] ?? 0);
  if (!Number.isInteger(jobs) || jobs < 0 || jobs > 10_000) {
    throw new ConfigError(['Say how many jobs, up to 10000, as the fourth number.']);
  }
  if (!Number.isInteger(count) || count < 1 || count > 100_000) {
    throw new ConfigError(['Say how many threads, from 1 to 100000: npm run seed -- 10000']);
  }
  if (!readSettings().isDemo) {
    throw new ConfigError([
      'Sample threads go into the demo only, not into a real project’s data.',
    ]);
  }
  const config = loadConfig(process.env);
  const vault = createVault(dataKeyOf(config.dataKey, config.dataDir));
  const database = await openDatabase(config.database, vault, () => undefined);
  try {
    await checkDataKey(database.db, vault);
    await seedMany(database.db, vault, count, new Date());
    await seedManyRequests(database.db, vault, requests, new Date());
    await seedManyEmployees(database.db, employees, new Date());
    await seedManyJobs(database.db, vault, jobs, new Date());
  } finally {
    await database.close();
  }
  console.log(`${String(count)} sample threads have been added.`);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof DatabaseUnavailable;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});

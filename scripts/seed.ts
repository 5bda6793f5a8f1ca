/**
 * `npm run seed -- 10000 2000 2000 500 1000`: adds sample data for load tests to the demo's database: threads, requests in each
 * help-desk queue, employees, jobs with two applications each, and posts.
 */
import { ConfigError, loadConfig } from '../server/config';
import { loadDataKey } from '../server/db/encryption/encryption-key';
import { DatabaseUnavailable } from '../server/db/engine';
import { checkDataKey } from '../server/db/encryption/encryption-key-check';
import { openDatabase } from '../server/db/open-database';
import { createVault } from '../server/db/encryption/encryption';
import {
  seedManyThreads,
  seedManyEmployees,
  seedManyJobs,
  seedManyPosts,
  seedManyRequests,
} from '../server/demo/seed-many';
import { readSettings } from './settings';

// Only this user may read the database, as in the server.
process.umask(0o077);

/** In the order of the arguments. */
const kinds = [
  { label: 'threads', max: 100_000, default: '10000' },
  { label: 'requests for each queue', max: 100_000, default: '0' },
  { label: 'employees', max: 50_000, default: '0' },
  { label: 'jobs', max: 10_000, default: '0' },
  { label: 'posts', max: 10_000, default: '0' },
] as const;

function parseAmounts(args: readonly string[]): number[] {
  return kinds.map(({ label, max, default: defaultAmount }, index) => {
    const amount = Number(args[index] ?? defaultAmount);
    if (Number.isInteger(amount) && amount >= 0 && amount <= max) return amount;
    throw new ConfigError([
      `Argument ${index + 1} is the number of ${label}, up to ${max}: npm run seed -- 10000 2000 2000 500 1000`,
    ]);
  });
}

async function main(): Promise<void> {
  const amounts = parseAmounts(process.argv.slice(2));
  const [threads = 0, requests = 0, employees = 0, jobs = 0, posts = 0] = amounts;
  if (!readSettings().isDemo) {
    throw new ConfigError(['Sample data can only be added to the demo.']);
  }
  const config = loadConfig(process.env);
  const vault = createVault(loadDataKey(config.dataKey, config.dataDir));
  const database = await openDatabase(config.database, vault, () => undefined);
  try {
    await checkDataKey(database.db, vault);
    const now = new Date();
    await seedManyThreads(database.db, vault, threads, now);
    await seedManyRequests(database.db, vault, requests, now);
    await seedManyEmployees(database.db, employees, now);
    await seedManyJobs(database.db, vault, jobs, now);
    await seedManyPosts(database.db, posts, now);
  } finally {
    await database.close();
  }
  const added = kinds.flatMap(({ label }, index) =>
    amounts[index] === 0 ? [] : [`${String(amounts[index])} ${label}`],
  );
  console.log(`Added: ${added.join(', ') || 'nothing'}.`);
}

main().catch((error: unknown) => {
  const isExpected = error instanceof ConfigError || error instanceof DatabaseUnavailable;
  console.error(isExpected ? error.message : error);
  process.exit(1);
});

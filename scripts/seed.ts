/**
 * `npm run seed -- 10000 2000 2000 500 1000`: adds samples to the demo's database, to see how it does with years of them: so many
 * threads, requests in each queue of the help desk, employees, jobs with two applications each, and posts. What is left out is not added.
 */
import { ConfigError, loadConfig } from '../server/config';
import { dataKeyOf } from '../server/db/encryption/encryption-key';
import { DatabaseUnavailable } from '../server/db/engine';
import { checkDataKey } from '../server/db/encryption/encryption-key-check';
import { openDatabase } from '../server/db/open-database';
import { createVault } from '../server/db/encryption/encryption';
import {
  seedMany,
  seedManyEmployees,
  seedManyJobs,
  seedManyPosts,
  seedManyRequests,
} from '../server/demo/seed-many';
import { readSettings } from './settings';

// What it writes is for this account alone, as what the server writes.
process.umask(0o077);

/** What is added, in the order of the numbers, and the most of it. */
const kinds = [
  { words: 'threads', most: 100_000, usual: '10000' },
  { words: 'requests for each queue', most: 100_000, usual: '0' },
  { words: 'employees', most: 50_000, usual: '0' },
  { words: 'jobs', most: 10_000, usual: '0' },
  { words: 'posts', most: 10_000, usual: '0' },
] as const;

/** The numbers of the command line. Throws a sentence for the one that cannot be. */
function amounts(given: readonly string[]): number[] {
  return kinds.map(({ words, most, usual }, index) => {
    const amount = Number(given[index] ?? usual);
    if (Number.isInteger(amount) && amount >= 0 && amount <= most) return amount;
    throw new ConfigError([
      `Number ${index + 1} says how many ${words}, up to ${most}: npm run seed -- 10000 2000 2000 500 1000`,
    ]);
  });
}

async function main(): Promise<void> {
  const given = amounts(process.argv.slice(2));
  const [threads = 0, requests = 0, employees = 0, jobs = 0, posts = 0] = given;
  if (!readSettings().isDemo) {
    throw new ConfigError(['Samples go into the demo only, not into a real project’s data.']);
  }
  const config = loadConfig(process.env);
  const vault = createVault(dataKeyOf(config.dataKey, config.dataDir));
  const database = await openDatabase(config.database, vault, () => undefined);
  try {
    await checkDataKey(database.db, vault);
    const now = new Date();
    await seedMany(database.db, vault, threads, now);
    await seedManyRequests(database.db, vault, requests, now);
    await seedManyEmployees(database.db, employees, now);
    await seedManyJobs(database.db, vault, jobs, now);
    await seedManyPosts(database.db, posts, now);
  } finally {
    await database.close();
  }
  const added = kinds.flatMap(({ words }, index) =>
    given[index] === 0 ? [] : [`${String(given[index])} ${words}`],
  );
  console.log(`Samples that were added: ${added.join(', ') || 'none'}.`);
}

main().catch((error: unknown) => {
  const isPlain = error instanceof ConfigError || error instanceof DatabaseUnavailable;
  console.error(isPlain ? error.message : error);
  process.exit(1);
});

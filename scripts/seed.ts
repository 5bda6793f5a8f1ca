/**
 * `npm run seed -- 10000 2000 2000 500 1000`: adds sample data for load tests to the demo's database: threads, requests in each
 * help-desk queue, employees, jobs with two applications each, and posts.
 */
import { OperatorError } from '../server/core/operator-error';
import { loadConfig } from '../server/core/config/config';
import { loadMasterKey } from '../server/core/db/encryption/master-key';
import { openEncryption } from '../server/core/db/encryption/key-ring';
import { openDatabase, withDatabase } from '../server/core/db/open-database';
import { seedMany, type SampleAmounts } from '../server/demo/seed-many';
import { loadRegions } from '../server/services/site/region-records';
import { runCommand } from './operations/run-command';
import { readSettings } from './settings';

const kinds = [
  { name: 'threads', label: 'threads', max: 100_000, default: '10000' },
  { name: 'requestsPerQueue', label: 'requests for each queue', max: 100_000, default: '0' },
  { name: 'employees', label: 'employees', max: 50_000, default: '0' },
  { name: 'jobs', label: 'jobs', max: 10_000, default: '0' },
  { name: 'posts', label: 'posts', max: 10_000, default: '0' },
] as const;

function parseAmounts(args: readonly string[]): SampleAmounts {
  const amounts = kinds.map(({ name, label, max, default: defaultAmount }, index) => {
    const amount = Number(args[index] ?? defaultAmount);
    if (Number.isInteger(amount) && amount >= 0 && amount <= max) return [name, amount];
    throw new OperatorError(
      `Argument ${index + 1} is the number of ${label}, up to ${max}: npm run seed -- 10000 2000 2000 500 1000`,
    );
  });
  return Object.fromEntries(amounts) as SampleAmounts;
}

async function main(): Promise<void> {
  const amounts = parseAmounts(process.argv.slice(2));
  if (!readSettings().isDemo) {
    throw new OperatorError('Sample data can only be added to the demo.');
  }
  const config = loadConfig(process.env);
  await withDatabase(openDatabase(config.database), async (database) => {
    const masterKey = loadMasterKey(config.dataKey, config.dataDir);
    const encryption = await openEncryption(database, masterKey);
    const regions = loadRegions(config.siteDir);
    await seedMany(database.db, { encryption, regions }, amounts, new Date());
  });
  const added = kinds.flatMap(({ name, label }) =>
    amounts[name] === 0 ? [] : [`${amounts[name]} ${label}`],
  );
  console.log(`Added: ${added.join(', ') || 'nothing'}.`);
}

runCommand(main);

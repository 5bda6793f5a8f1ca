import { getOfficeDay } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import type { Vault } from '../db/encryption/encryption';
import { inTransaction, type Db, type Tx } from '../db/engine';
import { countRows } from '../db/pagination';
import { generateEmployees } from './employee-samples';
import { generateThreads } from './generate-threads';
import { generateRequests } from './help-desk-samples';
import { demoAccounts } from './inbox-samples';
import { generateJobs } from './job-samples';
import { generatePosts } from './post-samples';
import { seedEmployees, seedJobs, seedPosts, seedRequest, seedThread } from './seed-records';

/** Small transactions, so that a running server on PostgreSQL does not wait. */
const batchSize = 250;

export async function seedManyThreads(
  db: Db,
  vault: Vault,
  count: number,
  now: Date,
): Promise<void> {
  const staff = demoAccounts
    .filter(({ role }) => role === 'owner' || role === 'intake')
    .map(({ email }) => email);
  await inBatches(db, generateThreads(count, staff), async (tx, threads) => {
    for (const thread of threads) await seedThread(tx, vault, thread, now);
  });
}

/** Adds this many requests to each of the five queues. */
export async function seedManyRequests(
  db: Db,
  vault: Vault,
  count: number,
  now: Date,
): Promise<void> {
  await inBatches(db, generateRequests(count, now), async (tx, requests) => {
    for (const request of requests) await seedRequest(tx, vault, request, now);
  });
}

export async function seedManyEmployees(db: Db, count: number, now: Date): Promise<void> {
  const employees = generateEmployees(count, getOfficeDay(defaultRegion, now));
  await inBatches(db, employees, (tx, batch) => seedEmployees(tx, batch, now));
}

/** Adds jobs with two applications each, numbered after existing ones. */
export async function seedManyJobs(db: Db, vault: Vault, count: number, now: Date): Promise<void> {
  const first = 1 + (await countRows(db.selectFrom('jobPosts')));
  const jobs = generateJobs(count, getOfficeDay(defaultRegion, now), first);
  await inBatches(db, jobs, (tx, batch) => seedJobs(tx, vault, batch, { applications: 2, now }));
}

/** Adds posts, numbered after existing ones. */
export async function seedManyPosts(db: Db, count: number, now: Date): Promise<void> {
  const first = 1 + (await countRows(db.selectFrom('posts')));
  const posts = generatePosts(count, getOfficeDay(defaultRegion, now), first);
  await inBatches(db, posts, (tx, batch) => seedPosts(tx, batch, now));
}

async function inBatches<Record>(
  db: Db,
  records: readonly Record[],
  seed: (tx: Tx, batch: readonly Record[]) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < records.length; from += batchSize) {
    await inTransaction(db, (tx) => seed(tx, records.slice(from, from + batchSize)));
  }
}

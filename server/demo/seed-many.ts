import { getOfficeDay } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { inTransaction, type Db, type Tx } from '../core/db/engine';
import { countRows } from '../core/db/pagination';
import type { Context } from '../features/context';
import { generateEmployees } from './employee-samples';
import { generateThreads } from './generate-threads';
import { generateRequests } from './help-desk-samples';
import { demoAccounts } from './inbox-samples';
import { generateJobs } from './job-samples';
import { generatePosts } from './post-samples';
import { seedEmployees, seedJobs, seedPosts, seedRequest, seedThread } from './seed-records';

export type SampleAmounts = {
  threads: number;
  requestsPerQueue: number;
  employees: number;
  jobs: number;
  posts: number;
};

/** Small transactions, so that a running server on PostgreSQL does not wait. */
const batchSize = 250;

/** Adds sample records. Jobs and posts are numbered after existing ones. */
export async function seedMany(
  db: Db,
  context: Pick<Context, 'encryption' | 'regions'>,
  amounts: Partial<SampleAmounts>,
  now: Date,
): Promise<void> {
  const { encryption } = context;
  const { threads = 0, requestsPerQueue = 0, employees = 0, jobs = 0, posts = 0 } = amounts;
  const today = getOfficeDay(defaultRegion, now);
  const staff = demoAccounts
    .filter(({ role }) => role === 'owner' || role === 'intake')
    .map(({ email }) => email);
  await inBatches(db, generateThreads(threads, staff), async (tx, batch) => {
    for (const thread of batch) await seedThread(tx, context, thread, now);
  });
  await inBatches(db, generateRequests(requestsPerQueue, now), async (tx, batch) => {
    for (const request of batch) await seedRequest(tx, encryption, request, now);
  });
  await inBatches(db, generateEmployees(employees, today), (tx, batch) =>
    seedEmployees(tx, encryption, batch, now),
  );
  const firstJob = 1 + (await countRows(db.selectFrom('jobPosts')));
  await inBatches(db, generateJobs(jobs, today, firstJob), (tx, batch) =>
    seedJobs(tx, encryption, batch, { applications: 2, now }),
  );
  const firstPost = 1 + (await countRows(db.selectFrom('posts')));
  await inBatches(db, generatePosts(posts, today, firstPost), (tx, batch) =>
    seedPosts(tx, batch, now),
  );
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

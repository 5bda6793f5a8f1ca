import { getOfficeDay } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { seedAccounts } from '../accounts/queries';
import type { Vault } from '../db/encryption/encryption';
import { inTransaction, type Db } from '../db/engine';
import { buildDemoEmployees } from './employee-samples';
import { buildDemoRequests } from './help-desk-samples';
import { demoAccounts, demoThreads } from './inbox-samples';
import { buildDemoJobs } from './job-samples';
import { buildDemoPosts } from './post-samples';
import { seedEmployees, seedJobs, seedPosts, seedRequest, seedThread } from './seed-records';

/**
 * Adds sample records, marked as such, to every table that is empty, and an account per role. Returns false if nothing was added.
 * @param now the samples are dated back from here
 */
export async function seedDemo(db: Db, vault: Vault, now: Date): Promise<boolean> {
  const today = getOfficeDay(defaultRegion, now);
  return inTransaction(db, async (tx) => {
    const threads = (await isEmpty(tx, 'threads')) ? demoThreads : [];
    const requests = (await isEmpty(tx, 'helpDesk')) ? buildDemoRequests(now) : [];
    const employees = (await isEmpty(tx, 'employees')) ? buildDemoEmployees(today) : [];
    const posts = (await isEmpty(tx, 'posts')) ? buildDemoPosts(now, today) : [];
    const jobs = (await isEmpty(tx, 'jobPosts')) ? buildDemoJobs(today) : [];
    if ([threads, requests, employees, posts, jobs].every(({ length }) => length === 0)) {
      return false;
    }
    await seedAccounts(tx, demoAccounts, now.toISOString());
    // Oldest first, because ids are in the order of creation.
    for (const thread of threads.toReversed()) await seedThread(tx, vault, thread, now);
    for (const request of requests.toReversed()) await seedRequest(tx, vault, request, now);
    await seedEmployees(tx, employees, now);
    await seedPosts(tx, posts, now);
    const applications = (await isEmpty(tx, 'jobApplications')) ? 3 : 0;
    await seedJobs(tx, vault, jobs.slice(0, 1), { applications, now });
    await seedJobs(tx, vault, jobs.slice(1), { applications: 0, now });
    return true;
  });
}

type SeededTable = 'threads' | 'helpDesk' | 'employees' | 'posts' | 'jobPosts' | 'jobApplications';

async function isEmpty(db: Db, table: SeededTable): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;
}

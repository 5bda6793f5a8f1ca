import { getOfficeDay } from '../../contract/shared/region-facts';
import { addDays } from '../../contract/shared/dates/calendar-day';
import { defaultRegion } from '../../contract/shared/regions';
import { seedAccounts } from '../services/auth/account-queries';
import { inTransaction, type Db } from '../core/db/engine';
import type { Context } from '../features/context';
import { buildDemoEmployees } from './employee-samples';
import { buildDemoRequests } from './help-desk-samples';
import { demoAccounts, demoThreads } from './inbox-samples';
import { buildDemoJobs } from './job-samples';
import { buildDemoPosts } from './post-samples';
import { seedFollowUps } from './follow-up-samples';
import { seedBrochureTemplate } from './sample-brochure';
import { seedTags } from './tag-samples';
import { seedEmployees, seedJobs, seedPosts, seedRequest, seedThread } from './seed-records';

/**
 * Adds an account per role, and sample records, marked as such, to every table that is empty.
 * @param now the samples are dated back from here
 */
export async function seedDemo(
  db: Db,
  context: Pick<Context, 'encryption' | 'regions'>,
  now: Date,
): Promise<void> {
  const { encryption } = context;
  const today = getOfficeDay(defaultRegion, now);
  await inTransaction(db, async (tx) => {
    // Older than the samples, which are therefore unread.
    await seedAccounts(tx, demoAccounts, `${addDays(today, -365)}T00:00:00.000Z`);
    // Oldest first, because ids are in the order of creation.
    if (await isEmpty(tx, 'threads')) {
      for (const thread of demoThreads.toReversed()) await seedThread(tx, context, thread, now);
      await seedBrochureTemplate(tx, encryption, now);
    }
    if (await isEmpty(tx, 'helpDesk')) {
      const requests = buildDemoRequests(now).toReversed();
      for (const request of requests) await seedRequest(tx, encryption, request, now);
    }
    if (await isEmpty(tx, 'employees'))
      await seedEmployees(tx, encryption, buildDemoEmployees(today), now);
    if (await isEmpty(tx, 'posts')) await seedPosts(tx, buildDemoPosts(now, today), now);
    if (await isEmpty(tx, 'jobPosts')) {
      const [open, ...others] = buildDemoJobs(today);
      const applications = (await isEmpty(tx, 'jobApplications')) ? 3 : 0;
      if (open) await seedJobs(tx, encryption, [open], { applications, now });
      await seedJobs(tx, encryption, others, { applications: 0, now });
    }
    if (await isEmpty(tx, 'followUps')) await seedFollowUps(tx, encryption, now);
    await seedTags(tx, now);
  });
}

type SeededTable =
  | 'threads'
  | 'helpDesk'
  | 'employees'
  | 'posts'
  | 'jobPosts'
  | 'jobApplications'
  | 'followUps';

async function isEmpty(db: Db, table: SeededTable): Promise<boolean> {
  return (await db.selectFrom(table).select('id').limit(1).executeTakeFirst()) === undefined;
}

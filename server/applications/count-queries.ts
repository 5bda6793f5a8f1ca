import { sql } from 'kysely';
import type { Db } from '../db/engine';

type Counts = { applications: number; newApplications: number };

/** How many have applied for each of these jobs, and whom of them nobody has taken up, by slug; null: for all jobs. */
export async function countApplicationsPerJob(
  db: Db,
  slugs: readonly string[] | null,
): Promise<(slug: string) => Counts> {
  if (slugs?.length === 0) return () => none;
  const rows = await db
    .selectFrom('job_applications')
    .select((eb) => [
      'job',
      eb.fn.countAll().as('applications'),
      sql<number>`sum(case when stage = 'new' then 1 else 0 end)`.as('fresh'),
    ])
    .$if(slugs !== null && slugs.length <= atOnce, (query) => query.where('job', 'in', slugs ?? []))
    .groupBy('job')
    .execute();
  const counts = new Map(
    rows.map(({ job, applications, fresh }) => [
      job,
      { applications: Number(applications), newApplications: Number(fresh) },
    ]),
  );
  return (slug) => counts.get(slug) ?? none;
}

const none: Counts = { applications: 0, newApplications: 0 };
/** Both engines bound how many values a statement may carry. */
const atOnce = 500;

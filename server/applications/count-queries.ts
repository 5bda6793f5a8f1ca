import { sql } from 'kysely';
import type { Db } from '../db/engine';

type Counts = { applications: number; newApplications: number };

const noApplications: Counts = { applications: 0, newApplications: 0 };
/** Both engines limit the values in a statement. Beyond this, all jobs are counted. */
const maxSlugs = 500;

/**
 * Counts the applications per job.
 * @param slugs null for all jobs
 */
export async function countApplicationsPerJob(
  db: Db,
  slugs: readonly string[] | null,
): Promise<(slug: string) => Counts> {
  if (slugs?.length === 0) return () => noApplications;
  const rows = await db
    .selectFrom('jobApplications')
    .select((eb) => [
      'job',
      eb.fn.countAll().as('applications'),
      sql<number>`sum(case when stage = 'new' then 1 else 0 end)`.as('newApplications'),
    ])
    .$if(slugs !== null && slugs.length <= maxSlugs, (query) =>
      query.where('job', 'in', slugs ?? []),
    )
    .groupBy('job')
    .execute();
  const counts = new Map(
    rows.map(({ job, applications, newApplications }) => [
      job,
      { applications: Number(applications), newApplications: Number(newApplications) },
    ]),
  );
  return (slug) => counts.get(slug) ?? noApplications;
}

import { sql } from 'kysely';
import type { FileJob } from '../../../contract/jobs/schema';
import type { Access } from '../../../contract/shared/roles';
import { isInRegions } from '../../core/db/region-clause';
import type { Db } from '../../core/db/engine';

/** Lists the jobs that have applications, by title. The title is that of the latest application. */
export async function listAppliedJobs(
  db: Db,
  regions: Access['regions'] = null,
): Promise<Pick<FileJob, 'slug' | 'title' | 'region' | 'applications' | 'newApplications'>[]> {
  const perJob = db
    .selectFrom('jobApplications')
    .select((eb) => eb.fn.max('id').as('latestId'))
    .select(sql<number>`cast(count(*) as integer)`.as('applications'))
    .select(
      sql<number>`cast(sum(case when stage = 'new' then 1 else 0 end) as integer)`.as(
        'newApplications',
      ),
    )
    .where(isInRegions(regions, 'region'))
    .groupBy('job')
    .as('perJob');
  const rows = await db
    .selectFrom('jobApplications')
    .innerJoin(perJob, 'perJob.latestId', 'jobApplications.id')
    .select(['job as slug', 'jobTitle as title', 'region', 'applications', 'newApplications'])
    .execute();
  return rows.sort((a, b) => a.title.localeCompare(b.title, 'en-US'));
}

/** Columns of a query of job_posts. */
export const applicationCounts = [
  sql<number>`(select cast(count(*) as integer) from job_applications where job = job_posts.slug)`.as(
    'applications',
  ),
  sql<number>`(
    select cast(count(*) as integer) from job_applications
    where job = job_posts.slug and stage = 'new'
  )`.as('newApplications'),
] as const;

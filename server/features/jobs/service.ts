import { acceptsApplications, type ListedJob } from '../../../contract/jobs/listing';
import type { FileJob } from '../../../contract/jobs/schema';
import { canSeeRegion } from '../../../contract/shared/roles';
import { createMatcher, normalizeForSearch } from '../../../contract/shared/text/text-search';
import type { Context } from '../context';
import type { Db } from '../../core/db/engine';
import { listAppliedJobs } from '../applications/service';
import { findJobBySlug, listJobSlugs, type JobFilter } from './queries';
import type { RecordSource } from '../../core/http/presence/presence';

export const jobRecords: RecordSource = { kind: 'job', table: 'jobPosts' };

export async function listFileJobs({ database, siteJobs, now }: Context): Promise<FileJob[]> {
  const { db } = database;
  const dashboardSlugs = await listJobSlugs(db);
  const applied = new Map((await listAppliedJobs(db)).map((job) => [job.slug, job]));
  const listed = siteJobs.list().map((job) => ({
    applications: 0,
    newApplications: 0,
    ...applied.get(job.slug),
    ...job,
    displayState: acceptsApplications(job, now()) ? ('open' as const) : ('expired' as const),
  }));
  for (const { slug } of listed) applied.delete(slug);
  const removed = [...applied.values()].map((job) => ({
    ...job,
    validThrough: null,
    displayState: 'closed' as const,
  }));
  return [...listed, ...removed]
    .filter(({ slug }) => !dashboardSlugs.has(slug))
    .sort((a, b) => a.title.localeCompare(b.title, 'en-US'));
}

/** The job type is unknown for jobs in files, so that filter excludes all of them. */
export function filterFileJobs(
  files: readonly FileJob[],
  {
    state,
    region,
    regions,
    type,
    search,
  }: Pick<JobFilter, 'state' | 'region' | 'regions' | 'type' | 'search'>,
): FileJob[] {
  const matches = createMatcher(search.trim());
  return files.filter(
    (job) =>
      type === undefined &&
      (state === undefined || job.displayState === state) &&
      (region === undefined || job.region === region) &&
      canSeeRegion({ regions }, job.region) &&
      matches(normalizeForSearch(`${job.title} ${job.slug}`)),
  );
}

/**
 * Finds a job that takes applications now. The site must have its page; changes made in the dashboard since
 * it was built apply at once.
 */
export async function findOpenJob(
  { siteJobs, now }: Pick<Context, 'siteJobs' | 'now'>,
  db: Db,
  slug: string,
): Promise<ListedJob | null> {
  const listed = siteJobs.list().find((job) => job.slug === slug);
  if (listed === undefined) return null;
  const edited = await findJobBySlug(db, slug);
  if (edited === null) return acceptsApplications(listed, now()) ? listed : null;
  const { state, validThrough, title, region, sample } = edited;
  if (state !== 'open' || validThrough === null) return null;
  const job = { slug, title, region, validThrough, sample: sample === 1 };
  return acceptsApplications(job, now()) ? job : null;
}

export { jobAudit } from './audit-queries';
export { listJobActivity, listJobs } from './queries';

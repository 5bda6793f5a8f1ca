import type { FastifyRequest } from 'fastify';
import Type from 'typebox';
import { acceptsApplications, type ListedJob } from '../../contract/jobs/listing';
import type { FileJob, JobPostDetail, JobPostsQuery } from '../../contract/jobs/schema';
import { normalizeForSearch, createMatcher } from '../../contract/shared/text/text-search';
import { countApplicationsPerJob } from '../applications/count-queries';
import { listAppliedJobs } from '../applications/queries';
import type { Context } from '../context';
import { listFieldChanges } from '../db/change-log';
import type { Db } from '../db/engine';
import { notFound } from '../http/errors';
import { getSearchQuery } from '../http/lists/search-header';
import { findJob, findJobBySlug, listJobSlugs, type JobFilter } from './queries';

/** The id of a dashboard job, or the slug of a job in content/. */
export const jobParam = Type.Object({ id: Type.String({ pattern: '^[\\w-]{1,120}$' }) });

/** Throws 400 if the search header can't be decoded. */
export function parseJobFilter(request: FastifyRequest): JobFilter {
  const query = request.query as JobPostsQuery;
  return {
    state: query.state ?? null,
    region: query.region ?? null,
    type: query.type ?? null,
    search: getSearchQuery(request).trim(),
    sort: query.sort ?? 'latest',
    isDescending: query.down === '1',
  };
}

/** Finds a dashboard job with its change history. */
export async function findJobDetail(context: Context, id: string): Promise<JobPostDetail | null> {
  const { db } = context.database;
  const job = await findJob(db, id, context.now());
  return job && { ...job, history: await listFieldChanges(db, 'jobPostChanges', id) };
}

/** Throws 404. */
export async function getJobDetail(context: Context, id: string): Promise<JobPostDetail> {
  const job = await findJobDetail(context, id);
  if (job === null) throw notFound();
  return job;
}

/** Lists the jobs of content/ by title, including removed ones that have applications. */
export async function listFileJobs({ database, jobs, now }: Context): Promise<FileJob[]> {
  const { db } = database;
  const dashboardSlugs = await listJobSlugs(db);
  const listed = jobs.list().filter(({ slug }) => !dashboardSlugs.has(slug));
  const listedSlugs = new Set(listed.map(({ slug }) => slug));
  const removed = (await listAppliedJobs(db)).filter(
    ({ slug }) => !dashboardSlugs.has(slug) && !listedSlugs.has(slug),
  );
  const getCounts = await countApplicationsPerJob(db, null);
  const today = now();
  return [
    ...listed.map((job) => ({
      ...job,
      shown: acceptsApplications(job, today) ? ('open' as const) : ('expired' as const),
    })),
    ...removed.map((job) => ({ ...job, validThrough: null, shown: 'closed' as const })),
  ]
    .map((job) => ({ ...job, ...getCounts(job.slug) }))
    .sort((a, b) => a.title.localeCompare(b.title, 'en-US'));
}

/** The job type is unknown for jobs in files, so that filter excludes all of them. */
export function filterFileJobs(
  files: readonly FileJob[],
  { state, region, type, search }: Pick<JobFilter, 'state' | 'region' | 'type' | 'search'>,
): FileJob[] {
  const matches = createMatcher(search.trim());
  return files.filter(
    (job) =>
      type === null &&
      (state === null || job.shown === state) &&
      (region === null || job.region === region) &&
      matches(normalizeForSearch(`${job.title} ${job.slug}`)),
  );
}

/**
 * Finds a job that takes applications now. It must be in the live build, which has its page; changes made in the dashboard since
 * that build apply at once.
 */
export async function findOpenJob(
  { jobs, now }: Pick<Context, 'jobs' | 'now'>,
  db: Db,
  slug: string,
): Promise<ListedJob | null> {
  const listed = jobs.list().find((job) => job.slug === slug);
  if (listed === undefined) return null;
  const edited = await findJobBySlug(db, slug);
  if (edited === null) return acceptsApplications(listed, now()) ? listed : null;
  const { state, validThrough, title, region } = edited;
  if (state !== 'open' || validThrough === null) return null;
  const job = { slug, title, region, validThrough };
  return acceptsApplications(job, now()) ? job : null;
}

import type { FastifyRequest } from 'fastify';
import { parseRegion } from '../../../contract/employees/form';
import type { FormValues } from '../../../contract/forms/rules';
import { validateJobPost } from '../../../contract/jobs/form';
import { parseJobPost, type JobPostRecord } from '../../../contract/jobs/form-values';
import { acceptsApplications, type ListedJob } from '../../../contract/jobs/listing';
import type { FileJob, JobPostDetail, JobPostsQuery } from '../../../contract/jobs/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import { createMatcher, normalizeForSearch } from '../../../contract/shared/text/text-search';
import type { Staff } from '../../core/http/request/staff';
import type { Context } from '../context';
import { listFieldChanges } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { mdxValidationError, notFound, validationError } from '../../core/http/errors';
import { getSearchQuery } from '../../core/http/lists/search-header';
import { normalizeFields } from '../../core/http/request/normalize-text';
import { findMdxIssues } from '../../services/publishing/mdx/internal-links';
import { readMdx } from '../../services/publishing/mdx/read-mdx';
import { findJob, findJobBySlug, listAppliedJobs, listJobSlugs, type JobFilter } from './queries';
import type { RecordKind } from '../../core/http/presence/presence';

export const jobRecords: RecordKind = { kind: 'job', table: 'jobPosts' };

/**
 * Throws 400 by field.
 * @param hasPage the job was published, so it must stay complete even when closed
 */
export function parseJobInput(input: FormValues, now: Date, hasPage = false): JobPostRecord {
  const values = normalizeFields(input, ['body']);
  const errors = findErrors(values, now, hasPage);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  return parseJobPost(values);
}

/**
 * Throws 400 on `body`, with line and column, for code, unknown components, and dead links. Includes the errors of the other
 * fields, so that people see all of them at once.
 */
export async function validateJobText(
  context: Context,
  values: FormValues,
  staff: Staff,
  hasPage = false,
): Promise<void> {
  // Normalized first, so that line numbers match the stored text.
  const { body, slug, state } = parseJobPost(values);
  if (body === '') return;
  const parsed = await readMdx(staff.email, { body, collection: 'jobs' });
  const issues = await findMdxIssues(context, context.database.db, parsed, {
    collection: 'jobs',
    paths: slug === '' ? [] : [`/career/${slug}`],
    from: state === 'draft' ? null : context.now(),
    role: staff.role,
  });
  if (issues.length === 0) return;
  const otherErrors = findErrors(normalizeFields(values, ['body']), context.now(), hasPage);
  throw mdxValidationError('body', issues, otherErrors);
}

function findErrors(values: FormValues, now: Date, hasPage: boolean): Record<string, string> {
  const region = parseRegion(values['region'] ?? '') ?? defaultRegion;
  return validateJobPost(values, getOfficeDay(region, now), hasPage);
}

export function parseJobFilter(request: FastifyRequest<{ Querystring: JobPostsQuery }>): JobFilter {
  const { query } = request;
  return {
    state: query.state ?? null,
    region: query.region ?? null,
    type: query.type ?? null,
    search: getSearchQuery(request).trim(),
    sort: query.sort ?? 'latest',
    isDescending: query.down === '1',
  };
}

export async function findJobDetail(context: Context, id: string): Promise<JobPostDetail | null> {
  const { db } = context.database;
  const job = await findJob(db, id, context.now());
  return job && { ...job, history: await listFieldChanges(db, 'jobPostChanges', id) };
}

export async function getJobDetail(context: Context, id: string): Promise<JobPostDetail> {
  const job = await findJobDetail(context, id);
  if (job === null) throw notFound();
  return job;
}

export async function listFileJobs({ database, jobs, now }: Context): Promise<FileJob[]> {
  const { db } = database;
  const dashboardSlugs = await listJobSlugs(db);
  const applied = new Map((await listAppliedJobs(db)).map((job) => [job.slug, job]));
  const listed = jobs.list().map((job) => ({
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
  { state, region, type, search }: Pick<JobFilter, 'state' | 'region' | 'type' | 'search'>,
): FileJob[] {
  const matches = createMatcher(search.trim());
  return files.filter(
    (job) =>
      type === null &&
      (state === null || job.displayState === state) &&
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

export { listAppliedJobs, listJobActivity, listJobs } from './queries';

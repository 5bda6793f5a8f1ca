import { foldWords, wordSearch } from '../../contract/shared/text/text-search';
import type { FileJob } from '../../contract/jobs/schema';
import { takesApplications, type ListedJob } from '../../contract/jobs/listing';
import type { Context } from '../context';
import type { Db } from '../db/engine';
import { countApplicationsPerJob } from '../applications/count-queries';
import { listAppliedJobs } from '../applications/queries';
import { findJobBySlug, listSlugs, type JobFilter } from './queries';

/**
 * The jobs of the site that the office has not made here, by title: those that the build has listed, and those that are listed no more
 * but have applications.
 */
export async function listFileJobs({ database, jobs, now }: Context): Promise<FileJob[]> {
  const { db } = database;
  const own = await listSlugs(db);
  const listed = jobs.list().filter(({ slug }) => !own.has(slug));
  const known = new Set(listed.map(({ slug }) => slug));
  const gone = (await listAppliedJobs(db)).filter(({ slug }) => !own.has(slug) && !known.has(slug));
  const counts = await countApplicationsPerJob(db, null);
  const at = now();
  const files = [
    ...listed.map((job) => ({
      ...job,
      shown: takesApplications(job, at) ? ('open' as const) : ('expired' as const),
    })),
    ...gone.map((job) => ({ ...job, validThrough: null, shown: 'closed' as const })),
  ];
  return files
    .map((job) => ({ ...job, ...counts(job.slug) }))
    .sort((one, other) => one.title.localeCompare(other.title, 'en-US'));
}

/** Those that a filter leaves. Their hours are not known here: a filter by them leaves none. */
export function filterFileJobs(
  files: readonly FileJob[],
  { state, region, type, search }: Omit<JobFilter, 'sort' | 'down'>,
): FileJob[] {
  const holds = wordSearch(search.trim());
  return files.filter(
    (job) =>
      type === null &&
      (state === null || job.shown === state) &&
      (region === null || job.region === region) &&
      holds(foldWords(`${job.title} ${job.slug}`)),
  );
}

/**
 * The job with an address, when one can apply for it now; else null. There has to be a page with its form; what the office has made
 * of it since that was built counts at once.
 */
export async function findOpenJob(
  { jobs, now }: Pick<Context, 'jobs' | 'now'>,
  db: Db,
  slug: string,
): Promise<ListedJob | null> {
  const listed = jobs.list().find((job) => job.slug === slug);
  if (listed === undefined) return null;
  const post = await findJobBySlug(db, slug);
  if (post === null) return takesApplications(listed, now()) ? listed : null;
  const { state, validThrough, title, region } = post;
  if (state !== 'open' || validThrough === null) return null;
  const job = { slug, title, region, validThrough };
  return takesApplications(job, now()) ? job : null;
}

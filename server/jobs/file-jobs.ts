import { foldWords, wordSearch } from '../../contract/holds-words';
import type { FileJob } from '../../contract/job-posts';
import { takesApplications } from '../../contract/jobs';
import type { Context } from '../context';
import { countPerJob } from '../db/queries/application-counts';
import { listAppliedJobs } from '../db/queries/applications';
import { listSlugs, type JobPostFilter } from '../db/queries/job-posts';

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
  const counts = await countPerJob(db, null);
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
  { state, region, type, search }: Omit<JobPostFilter, 'sort' | 'down'>,
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

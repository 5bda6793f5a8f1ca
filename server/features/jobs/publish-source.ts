import type { JobPostRecord } from '../../../contract/jobs/form-values';
import { acceptsApplications, type ListedJob } from '../../../contract/jobs/listing';
import type { JobPost } from '../../../contract/jobs/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { regionIds } from '../../../contract/shared/regions';
import { getRevision } from '../../core/db/list-revisions';
import { formatMdxFile, type PublishSource } from '../../services/publishing/publish-source';
import { findJobBySlug, listJobSlugs, listOpenedJobs } from './queries';

/** @param listOnSite the jobs that the site lists, of the dashboard and of content/ */
export function createJobSource(listOnSite: () => readonly ListedJob[]): PublishSource {
  return {
    collection: 'jobs',
    kind: 'job',
    readRevision: async (db, now) =>
      [await getRevision(db, 'jobPosts'), ...regionIds.map((id) => getOfficeDay(id, now))].join(
        ' ',
      ),
    listPublished: async (db, now) => {
      const jobs = await listOpenedJobs(db);
      const files = jobs.flatMap((job) => {
        const days = findPageDays(job, now);
        if (days === null) return [];
        const mdx = toMdx(job, days);
        return [{ collection: 'jobs' as const, name: job.slug, mdx, pictures: [] }];
      });
      const ended = jobs.flatMap(({ slug, region, validThrough }) =>
        validThrough !== null && validThrough < getOfficeDay(region, now) ? slug : [],
      );
      return { files, ended, moved: [] };
    },
    findByName: findJobBySlug,
    hasEnded: (since, now) =>
      listOnSite().some((job) => acceptsApplications(job, since) && !acceptsApplications(job, now)),
    createLinkCheck: (db, { from }) => {
      let jobs: ReturnType<typeof listOpenedJobs> | undefined;
      let slugs: ReturnType<typeof listJobSlugs> | undefined;
      return async ({ path, kind, isServed }) => {
        const [, slug] = /^\/career\/([a-z0-9-]+)$/.exec(path) ?? [];
        if (slug === undefined || kind === 'file' || isServed) return null;
        const job = (await (jobs ??= listOpenedJobs(db))).find((opened) => opened.slug === slug);
        if (job && findPageDays(job, from) !== null) return 'found';
        return (await (slugs ??= listJobSlugs(db))).has(slug) ? 'unpublished' : null;
      };
    },
  };
}

type PageJob = Pick<JobPost, 'posted' | 'validThrough' | 'closedOn'>;
type PageDays = { posted: string; validThrough: string; closed?: string };

/** Returns the days a job's page shows. Null if the job closed before it had a page. */
export function getPageDays({ posted, validThrough, closedOn }: PageJob): PageDays | null {
  if (posted === null || validThrough === null || validThrough < posted) return null;
  if (closedOn === null || closedOn > validThrough) return { posted, validThrough };
  return posted > closedOn ? null : { posted, validThrough, closed: closedOn };
}

/** Null before the job's first day, too. */
function findPageDays(job: PageJob & Pick<JobPost, 'region'>, at: Date): PageDays | null {
  const days = getPageDays(job);
  return days !== null && days.posted <= getOfficeDay(job.region, at) ? days : null;
}

function toMdx(job: JobPostRecord & { sample: boolean }, days: PageDays): string {
  const { title, description, region, city, county, type, shifts, languages, pay, benefits } = job;
  const fields = {
    title,
    description,
    region,
    place: { city, ...(county !== null && { county }) },
    type,
    shifts,
    languages,
    ...(pay !== null && { pay }),
    ...(benefits.length > 0 && { benefits }),
    ...days,
    ...(job.sample && { sample: true }),
  };
  return formatMdxFile(fields, job.body);
}

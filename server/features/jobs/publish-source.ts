import type { JobPostRecord } from '../../../contract/jobs/form-values';
import type { JobPost } from '../../../contract/jobs/schema';
import type { PublishedFile } from '../../../contract/publishing/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import type { Db } from '../../core/db/engine';
import { formatMdxFile } from '../../services/publishing/mdx-file';
import { listOpenedJobs } from './queries';

export async function listPublishedJobs(db: Db, now: Date): Promise<PublishedFile[]> {
  return (await listOpenedJobs(db)).flatMap((job) => {
    const days = getPageDays(job);
    if (days === null || days.posted > getOfficeDay(job.region, now)) return [];
    return [{ collection: 'jobs' as const, name: job.slug, mdx: toMdx(job, days), pictures: [] }];
  });
}

/** The slugs of jobs whose last day is over at their office. */
export async function listEndedJobs(db: Db, now: Date): Promise<string[]> {
  return (await listOpenedJobs(db)).flatMap(({ slug, region, validThrough }) =>
    validThrough !== null && validThrough < getOfficeDay(region, now) ? slug : [],
  );
}

type PageDays = { posted: string; validThrough: string; closed?: string };

/** Returns the days a job's page shows. Null if the job closed before it had a page. */
export function getPageDays({
  posted,
  validThrough,
  closedOn,
}: Pick<JobPost, 'posted' | 'validThrough' | 'closedOn'>): PageDays | null {
  if (posted === null || validThrough === null || validThrough < posted) return null;
  if (closedOn === null || closedOn > validThrough) return { posted, validThrough };
  return posted > closedOn ? null : { posted, validThrough, closed: closedOn };
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

import { addDays } from '../../contract/shared/dates/calendar-day';
import type { JobPostRecord } from '../../contract/jobs/form-values';
import type { JobPost } from '../../contract/jobs/schema';
import type { PublishedFile } from '../../contract/publishing/schema';
import { getOfficeInstant } from '../../contract/shared/dates/time-zone';
import { getOfficeDay } from '../../contract/shared/region-facts';
import type { Db } from '../db/engine';
import { formatMdxFile } from '../publishing/mdx-file';
import { listOpenedJobs } from './queries';

export async function listPublishedJobs(db: Db, now: Date): Promise<PublishedFile[]> {
  return (await listOpenedJobs(db)).flatMap((job) => {
    const days = getPageDays(job);
    if (days === null || days.posted > getOfficeDay(job.region, now)) return [];
    return [{ collection: 'jobs' as const, name: job.slug, mdx: toMdx(job, days), pictures: [] }];
  });
}

/** Finds when the site next changes: a job's first day, or the day after its last one (ISO 8601). */
export async function findNextJobChange(db: Db, now: Date): Promise<string | null> {
  const rows = await db
    .selectFrom('jobPosts')
    .select(['region', 'posted', 'validThrough'])
    .where('state', '=', 'open')
    .execute();
  const changes = rows.flatMap(({ region, posted, validThrough }) =>
    [posted ?? '', validThrough === null ? '' : addDays(validThrough, 1)]
      .filter((day) => day > getOfficeDay(region, now))
      .map((day) => getOfficeInstant(region, day, '00:00').toISOString()),
  );
  return changes.sort()[0] ?? null;
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

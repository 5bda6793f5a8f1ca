import type { JobPostRecord } from '../../contract/jobs/form-values';
import { daysAfter } from '../../contract/shared/dates/calendar-day';
import type { PublishedFile } from '../../contract/publishing/schema';
import { dayAt } from '../../contract/shared/region-facts';
import { regionIds } from '../../contract/shared/regions';
import type { Db } from '../db/engine';
import { listOpenedJobs, type Opened } from './queries';
import { mdxFile } from '../publishing/mdx-file';

/**
 * The jobs that the office has published, as files of content/: those that are open, and those that were: their page stays, and says
 * that it is over. What is posted on a later day is not among them; the build decides by the days what is listed.
 */
export async function publishedJobs(db: Db, now: Date): Promise<PublishedFile[]> {
  return (await listOpenedJobs(db)).flatMap((job) => {
    const days = pageDays(job);
    if (days === null || days.posted > dayAt(job.region, now)) return [];
    return [{ collection: 'jobs' as const, name: job.slug, mdx: mdxOf(job, days), pictures: [] }];
  });
}

/**
 * The moment from which the build has something else to say of a job: one begins, or the last day of one is over at its office. Null:
 * none is ahead. As ISO 8601, to the quarter of an hour: no time zone of the offices is finer.
 */
export async function nextJobEnd(db: Db, now: Date): Promise<string | null> {
  const rows = await db
    .selectFrom('job_posts')
    .select(['region', 'posted', 'valid_through'])
    .where('state', '=', 'open')
    .execute();
  const changes = regionIds.flatMap((region) => {
    const today = dayAt(region, now);
    const days = rows
      .filter((row) => row.region === region)
      .flatMap(({ posted, valid_through: last }) => [
        ...(posted !== null && posted > today ? [posted] : []),
        ...(last !== null && last >= today ? [daysAfter(last, 1)] : []),
      ])
      .sort();
    return days[0] === undefined ? [] : [beginningOf(days[0], region)];
  });
  return changes.sort()[0] ?? null;
}

type Days = { posted: string; validThrough: string; closed?: string };

/** The days that a job's page says, the day of its closing only when there was a last day to come. Null: it was closed, or over, before it had a page. */
export function pageDays({ posted, validThrough, closedOn }: JobPostRecord & Opened): Days | null {
  if (posted === null || validThrough === null || validThrough < posted) return null;
  if (closedOn === null || closedOn > validThrough) return { posted, validThrough };
  return posted > closedOn ? null : { posted, validThrough, closed: closedOn };
}

function mdxOf(job: JobPostRecord & Opened, days: Days): string {
  const fields = {
    title: job.title,
    description: job.description,
    region: job.region,
    place: { city: job.city, ...(job.county === null ? {} : { county: job.county }) },
    type: job.type,
    shifts: job.shifts,
    languages: job.languages,
    ...(job.pay === null ? {} : { pay: job.pay }),
    ...(job.benefits.length === 0 ? {} : { benefits: job.benefits }),
    ...days,
    ...(job.sample ? { sample: true } : {}),
  };
  return mdxFile(fields, job.body);
}

const quarter = 15 * 60_000;

/** When a day begins at an office. */
function beginningOf(day: string, region: (typeof regionIds)[number]): string {
  // No office is further from UTC than this.
  let at = Date.parse(`${day}T00:00:00Z`) - 14 * 4 * quarter;
  while (dayAt(region, new Date(at)) < day) at += quarter;
  return new Date(at).toISOString();
}

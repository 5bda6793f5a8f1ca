import { toJobValues, type JobPostRecord } from '../../contract/jobs/form-values';
import { foldWords } from '../../contract/shared/text/text-search';
import { jobPostFields } from '../../contract/jobs/constants';
import type { JobPost } from '../../contract/jobs/schema';
import { dayAt } from '../../contract/shared/region-facts';
import type { By } from '../db/actor';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import { changeAtVersion } from '../db/versioned-update';
import { noteChanges, type Noted } from '../db/change-log';

/** Adds a job, noted as made anew or out of another one, and returns its id. */
export async function createJob(
  tx: Db,
  job: JobPostRecord,
  how: 'added' | 'duplicated',
  { by, at, sample = false, id = newId() }: By & { sample?: boolean; id?: string },
): Promise<string> {
  await tx
    .insertInto('job_posts')
    .values({
      id,
      ...toRow(job),
      opened_at: job.state === 'open' ? at : null,
      closed_on: null,
      sample: sample ? 1 : 0,
      version: 1,
      created_at: at,
      changed_by: by,
      changed_at: at,
    })
    .execute();
  await noteChanges(
    tx,
    'job_post_changes',
    { id, version: 1 },
    [{ field: how, from: null, to: null }],
    { by, at },
  );
  return id;
}

/**
 * Changes a job that is still at the version seen, and notes each field that is another one. False, and nothing is changed, when
 * somebody was faster.
 */
export async function updateJob(
  tx: Db,
  before: JobPost,
  after: JobPostRecord,
  { by, at }: By,
): Promise<boolean> {
  const { id, version } = before;
  const isClosing = before.state !== 'closed' && after.state === 'closed';
  const row = {
    ...toRow(after),
    ...(after.state === 'open' && !before.wasOpen && { opened_at: at }),
    ...(isClosing && { closed_on: dayAt(after.region, new Date(at)) }),
    ...(after.state !== 'closed' && { closed_on: null }),
  };
  if (!(await changeAtVersion(tx, 'job_posts', before, row, { by, at }))) return false;
  await noteChanges(tx, 'job_post_changes', { id, version: version + 1 }, diffJobs(before, after), {
    by,
    at,
  });
  return true;
}

/** Which fields differ, from what to what; the text is too long to be told twice. */
export function diffJobs(before: JobPostRecord, after: JobPostRecord): Noted[] {
  const [from, to] = [toJobValues(before), toJobValues(after)];
  return jobPostFields.flatMap((field): Noted[] => {
    if (from[field] === to[field]) return [];
    if (field === 'body') return [{ field, from: null, to: null }];
    return [{ field, from: from[field] || null, to: to[field] || null }];
  });
}

function toRow(job: JobPostRecord) {
  const { title, slug, region, city, county, type, pay } = job;
  return {
    title,
    slug,
    region,
    city,
    county,
    type,
    shifts: JSON.stringify(job.shifts),
    languages: JSON.stringify(job.languages),
    benefits: JSON.stringify(job.benefits),
    pay: pay === null ? null : JSON.stringify(pay),
    description: job.description,
    body: job.body,
    posted: job.posted,
    valid_through: job.validThrough,
    state: job.state,
    words: foldWords([title, city ?? '', county ?? '', slug].join(' ')),
    sort_title: foldWords(title),
  };
}

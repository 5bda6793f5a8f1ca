import { jobPostFields } from '../../contract/jobs/constants';
import { toJobValues, type JobPostRecord } from '../../contract/jobs/form-values';
import type { JobPost } from '../../contract/jobs/schema';
import { getOfficeDay } from '../../contract/shared/region-facts';
import { normalizeForSearch } from '../../contract/shared/text/text-search';
import type { Actor } from '../db/actor';
import { recordChanges, type FieldChange } from '../db/change-log';
import type { Db } from '../db/engine';
import { newId } from '../db/uuid';
import { updateAtVersion } from '../db/versioned-update';

export async function createJob(
  tx: Db,
  job: JobPostRecord,
  event: 'added' | 'duplicated',
  { by, at, sample = false, id = newId() }: Actor & { sample?: boolean; id?: string },
): Promise<void> {
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
  const change = { field: event, from: null, to: null };
  await recordChanges(tx, 'job_post_changes', { id, version: 1 }, [change], { by, at });
}

/** Updates a job and the change log. Returns false if the version is no longer current. */
export async function updateJob(
  tx: Db,
  before: JobPost,
  after: JobPostRecord,
  actor: Actor,
): Promise<boolean> {
  const isClosing = before.state !== 'closed' && after.state === 'closed';
  const row = {
    ...toRow(after),
    ...(after.state === 'open' && !before.wasOpen && { opened_at: actor.at }),
    ...(isClosing && { closed_on: getOfficeDay(after.region, new Date(actor.at)) }),
    ...(after.state !== 'closed' && { closed_on: null }),
  };
  if (!(await updateAtVersion(tx, 'job_posts', before, row, actor))) return false;
  const current = { id: before.id, version: before.version + 1 };
  await recordChanges(tx, 'job_post_changes', current, diffJobs(before, after), actor);
  return true;
}

/** The body is too long to keep twice, so its change has no values. */
export function diffJobs(before: JobPostRecord, after: JobPostRecord): FieldChange[] {
  const from = toJobValues(before);
  const to = toJobValues(after);
  return jobPostFields
    .filter((field) => from[field] !== to[field])
    .map((field) =>
      field === 'body'
        ? { field, from: null, to: null }
        : { field, from: from[field] || null, to: to[field] || null },
    );
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
    words: normalizeForSearch([title, city ?? '', county ?? '', slug].join(' ')),
    sort_title: normalizeForSearch(title),
  };
}

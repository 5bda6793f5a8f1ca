import { jobPostFields } from '../../../contract/jobs/constants';
import { toJobValues, type JobPostRecord } from '../../../contract/jobs/form-values';
import type { JobPost } from '../../../contract/jobs/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';
import { type Actor, diffFields, recordChanges, type FieldChange } from '../../core/db/change-log';
import type { Db } from '../../core/db/engine';
import { updateAtVersion } from '../../core/db/concurrency/update-at-version';
import { newId } from '../../core/db/uuid';

export async function createJob(
  tx: Db,
  job: JobPostRecord,
  event: 'added' | 'duplicated',
  { email, at, sample = false, id = newId() }: Actor & { sample?: boolean; id?: string },
): Promise<void> {
  await tx
    .insertInto('jobPosts')
    .values({
      id,
      ...toRow(job),
      openedAt: job.state === 'open' ? at : null,
      closedOn: null,
      sample: sample ? 1 : 0,
      version: 1,
      createdAt: at,
      changedBy: email,
      changedAt: at,
    })
    .execute();
  const change = { field: event, from: null, to: null };
  await recordChanges(tx, { kind: 'job', id, version: 1 }, [change], { email, at }, null);
}

export async function updateJob(
  tx: Db,
  before: JobPost,
  after: JobPostRecord,
  actor: Actor,
): Promise<boolean> {
  const isClosing = before.state !== 'closed' && after.state === 'closed';
  const row = {
    ...toRow(after),
    ...(after.state === 'open' && !before.wasOpen && { openedAt: actor.at }),
    ...(isClosing && { closedOn: getOfficeDay(after.region, new Date(actor.at)) }),
    ...(after.state !== 'closed' && { closedOn: null }),
    changedAt: actor.at,
  };
  if (!(await updateAtVersion(tx, 'jobPosts', before, row, actor))) return false;
  const current = { kind: 'job', id: before.id, version: before.version + 1 } as const;
  await recordChanges(tx, current, diffJobs(before, after), actor, null);
  return true;
}

/** The body is too long to keep twice, so its change has no values. */
export function diffJobs(before: JobPostRecord, after: JobPostRecord): FieldChange[] {
  return diffFields(toJobValues(before), toJobValues(after), jobPostFields).map((change) =>
    change.field === 'body' ? { field: 'body', from: null, to: null } : change,
  );
}

function toRow(job: JobPostRecord) {
  const { title, city, county, slug } = job;
  return {
    ...job,
    shifts: JSON.stringify(job.shifts),
    languages: JSON.stringify(job.languages),
    benefits: JSON.stringify(job.benefits),
    pay: job.pay && JSON.stringify(job.pay),
    words: normalizeForSearch([title, city, county, slug].join(' ')),
    sortTitle: normalizeForSearch(title),
  };
}

import { toJobValues, type JobPostRecord } from '../../../contract/forms/job-post';
import { foldWords } from '../../../contract/holds-words';
import { jobPostFields } from '../../../contract/job-post-words';
import type { JobPost, JobPostChanged } from '../../../contract/job-posts';
import { dayAt } from '../../../contract/region-facts';
import type { Db } from '../engine';
import { newId } from '../new-id';
import type { By } from './employee-changes';

type Noted = { field: string; from: string | null; to: string | null };

/** Adds a job, noted as made anew or out of another one, and returns its id. */
export async function addJobPost(
  tx: Db,
  job: JobPostRecord,
  how: 'added' | 'duplicated',
  { by, at, sample = false }: By & { sample?: boolean },
): Promise<string> {
  const id = newId();
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
  await note(tx, { id, version: 1 }, [{ field: how, from: null, to: null }], { by, at });
  return id;
}

/**
 * Changes a job that is still at the version seen, and notes each field that is another one. False, and nothing is changed, when
 * somebody was faster.
 */
export async function changeJobPost(
  tx: Db,
  before: JobPost,
  after: JobPostRecord,
  { by, at }: By,
): Promise<boolean> {
  const { id, version } = before;
  const isClosing = before.state !== 'closed' && after.state === 'closed';
  const changed = await tx
    .updateTable('job_posts')
    .set({
      ...toRow(after),
      ...(after.state === 'open' && !before.wasOpen && { opened_at: at }),
      ...(isClosing && { closed_on: dayAt(after.region, new Date(at)) }),
      ...(after.state !== 'closed' && { closed_on: null }),
      version: version + 1,
      changed_by: by,
      changed_at: at,
    })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) return false;
  await note(tx, { id, version: version + 1 }, jobDifferences(before, after), { by, at });
  return true;
}

/** Which fields differ, from what to what; the text is too long to be told twice. */
export function jobDifferences(before: JobPostRecord, after: JobPostRecord): Noted[] {
  const [from, to] = [toJobValues(before), toJobValues(after)];
  return jobPostFields.flatMap((field): Noted[] => {
    if (from[field] === to[field]) return [];
    if (field === 'body') return [{ field, from: null, to: null }];
    return [{ field, from: from[field] || null, to: to[field] || null }];
  });
}

/** What was changed of a job, the latest first. */
export async function listJobChanges(db: Db, postId: string): Promise<JobPostChanged[]> {
  const rows = await db
    .selectFrom('job_post_changes')
    .selectAll()
    .where('post_id', '=', postId)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    at: row.at,
    by: row.by_email,
    field: row.field,
    from: row.from_text,
    to: row.to_text,
  }));
}

/** Which fields of a job were changed after a version. */
export async function jobFieldsChangedSince(
  db: Db,
  id: string,
  version: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('job_post_changes')
    .select('field')
    .distinct()
    .where('post_id', '=', id)
    .where('version', '>', version)
    .execute();
  return rows.map(({ field }) => field);
}

async function note(
  tx: Db,
  { id, version }: { id: string; version: number },
  changes: readonly Noted[],
  { by, at }: By,
): Promise<void> {
  const rows = changes.map(({ field, from, to }) => ({
    id: newId(),
    post_id: id,
    version,
    at,
    by_email: by,
    field,
    from_text: from,
    to_text: to,
  }));
  if (rows.length > 0) await tx.insertInto('job_post_changes').values(rows).execute();
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

import type { FastifyRequest } from 'fastify';
import { toJobValues, type JobPostRecord } from '../../contract/jobs/form-values';
import type { FormValues } from '../../contract/forms/rules';
import {
  jobPostFields,
  jobPostLabels,
  jobStates,
  shownJobStates,
} from '../../contract/jobs/constants';
import type { JobPost, JobPostChange } from '../../contract/jobs/schema';
import { dayAt } from '../../contract/shared/region-facts';
import type { Staff } from '../auth/guards';
import type { Context } from '../context';
import type { Db, Tx } from '../db/engine';
import { recordAudit } from '../audit/service';
import { changeJobPost, jobDifferences } from './change-queries';
import { findJobPost } from './queries';
import { invalid, notFound } from '../http/errors';
import { filledIn, requireText } from './job-input';
import { pageDays } from './published-files';
import { requireFreeSlug } from './unique-slug';
import { requestBuild } from '../publishing/builds/queries';
import { fieldsOvertaken, labelsOf } from '../http/conflicts/conflicting-fields';
import { doneBy } from '../auth/actor';

/** Throws 400 on what is wrong with a text that is another one now, or that visitors are to get from now on. */
export async function requireNewText(
  context: Context,
  { version: _version, ...wish }: JobPostChange,
  { id, staff }: { id: string; staff: Staff },
): Promise<void> {
  const before = await findJobPost(context.database.db, id, context.now());
  if (before === null) throw notFound();
  const values = { ...toJobValues(before), ...wish };
  const opens = before.state !== 'open' && values.state === 'open';
  if (opens || values.body !== before.body) {
    await requireText(context, values as FormValues, staff, before.wasOpen);
  }
}

/**
 * Changes a job at the version that was seen. Throws 404, 400 by field, and 409 with who was faster and what is another one now.
 * A step that the job cannot take is on `slug`, `posted` or `state`.
 */
export async function changeJob(
  context: Context,
  tx: Tx,
  request: FastifyRequest,
  { id, version, ...wish }: JobPostChange & { id: string },
): Promise<void> {
  const before = await findJobPost(tx, id, context.now());
  if (before === null) throw notFound();
  const values = { ...toJobValues(before), ...wish };
  // A repeated call, or one that wants what is so already, has nothing to change.
  if (jobPostFields.every((field) => values[field] === toJobValues(before)[field])) return;
  const { by, at } = doneBy(context, request);
  const seen = { own: by, version };
  if (before.version !== version) throw await overtaken(tx, before, seen);
  // What leaves the words alone closes the job, whatever an open one has to say by now.
  const isReworded = jobPostFields.some(
    (field) => field !== 'state' && values[field] !== toJobValues(before)[field],
  );
  const after = filledIn(values as FormValues, context.now(), before.wasOpen && isReworded);
  requireStep(before, after, context.now());
  const job = { ...after, slug: after.slug === '' ? before.slug : after.slug };
  const changes = jobDifferences(before, job);
  if (changes.length === 0) return;
  if (job.slug !== before.slug) await requireFreeSlug(context, tx, job.slug);
  if (!(await changeJobPost(tx, before, job, { by, at }))) {
    throw await overtaken(tx, (await findJobPost(tx, id, context.now())) ?? before, seen);
  }
  const fields = changes.map(({ field }) => field);
  await recordAudit(tx, {
    at,
    actor: by,
    subject: { kind: 'job', id },
    ...described(before, job, fields),
  });
  if (before.wasOpen || job.state === 'open') await requestBuild(tx, { at, by });
}

/** What has had a page keeps it under its address, and is closed rather than taken back. */
function requireStep(before: JobPost, after: JobPostRecord, now: Date): void {
  if (!before.wasOpen) return;
  if (after.slug !== '' && after.slug !== before.slug) {
    throw invalid({ slug: 'The job has a page under its address, so that it stays' });
  }
  const today = dayAt(after.region, now);
  const page = pageDays(before);
  const hasPage = page !== null && page.posted <= today;
  if (hasPage && after.posted !== null && after.posted > today) {
    throw invalid({ posted: 'The job has its page already: this day cannot be ahead' });
  }
  const closedOn = after.state === 'closed' ? before.closedOn : null;
  if (hasPage && pageDays({ ...after, closedOn, sample: before.sample }) === null) {
    throw invalid({ posted: 'The job was closed before this day, and has its page already' });
  }
  if (after.state === 'draft') {
    throw invalid({ state: 'This job has been open: close it, or duplicate it as a draft' });
  }
}

function described(before: JobPost, after: JobPostRecord, fields: readonly string[]) {
  if (after.state !== before.state && after.state === 'open')
    return { action: 'open-job' } as const;
  if (after.state !== before.state && after.state === 'closed') {
    return { action: 'close-job' } as const;
  }
  return { action: 'change-job', detail: labelsOf(jobPostLabels, fields) } as const;
}

function overtaken(tx: Db, now: JobPost, seen: { own: string; version: number }) {
  const told = { state: `it is ${shownJobStates[now.shown].toLowerCase()}` };
  const history = 'job_post_changes';
  return fieldsOvertaken(tx, { history, labels: jobPostLabels, now, ...seen, told });
}

/** A job's state as it stands in the audit. */
export function stateWords({ state }: Pick<JobPostRecord, 'state'>): string {
  return jobStates[state].toLowerCase();
}

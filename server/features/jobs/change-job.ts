import type { FastifyRequest } from 'fastify';
import { parseRegion } from '../../../contract/employees/form';
import type { FormValues } from '../../../contract/forms/rules';
import { jobPostLabels, jobDisplayStates } from '../../../contract/jobs/constants';
import { validateJobPost } from '../../../contract/jobs/form';
import { parseJobPost, toJobValues, type JobPostRecord } from '../../../contract/jobs/form-values';
import type { JobPost, JobPostChange } from '../../../contract/jobs/schema';
import { getOfficeDay } from '../../../contract/shared/region-facts';
import { defaultRegion } from '../../../contract/shared/regions';
import type { Actor } from '../../core/db/change-log';
import type { Tx } from '../../core/db/engine';
import { mdxValidationError, validationError, notFound } from '../../core/http/errors';
import { normalizeFields } from '../../core/http/request/normalize-text';
import { getStaff, type Staff } from '../../core/http/request/staff';
import { createFieldConflict, formatFieldLabels } from '../../core/http/version-conflict';
import { recordAudit } from '../../services/audit/record-audit';
import { findMdxIssues } from '../../services/publishing/mdx/internal-links';
import { readMdx } from '../../services/publishing/mdx/read-mdx';
import type { Context } from '../context';
import { diffJobs, updateJob } from './change-queries';
import { getPageDays } from './publish-source';
import { findJob } from './queries';
import { getUniqueSlug } from './unique-slug';

/**
 * Throws 400 by field.
 * @param hasPage the job was published, so it must stay complete even when closed
 */
export function parseJobInput(input: FormValues, now: Date, hasPage = false): JobPostRecord {
  const values = normalizeFields(input, ['body']);
  const errors = findErrors(values, now, hasPage);
  if (Object.keys(errors).length > 0) throw validationError(errors);
  return parseJobPost(values);
}

/**
 * Throws 400 on `body`, with line and column, for code, unknown components, and dead links. Includes the errors of the other
 * fields, so that people see all of them at once.
 */
export async function validateJobText(
  context: Context,
  values: FormValues,
  staff: Staff,
  hasPage = false,
): Promise<void> {
  // Normalized first, so that line numbers match the stored text.
  const { body, slug, state } = parseJobPost(values);
  if (body === '') return;
  const parsed = await readMdx(staff.email, { body, collection: 'jobs' });
  const issues = await findMdxIssues(context, context.database.db, parsed, {
    collection: 'jobs',
    paths: slug === '' ? [] : [`/career/${slug}`],
    from: state === 'draft' ? null : context.now(),
    access: staff.access,
  });
  if (issues.length === 0) return;
  const otherErrors = findErrors(normalizeFields(values, ['body']), context.now(), hasPage);
  throw mdxValidationError('body', issues, otherErrors);
}

function findErrors(values: FormValues, now: Date, hasPage: boolean): Record<string, string> {
  const region = parseRegion(values['region'] ?? '') ?? defaultRegion;
  return validateJobPost(values, getOfficeDay(region, now), hasPage);
}

/** Validates a text that is new or about to be published. Runs outside the transaction, because parsing can take long. */
export async function validateNewText(
  context: Context,
  request: FastifyRequest,
  { id, version: _version, ...patch }: JobPostChange & { id: string },
): Promise<void> {
  const before = await findJob(context.database.db, id, context.now());
  if (before === null) throw notFound();
  const values: FormValues = { ...toJobValues(before), ...patch };
  const isOpening = before.state !== 'open' && values['state'] === 'open';
  if (isOpening || values['body'] !== before.body) {
    await validateJobText(context, values, getStaff(request), before.wasOpen);
  }
}

/** Throws 404, 400 by field, and 409 if the job changed since that version. */
export async function applyJobPatch(
  context: Context,
  tx: Tx,
  actor: Actor,
  { id, version, ...patch }: JobPostChange & { id: string },
): Promise<void> {
  const before = await findJob(tx, id, context.now());
  if (before === null) throw notFound();
  const former: FormValues = toJobValues(before);
  const values: FormValues = { ...former, ...patch };
  const changedFields = Object.keys(former).filter((field) => values[field] !== former[field]);
  // A retry after a lost response finds its own values and succeeds.
  if (changedFields.length === 0) return;
  const createConflict = async () => {
    const now = (await findJob(tx, id, context.now())) ?? before;
    return createFieldConflict(tx, {
      labels: jobPostLabels,
      current: now,
      caller: actor.email,
      version,
      stated: { state: `status is ${jobDisplayStates[now.displayState]}` },
    });
  };
  if (before.version !== version) throw await createConflict();
  // Closing alone is always possible, even if the job is incomplete by today's rules.
  const isEdited = changedFields.some((field) => field !== 'state');
  const input = parseJobInput(values, context.now(), before.wasOpen && isEdited);
  requireAllowedChange(before, input, context.now());
  const after = { ...input, slug: input.slug || before.slug };
  const changes = diffJobs(before, after);
  if (changes.length === 0) return;
  if (after.slug !== before.slug) await getUniqueSlug(context, tx, after);
  if (!(await updateJob(tx, before, after, actor))) throw await createConflict();
  await recordAudit(tx, actor, {
    subject: { kind: 'job', id },
    ...describeChange(
      before,
      after,
      changes.map(({ field }) => field),
    ),
  });
}

/** A published job keeps its page: the slug and a first day in the past stay, and it is closed rather than made a draft. */
function requireAllowedChange(before: JobPost, after: JobPostRecord, now: Date): void {
  if (!before.wasOpen) return;
  if (after.slug !== '' && after.slug !== before.slug) {
    throw validationError({ slug: 'This job has been published, so its web address can’t change' });
  }
  const today = getOfficeDay(after.region, now);
  const published = getPageDays(before);
  const hasPage = published !== null && published.posted <= today;
  if (hasPage && after.posted !== null && after.posted > today) {
    throw validationError({
      posted: 'This job is published already. The day can’t be in the future',
    });
  }
  const closedOn = after.state === 'closed' ? before.closedOn : null;
  if (hasPage && getPageDays({ ...after, closedOn }) === null) {
    throw validationError({ posted: 'The job was closed before this day. Choose an earlier day' });
  }
  if (after.state === 'draft') {
    throw validationError({
      state: 'This job has been published. Close it, or duplicate it as a draft',
    });
  }
}

function describeChange(before: JobPost, after: JobPostRecord, fields: readonly string[]) {
  const isNewState = after.state !== before.state;
  if (isNewState && after.state === 'open') return { action: 'open-job' } as const;
  if (isNewState && after.state === 'closed') return { action: 'close-job' } as const;
  return { action: 'change-job', detail: formatFieldLabels(jobPostLabels, fields) } as const;
}

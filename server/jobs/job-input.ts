import { parseRegion } from '../../contract/employees/form';
import type { FormValues } from '../../contract/forms/rules';
import { validateJobPost } from '../../contract/jobs/form';
import { parseJobPost, type JobPostRecord } from '../../contract/jobs/form-values';
import { getOfficeDay } from '../../contract/shared/region-facts';
import { defaultRegion } from '../../contract/shared/regions';
import { canSee } from '../../contract/shared/roles';
import type { Staff } from '../auth/guards';
import type { Context } from '../context';
import { validationError, mdxValidationError } from '../http/errors';
import { normalizeFields } from '../http/request/normalize-text';
import { findMdxIssues } from '../publishing/mdx/internal-links';
import { readMdx } from '../publishing/mdx/read-mdx';

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
    path: slug === '' ? '' : `/career/${slug}`,
    tags: '',
    from: state === 'draft' ? null : context.now(),
    seesDrafts: canSee(staff.role, 'add-blog'),
  });
  if (issues.length === 0) return;
  const otherErrors = findErrors(normalizeFields(values, ['body']), context.now(), hasPage);
  throw mdxValidationError('body', issues, otherErrors);
}

function findErrors(values: FormValues, now: Date, hasPage: boolean): Record<string, string> {
  const region = parseRegion(values['region'] ?? '') ?? defaultRegion;
  return validateJobPost(values, getOfficeDay(region, now), hasPage);
}

import { jobPostProblems } from '../../contract/jobs/form';
import { slugOf, toJobPost, type JobPostRecord } from '../../contract/jobs/form-values';
import { readRegion } from '../../contract/employees/form';
import type { FormValues } from '../../contract/forms/rules';
import { maySee } from '../../contract/shared/roles';
import { dayAt } from '../../contract/shared/region-facts';
import { toRegion } from '../../contract/shared/regions';
import type { Staff } from '../auth/guards';
import type { Context } from '../context';
import { invalid, invalidText } from '../http/errors';
import { readMdx } from '../publishing/mdx/read-mdx';
import { textFaults } from '../publishing/mdx/mdx-issues';
import { tidyFields } from '../http/request/normalize-text';

/**
 * What was filled in, as a job. Throws 400 with what is wrong, by field.
 * @param wasOpen whether it keeps a page, so that it has to say as much as an open one
 */
export function parseJobInput(typed: FormValues, now: Date, wasOpen = false): JobPostRecord {
  const values = tidyFields(typed, ['body']);
  const problems = problemsOf(values, now, wasOpen);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return toJobPost(values);
}

function problemsOf(values: FormValues, now: Date, wasOpen: boolean): Record<string, string> {
  const region = readRegion(values['region'] ?? '') ?? toRegion(undefined);
  return jobPostProblems(values, dayAt(region, now), wasOpen);
}

/**
 * Throws 400 on `body`, with each fault by line and column, unless it is Markdown and the listed components, and leads nowhere
 * else than to pages and files that there are; with what is wrong with the other fields, so that all is said at once.
 * @param staff who writes it: of drafts of posts only those know who see them
 * @param wasOpen as `parseJobInput` has it
 */
export async function validateJobText(
  context: Context,
  values: FormValues,
  staff: Staff,
  wasOpen = false,
): Promise<void> {
  // As it is kept: lines are counted there.
  const { body, slug, state } = toJobPost(values);
  if (body === '') return;
  const read = await readMdx(staff.email, { body, kind: 'job' });
  const faults = await textFaults(context, context.database.db, read, {
    kind: 'job',
    path: slug === '' ? '' : `/career/${slug}`,
    tags: '',
    from: state === 'draft' ? null : context.now(),
    seesDrafts: maySee(staff.role, 'add-blog'),
  });
  if (faults.length === 0) return;
  const others = problemsOf(tidyFields(values, ['body']), context.now(), wasOpen);
  throw invalidText('body', faults, others);
}

/** An address for a job that was given none: of its title and town, with a number where that is taken. */
export function buildJobSlug(
  { title, city }: Pick<JobPostRecord, 'title' | 'city'>,
  isTaken: (slug: string) => boolean,
): string {
  const [name, town] = [slugOf(title), slugOf(city ?? '')];
  // As one text it is cut as one, and leaves out whichever of the two has no letter for an address.
  const base = slugOf(name.includes(town) ? name : `${name} ${town}`) || 'job';
  let slug = base;
  for (let next = 2; isTaken(slug); next += 1) slug = `${base}-${String(next)}`;
  return slug;
}

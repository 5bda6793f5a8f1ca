import {
  jobPostProblems,
  slugOf,
  toJobPost,
  type JobPostRecord,
} from '../../contract/forms/job-post';
import { readRegion } from '../../contract/forms/employee';
import type { FormValues } from '../../contract/forms/rules';

import { dayAt } from '../../contract/region-facts';
import { toRegion } from '../../contract/regions';
import { invalid } from '../errors';
import { mdxFaults } from '../mdx/read-mdx';

/** Problems named at once: after these, mending shows the rest. */
const mostFaults = 10;

/** What was filled in, as a job. Throws 400 with what is wrong, by field. */
export function filledIn(values: FormValues, now: Date): JobPostRecord {
  const region = readRegion(values['region'] ?? '') ?? toRegion(undefined);
  const problems = jobPostProblems(values, dayAt(region, now));
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return toJobPost(values);
}

/** Throws 400 on `body`, a line for each fault with line and column, unless it is Markdown and the listed components. */
export async function requireMdx(body: string | undefined): Promise<void> {
  // As it is kept: lines are counted there.
  const text = toJobPost({ body: body ?? '' }).body;
  if (text === '') return;
  const faults = await mdxFaults(text);
  if (faults.length === 0) return;
  const lines = faults
    .slice(0, mostFaults)
    .map(
      ({ line, column, problem, advice }) =>
        `Line ${String(line)}, column ${String(column)}: ${problem} ${advice}`,
    );
  throw invalid({ body: lines.join('\n') });
}

/** An address for a job that was given none: of its title and town, with a number where that is taken. */
export function freeSlug(
  { title, city }: Pick<JobPostRecord, 'title' | 'city'>,
  isTaken: (slug: string) => boolean,
): string {
  const [name, town] = [slugOf(title), slugOf(city ?? '')];
  const base = (name.includes(town) ? name : `${name}-${town}`) || 'job';
  let slug = base;
  for (let next = 2; isTaken(slug); next += 1) slug = `${base}-${String(next)}`;
  return slug;
}

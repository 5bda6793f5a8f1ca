import { toJobValues } from '../../../contract/forms/job-post-values';
import { jobPostFields, type JobPostField } from '../../../contract/job-post-words';
import type { JobPost } from '../../../contract/job-posts';
import { dayAt } from '../../../contract/region-facts';
import { defaultRegion } from '../../../contract/regions';

export type JobValues = Record<JobPostField, string>;

/** A job's fields as the form has them; null: of a new one, which is posted today. */
export function jobValuesOf(job: JobPost | null): JobValues {
  if (job !== null) return toJobValues(job);
  const empty = Object.fromEntries(jobPostFields.map((field) => [field, ''])) as JobValues;
  return { ...empty, posted: dayAt(defaultRegion, new Date()), payPer: 'HOUR', state: 'draft' };
}

import { toJobValues, usualPayPeriod } from '../../../contract/forms/job-post-values';
import { jobPostFields, type JobPostField } from '../../../contract/job-post-words';
import type { JobPost } from '../../../contract/job-posts';
import { dayAt } from '../../../contract/region-facts';
import { defaultRegion } from '../../../contract/regions';

/** What the form asks: how far the job is, the pressed button says. */
export type JobField = Exclude<JobPostField, 'state'>;
export const jobFields = jobPostFields.filter((field): field is JobField => field !== 'state');
export type JobValues = Record<JobField, string>;

/** A job's fields as the form has them; null: of a new one, which is posted today. */
export function jobValuesOf(job: JobPost | null): JobValues {
  const known: Partial<JobValues> =
    job === null
      ? { posted: dayAt(defaultRegion, new Date()), payPer: usualPayPeriod }
      : toJobValues(job);
  return Object.fromEntries(jobFields.map((field) => [field, known[field] ?? ''])) as JobValues;
}

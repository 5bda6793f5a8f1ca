import { toJobValues, usualPayPeriod } from '../../../../contract/jobs/form-values';
import { jobPostFields, type JobPostField } from '../../../../contract/jobs/constants';
import type { JobPost } from '../../../../contract/jobs/schema';
import { dayAt } from '../../../../contract/shared/region-facts';
import { defaultRegion } from '../../../../contract/shared/regions';

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

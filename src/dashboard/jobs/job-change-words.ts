import { jobPostLabels, jobValueWords, type JobPostField } from '../../../contract/job-post-words';
import type { JobPostChanged } from '../../../contract/job-posts';

/** A change of a job in words. */
export function jobChangeWords({
  field,
  from,
  to,
}: Pick<JobPostChanged, 'field' | 'from' | 'to'>): string {
  if (field === 'added') return 'Added';
  if (field === 'duplicated') return 'Made out of another job';
  const label = jobPostLabels[field as JobPostField];
  if (field === 'body') return `${label} changed`;
  return `${label}: ${jobValueWords(field, from)} → ${jobValueWords(field, to)}`;
}

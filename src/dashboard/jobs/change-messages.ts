import { jobPostLabels, jobValueWords, type JobPostField } from '../../../contract/jobs/constants';
import type { JobPostChanged } from '../../../contract/jobs/schema';

/** What closing a job does. */
export const closingWords =
  'The ad leaves the careers page and search engines, and nobody can apply any more; its own page says that it is closed. Applications that have come stay here, and are worked with as before. A job can be opened again.';

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

import { postFields, type PostValues } from '../../../../contract/posts/constants';
import { publishProblems } from '../../../../contract/posts/form';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { ApiError } from '../../../lib/api/api-client';

/** What the server rejected, and the values at that time. */
export type PublishIssues = Pick<ApiError, 'fields' | 'faults'> & { values: PostValues };

/**
 * Adds what is missing for publishing to what the server rejected at save, so that all issues show at once.
 * @param day YYYY-MM-DD of the publication at the office
 */
export function addMissingFields(
  rejected: Readonly<Record<string, string>>,
  { state }: Pick<PostDetail, 'state'>,
  values: PostValues,
  day: string,
): Record<string, string> {
  // The date of a scheduled post moves with its schedule, which only the server knows.
  const date = state === 'scheduled' ? '' : values.date;
  return { ...publishProblems({ ...values, date }, day), ...rejected };
}

/** The rejected fields in form order. A field that was edited since counts as fixed. */
export function listFieldIssues(issues: PublishIssues | null, values: PostValues) {
  if (issues === null) return [];
  return postFields.flatMap((field) => {
    const message = issues.fields[field];
    if (message === undefined) return [];
    const mended = values[field] !== issues.values[field];
    return [{ id: `post-${field}`, field, message, mended }];
  });
}

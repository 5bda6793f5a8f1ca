import { publishProblems } from '../../../../contract/posts/form';
import { postFields, type PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { ApiError } from '../../../lib/api/api-client';

/** What the server found wrong with a post that was to be published, and how the post was then. */
export type Found = Pick<ApiError, 'fields' | 'faults'> & { values: PostValues };

/**
 * What keeps a post from being published that the server has not even saved, by field: beside what it refused what is missing, so that all is
 * said at once.
 * @param day YYYY-MM-DD at its office on which it is to be published
 */
export function withMissing(
  refused: Readonly<Record<string, string>>,
  { state }: Pick<PostDetail, 'state'>,
  values: PostValues,
  day: string,
): Record<string, string> {
  // The day of a scheduled one is mostly that of its schedule, which goes with it: the server knows.
  const date = state === 'scheduled' ? '' : values.date;
  return { ...publishProblems({ ...values, date }, day), ...refused };
}

/** The fields that are at fault, in their order, with where they stand; what has been changed since counts as mended. */
export function problemsOf(found: Found | null, values: PostValues) {
  if (found === null) return [];
  return postFields.flatMap((field) => {
    const message = found.fields[field];
    if (message === undefined) return [];
    return [{ id: `post-${field}`, field, message, mended: values[field] !== found.values[field] }];
  });
}

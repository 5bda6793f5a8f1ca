import { postFields, type PostValues } from '../../../contract/post-words';
import type { ApiError } from '../../lib/api';

/** What the server found wrong with a post that was to be published, and how the post was then. */
export type Found = Pick<ApiError, 'fields' | 'faults'> & { values: PostValues };

/** The fields that are at fault, in their order, with where they stand; what has been changed since counts as mended. */
export function problemsOf(found: Found | null, values: PostValues) {
  if (found === null) return [];
  return postFields.flatMap((field) => {
    const message = found.fields[field];
    if (message === undefined) return [];
    return [{ id: `post-${field}`, field, message, mended: values[field] !== found.values[field] }];
  });
}

import { postFields, type PostValues } from '../../../contract/post-words';
import type { PostDetail } from '../../../contract/posts';
import { changedFields } from '../parts/record-form/changed-fields';

/** A post as it was last heard of, and what its fields hold. */
export type Written = { base: PostDetail; values: PostValues };

/** Whether there is something to be saved. */
export function isUnsaved({ base, values }: Written): boolean {
  return Object.keys(changedFields(base.values, values)).length > 0;
}

/** Begun, and nothing was ever written in it. */
export function isUntouched({ version, values }: PostDetail): boolean {
  return version === 1 && postFields.every((field) => values[field] === '');
}

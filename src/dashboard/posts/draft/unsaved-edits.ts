import { postFields } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import type { Written } from '../../hooks/session/form-draft';
import { changedFields } from '../../components/form/changed-fields';

/** Whether there is something to be saved, or may be: what was typed back may have been saved as it was before. */
export function isUnsaved({ base, values, lost }: Written): boolean {
  return lost !== undefined || Object.keys(changedFields(base.values, values)).length > 0;
}

/** Whether a post may be what a save without an answer has made of the one that was seen. */
export function isNextOf(
  seen: PostDetail,
  now: Pick<PostDetail, 'version' | 'changedBy'>,
  own: string | null,
): boolean {
  return now.version === seen.version + 1 && now.changedBy === own;
}

/** Begun, and nothing was ever written in it. */
export function isUntouched({ version, values }: PostDetail): boolean {
  return version === 1 && postFields.every((field) => values[field] === '');
}

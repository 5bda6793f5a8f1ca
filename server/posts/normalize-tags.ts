import { splitTags, tagName } from '../../contract/posts/constants';

/**
 * Tags as they were typed, in the spelling that is in use: 'long-term care' where other posts say 'long term care', which has the same page.
 * @param known every tag of the other posts
 */
export function normalizeTags(typed: string, known: readonly string[]): string {
  const spelled = splitTags(typed).map((tag) =>
    known.includes(tag) ? tag : (known.find((other) => tagName(other) === tagName(tag)) ?? tag),
  );
  return spelled.join(', ');
}

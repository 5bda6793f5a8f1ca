import { visible } from '../../../../contract/shared/text/patterns';
import { postFields, type PostValues } from '../../../../contract/posts/constants';

/**
 * Another state of a post, with what was typed since `before` over it, each sign as it is: somebody is typing on. What was sent and is kept
 * without signs that nobody sees is as it is kept, or it would never be saved.
 * @param sent the fields whose saving led there, which may have been typed back since
 */
export function typedOver(
  before: PostValues,
  typed: PostValues,
  now: PostValues,
  sent: Partial<PostValues> = {},
): PostValues {
  const own = postFields.filter((field) => {
    const wish = sent[field];
    if (wish === undefined) return typed[field] !== before[field];
    return typed[field] !== wish || !isTidied(wish, now[field]);
  });
  return { ...now, ...Object.fromEntries(own.map((field) => [field, typed[field]])) };
}

/** Whether what is kept differs from what was sent within it, and only in what nobody sees. */
function isTidied(sent: string, kept: string): boolean {
  return sent.trim() !== kept.trim() && seenOf(sent) === seenOf(kept);
}

/** What is seen of a text, its spaces apart. */
function seenOf(text: string): string {
  if (!visible.test(text)) return '';
  return text.normalize('NFC').replace(/[\s\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu, '');
}

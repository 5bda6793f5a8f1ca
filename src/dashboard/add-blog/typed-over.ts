import { postFields, type PostValues } from '../../../contract/post-words';

/**
 * Another state of a post, with what was typed since `before` over it, each sign as it is: somebody is typing on.
 * @param sent the fields whose saving led there, which may have been typed back since
 */
export function typedOver(
  before: PostValues,
  typed: PostValues,
  now: PostValues,
  sent: Partial<PostValues> = {},
): PostValues {
  const own = postFields.filter((field) => field in sent || typed[field] !== before[field]);
  return { ...now, ...Object.fromEntries(own.map((field) => [field, typed[field]])) };
}

import { postFields, type PostValues } from '../../../contract/post-words';

/** Another state of a post, with what was typed since `before` over it, each sign as it is: somebody is typing on. */
export function typedOver(before: PostValues, typed: PostValues, now: PostValues): PostValues {
  const own = postFields.filter((field) => typed[field] !== before[field]);
  return { ...now, ...Object.fromEntries(own.map((field) => [field, typed[field]])) };
}

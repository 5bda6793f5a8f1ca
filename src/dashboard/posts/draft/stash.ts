import type { PostValues } from '../../../../contract/posts/constants';

/** Texts that were put aside, by field; none of them is empty. */
export type Asides = readonly Partial<PostValues>[];

/** With one more, before the others: it joins the first where no field is in both. Nothing at all is not put aside. */
export function withAside(asides: Asides, more: Partial<PostValues>): Asides {
  if (Object.keys(more).length === 0) return asides;
  const [first, ...others] = asides;
  const isApart = first === undefined || Object.keys(more).some((field) => field in first);
  return isApart ? [more, ...asides] : [{ ...first, ...more }, ...others];
}

/** The first is taken out, and `instead` comes last: so each has its turn. */
export function withoutFirst(asides: Asides, instead: Partial<PostValues> = {}): Asides {
  const [, ...others] = asides;
  return Object.keys(instead).length === 0 ? others : [...others, instead];
}

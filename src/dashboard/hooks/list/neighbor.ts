/** The record after or before another one in a list; the first one when none, or one that is not listed, is open; null: there is none. */
export function neighbourOf(
  items: readonly { id: string }[],
  open: string | null,
  step: 1 | -1,
): string | null {
  const at = items.findIndex(({ id }) => id === open);
  return (at === -1 ? items[0] : items[at + step])?.id ?? null;
}

/**
 * The same, where what is open may have changed its place since it was opened: a request that is reviewed falls to the end of the list,
 * and one goes on from where it stood.
 * @param asOpened the ids of the list when it was opened
 */
export function neighbourAsOpened(
  items: readonly { id: string }[],
  open: string | null,
  step: 1 | -1,
  asOpened: readonly string[],
): string | null {
  const placeOf = (id: string | undefined) => items.findIndex((item) => item.id === id);
  const stood = open === null ? -1 : asOpened.indexOf(open);
  if (open === null || stood === -1) return neighbourOf(items, open, step);
  const isListed = (id: string) => placeOf(id) !== -1;
  const before = asOpened.slice(0, stood).reverse().find(isListed);
  const after = asOpened.slice(stood + 1).find(isListed);
  const place = placeOf(open);
  const hasMoved =
    place === -1 || placeOf(before) > place || (after !== undefined && placeOf(after) < place);
  if (!hasMoved) return neighbourOf(items, open, step);
  return (step === 1 ? after : before) ?? null;
}

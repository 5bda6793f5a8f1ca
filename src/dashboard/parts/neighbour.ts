/** The record after or before another one in a list; the first one when none, or one that is not listed, is open; null: there is none. */
export function neighbourOf(
  items: readonly { id: string }[],
  open: string | null,
  step: 1 | -1,
): string | null {
  const at = items.findIndex(({ id }) => id === open);
  return (at === -1 ? items[0] : items[at + step])?.id ?? null;
}

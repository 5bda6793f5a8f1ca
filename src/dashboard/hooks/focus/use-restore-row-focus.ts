import { useEffect, useRef } from 'react';

/**
 * Gives the focus back to the row of what has been closed.
 * @param selected what is open; null: nothing is
 * @param rowOf the row of what was open, or the first of all
 */
export function useReturnToRow(
  selected: string | null,
  rowOf: (closed: string) => HTMLElement | null,
): void {
  const last = useRef(selected);
  useEffect(() => {
    const closed = last.current;
    last.current = selected;
    if (selected === null && closed !== null) takePlace(rowOf(closed));
  }, [selected, rowOf]);
}

/** Focuses a row; where the page has scrolled away from it meanwhile, as on phones, it comes to the middle. */
function takePlace(row: HTMLElement | null): void {
  if (!row) return;
  // It may be folded away: what is closed cannot have the focus.
  row.closest('details')?.setAttribute('open', '');
  row.focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) row.scrollIntoView({ block: 'center' });
}

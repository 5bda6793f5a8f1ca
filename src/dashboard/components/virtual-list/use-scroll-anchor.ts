import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Virtualizer } from '@tanstack/react-virtual';
import { shiftOf } from './scroll-shift';

type Rows = Virtualizer<HTMLElement, Element> | Virtualizer<Window, Element>;

/**
 * Keeps the rows in sight where they are while rows come or go above them. At the top of the list what comes shows at once.
 * @param keys of all rows, in their order
 */
export function useSteadyRows(
  virtualizer: Rows,
  list: RefObject<HTMLElement | null>,
  keys: string,
): void {
  const before = useRef<ReadonlyMap<string, number>>(new Map());

  useLayoutEffect(() => {
    const { scrollOffset, options, measurementsCache } = virtualizer;
    // What scrolls under a hidden list, as on a phone behind the open thread, is not the list.
    if (list.current?.offsetParent == null || scrollOffset === null) return;
    if (scrollOffset <= options.scrollMargin) return;
    const now = new Map(measurementsCache.map(({ key, start }) => [String(key), start]));
    const shift = shiftOf(before.current, now);
    if (shift !== 0) virtualizer.scrollToOffset(scrollOffset + shift);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the rows are others or stand in another order
  }, [keys]);

  useLayoutEffect(() => {
    const top = virtualizer.scrollOffset ?? 0;
    before.current = new Map(
      virtualizer
        .getVirtualItems()
        .filter(({ end }) => end > top)
        .map(({ key, start }) => [String(key), start]),
    );
  });
}

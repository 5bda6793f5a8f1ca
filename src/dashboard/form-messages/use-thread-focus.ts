import { useEffect, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import { media } from '../../theme/layout';
import { isCovered } from '../parts/keys/use-keys';

/**
 * Where the focus goes between list and thread. Returns whether the open thread was chosen on this screen (then its name takes
 * the focus). Closing it gives the focus back to its row; Escape closes it where it covers the list.
 */
export function useThreadFocus(selected: string | null, back: string): boolean {
  const [first] = useState(selected);
  const last = useRef(selected);

  useEffect(() => {
    const closed = last.current;
    last.current = selected;
    if (selected !== null || closed === null) return;
    takePlace(
      document.querySelector<HTMLElement>(`[data-thread="${CSS.escape(closed)}"]`) ??
        document.querySelector<HTMLElement>('[data-thread]'),
    );
  }, [selected]);

  useEffect(() => {
    if (selected === null) return;
    const close = (event: KeyboardEvent) => {
      const covers = window.matchMedia(media.belowDesktop.replace('@media ', '')).matches;
      // Whatever else it closes, as a menu or the cursor's stay in a box, is enough for one press.
      if (event.key === 'Escape' && covers && !event.defaultPrevented && !isCovered())
        navigate(back);
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [selected, back]);

  return selected !== first;
}

/** Focuses a row; where the page has scrolled away from it meanwhile, as on phones, it comes to the middle. */
function takePlace(row: HTMLElement | null): void {
  if (!row) return;
  row.focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) row.scrollIntoView({ block: 'center' });
}

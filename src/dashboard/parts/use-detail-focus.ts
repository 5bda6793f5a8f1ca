import { useEffect, useState } from 'react';
import { navigate } from 'gatsby';
import { media } from '../../theme/layout';
import { isCovered } from './keys/use-keys';
import { useReturnToRow } from './use-return-to-row';

/**
 * Where the focus goes between a list and what is open of it. Returns whether that was chosen on this screen (then its name takes
 * the focus). Closing it gives the focus back to its row; Escape closes it where it covers the list.
 * @param selected what tells it from the others; null: nothing is open
 * @param back the address of the list alone
 * @param rowOf the row of what was open, or the first of all
 */
export function useDetailFocus(
  selected: string | null,
  back: string,
  rowOf: (closed: string) => HTMLElement | null,
): boolean {
  const [first] = useState(selected);
  useReturnToRow(selected, rowOf);

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

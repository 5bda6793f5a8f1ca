import { navigate } from 'gatsby';
import { useKeys } from '../keyboard/use-shortcuts';
import { useIsChosen } from './use-is-opened-by-user';
import { useReturnToRow } from './use-restore-row-focus';

type OpenOfList = {
  /** What tells it from the others; null: nothing is open. */
  selected: string | null;
  /** The address of the list alone. */
  back: string;
  /** The row of what was open, or the first of all. */
  rowOf: (closed: string) => HTMLElement | null;
  /** Escape does something else here first, or would lose words. */
  keepsEscape?: boolean;
};

/**
 * Where the focus goes between a list and what is open of it. Returns whether that was chosen, here or on the screen before, rather than
 * opened with the page (then its name takes the focus). Escape closes it, unless something is typed or a dialog lies over it; closing it
 * gives the focus back to its row.
 */
export function useDetailFocus(open: OpenOfList): boolean {
  const { selected, back, rowOf, keepsEscape = false } = open;
  const isChosen = useIsChosen(selected);
  useReturnToRow(selected, rowOf);
  useKeys(
    selected === null || keepsEscape
      ? {}
      : { Escape: { words: 'Back to the list', act: () => void navigate(back) } },
  );
  return isChosen;
}

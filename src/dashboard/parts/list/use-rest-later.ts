import { useIsPainted } from '../use-is-painted';

/** Rows of a first look: what a window of 1440 by 900 has room for. */
const firstLook = 16;

/**
 * The rows to draw: of a list that has just come the first ones, and the others once these are on screen.
 * @param isAwaited whether somebody is waiting for the list; one that was there at once is drawn whole, so that Back finds its place
 */
export function useRestLater<Row>(rows: readonly Row[], isAwaited: boolean): readonly Row[] {
  const isWhole = useIsPainted(!isAwaited);
  return isWhole ? rows : rows.slice(0, firstLook);
}

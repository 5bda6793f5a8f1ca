import { useIsPainted } from '../../hooks/use-after-paint';

/** What every list has above it at least, and how high its lowest rows are, in CSS pixels. */
const above = 270;
const lowestRow = 52;

/** How many rows a window of that height, in CSS pixels, has room for at most: one of 900 for 13. */
const firstLook = (height: number) => Math.max(1, Math.ceil((height - above) / lowestRow));

/**
 * The rows to draw: of a list that has just come the first ones, and the others once these are on screen.
 * @param isAwaited whether somebody is waiting for the list; one that was there at once is drawn whole, so that Back finds its place
 */
export function useRestLater<Row>(rows: readonly Row[], isAwaited: boolean): readonly Row[] {
  const isWhole = useIsPainted(!isAwaited);
  return isWhole ? rows : rows.slice(0, firstLook(window.innerHeight));
}

/**
 * By how many pixels rows that were in sight have moved: as most of them have, for one of them may have gone to the top.
 * @param before row -> where it began
 * @param now the same of all rows that there are now
 */
export function shiftOf(
  before: ReadonlyMap<string, number>,
  now: ReadonlyMap<string, number>,
): number {
  const shifts = [...before]
    .flatMap(([key, start]) => {
      const moved = now.get(key);
      return moved === undefined ? [] : [moved - start];
    })
    .sort((a, b) => a - b);
  return shifts[Math.floor(shifts.length / 2)] ?? 0;
}

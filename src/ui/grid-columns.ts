/**
 * Columns for so many parts side by side, as a value of grid-template-columns: they share the width, and are there before the parts, so that
 * none moves as the next one comes. Where they would be narrower than `least` there are fewer. Lengths are CSS lengths.
 */
export const columnsFor = (count: number, least: string, gap: string) =>
  `repeat(auto-fill, minmax(max(min(${least}, 100%), (100% - ${count - 1} * ${gap}) / ${count} - 1px), 1fr))`;

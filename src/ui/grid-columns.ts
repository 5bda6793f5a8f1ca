/**
 * Equal columns that exist before their content, so nothing moves while the page loads. Lengths are
 * CSS lengths.
 */
export const getGridColumns = (count: number, least: string, gap: string) =>
  `repeat(auto-fill, minmax(max(min(${least}, 100%), (100% - ${count - 1} * ${gap}) / ${count} - 1px), 1fr))`;

/** What Gatsby looks for in a file: queries, slices, and what pages export for it. */
const signs = [
  /\bgraphql\b/,
  /<Slice\b/,
  /\bgatsby-plugin-image\b/,
  /\bexport\b[^;]*\b(?:Head|config|getServerData)\b/,
];

/** Whether Gatsby may find something of its own in a source text; it may be that it finds nothing. */
export function mayHoldQuery(text: string): boolean {
  return signs.some((sign) => sign.test(text));
}

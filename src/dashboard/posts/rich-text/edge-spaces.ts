/**
 * Markdown without the spaces that end or begin a line: the editor writes them as `&#x20;`, as Markdown itself would drop them, and who
 * writes the source would wonder.
 */
export function withoutEdgeSpaces(markdown: string): string {
  return markdown.replace(/(?:&#x20;)+$|^(?:&#x20;)+/gm, '');
}

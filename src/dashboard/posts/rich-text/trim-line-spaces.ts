/** Removes spaces at the ends of lines, which the editor writes as `&#x20;` because Markdown would drop them. */
export function trimLineSpaces(markdown: string): string {
  return markdown.replace(/(?:&#x20;)+$|^(?:&#x20;)+/gm, '');
}

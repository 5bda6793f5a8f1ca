import { convert } from 'html-to-text';

/** Longer than what anybody writes, and short enough to be read at once, in characters: the time grows faster than the length. */
const longest = 100_000;

/** What a mail's HTML says as plain text: quoted parts with '>' before each line, no pictures, no addresses of links. */
export function htmlAsText(html: string): string {
  // Mail programs put more style before the body than people words into it.
  const body = Math.max(0, html.search(/<body[\s>]/i));
  return convert(html.slice(body, body + longest), {
    wordwrap: false,
    limits: { maxDepth: 100, maxChildNodes: 10_000 },
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
      ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({
        selector,
        options: { uppercase: false },
      })),
      { selector: 'table', options: { uppercaseHeaderCells: false } },
    ],
  });
}

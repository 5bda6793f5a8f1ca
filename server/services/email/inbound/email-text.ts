import { convert } from 'html-to-text';
import { limitMarks } from '../../../../contract/shared/text/patterns';
import type { MimeEmail } from './mime-email';

/** In characters. The converter's time grows faster than the length. */
const maxHtmlLength = 100_000;

/** All texts, but of HTML and plain text that say the same only the latter. */
export function getText({ texts }: MimeEmail): string {
  const plain = texts.filter(({ text, isHtml }) => !isHtml && text.trim() !== '');
  const hasPlain = new Set(plain.map(({ alternatives }) => alternatives));
  const shown = texts.filter(
    ({ isHtml, alternatives }) => !isHtml || alternatives === null || !hasPlain.has(alternatives),
  );
  let rest = maxHtmlLength;
  const plainTexts = shown.map(({ text, isHtml }) => {
    if (!isHtml) return text;
    const html = skipHead(text).slice(0, rest);
    rest -= html.length;
    return convertHtmlToText(html);
  });
  return stripControlCharacters(plainTexts.join('\n\n'))
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Mail programs put long style sheets before the body. */
function skipHead(html: string): string {
  return html.slice(Math.max(0, html.search(/<body[\s>]/i)));
}

function convertHtmlToText(html: string): string {
  return convert(html, {
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

/** Also removes the characters that change the reading direction. */
function stripControlCharacters(text: string): string {
  return limitMarks(text)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu, '');
}

export function toSingleLine(text: string, maxLength: number): string {
  const line = stripControlCharacters(text).replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length <= maxLength ? line : `${characters.slice(0, maxLength - 1).join('')}…`;
}

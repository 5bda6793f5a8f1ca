import { visible } from '../../../contract/forms/rules';

/**
 * What joins or parts letters in Persian, Hindi and other scripts, where it stands elsewhere or again: kept between letters, one at a time.
 * It is looked for first: to look behind each sign of a long row of marks takes long.
 */
const strayJoiners =
  /(?=[\u200c\u200d])(?:(?<!\p{L}\p{M}*)[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\u200c\u200d]))/gu;
/** Every other sign without width, as a soft hyphen: who sees a word does not know of it. */
const unseen = /(?![\u200c\u200d])\p{Cf}/gu;
/** What parts lines, or is no sign. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line without control characters and signs that nobody sees: what people type ends up in subjects, names and texts. One of which nothing is seen is ''. */
export function tidyLine(text: string): string {
  const line = text
    .replace(unseen, '')
    .replace(strayJoiners, '')
    .replace(breaks, ' ')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
  return visible.test(line) ? line : '';
}

/** The same for a text of several lines: its line breaks stay, at most one empty line at a time. */
export function normalizeText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** All texts of a form of the office, each of one line or several, as normalizeText leaves them; those in `except`, and what is no text, as they are. */
export function tidyFields<Values extends object>(
  values: Values,
  except: readonly string[] = [],
): Values {
  const tidied = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && !except.includes(name) ? normalizeText(value) : value,
  ]);
  return Object.fromEntries(tidied) as Values;
}

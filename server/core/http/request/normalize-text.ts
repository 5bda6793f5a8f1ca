import { limitMarks, visibleCharacter } from '../../../../contract/shared/text/patterns';

/**
 * Joiners are kept one at a time between letters, where Persian, Hindi, and other scripts need them. The lookahead at the start keeps
 * the lookbehind from running at every character of a long run of marks.
 */
const strayJoiners =
  /(?=[\u200c\u200d])(?:(?<!\p{L}\p{M}*)[\u200c\u200d]+|[\u200c\u200d]+(?![\p{L}\p{M}\u200c\u200d]))/gu;
/** Other characters without width, such as soft hyphens. */
const invisible = /(?![\u200c\u200d])\p{Cf}/gu;
const controlsAndBreaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;

/** One line without control and invisible characters, because it may end up in a subject line or text message. '' if nothing is visible. */
export function normalizeLine(text: string): string {
  const plain = text
    .replace(invisible, '')
    .replace(strayJoiners, '')
    .replace(controlsAndBreaks, ' ');
  const line = limitMarks(plain).normalize('NFC').replace(/\s+/g, ' ').trim();
  return visibleCharacter.test(line) ? line : '';
}

export function normalizeText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(normalizeLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export function normalizeFields<Values extends object>(
  values: Values,
  except: readonly string[] = [],
): Values {
  const normalized = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && !except.includes(name) ? normalizeText(value) : value,
  ]);
  return Object.fromEntries(normalized) as Values;
}

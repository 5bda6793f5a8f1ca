/** What joins or parts letters in Persian, Hindi and other scripts: kept between letters, one at a time, and nowhere else. */
const joiners = /(?<=[\p{L}\p{M}])(\u200c|\u200d)(?:\u200c|\u200d)*(?=[\p{L}\p{M}])/gu;
/** Every other character that is not seen; `joiners` have been set aside as noncharacters. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const aside = { '\u200c': '\ufdd0', '\u200d': '\ufdd1' } as const;

/** One line without control characters: what people type ends up in subjects, names and texts. */
export function tidyLine(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\ufdd0\ufdd1]/g, ' ')
    .replace(joiners, (_all, joiner: keyof typeof aside) => aside[joiner])
    .replace(unseen, ' ')
    .replaceAll('\ufdd0', '\u200c')
    .replaceAll('\ufdd1', '\u200d')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The same for a text of several lines: its line breaks stay, at most one empty line at a time. */
export function tidyText(text: string): string {
  return text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map(tidyLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** All texts of a form of the office, each of one line or several, as tidyText leaves them; those in `except`, and what is no text, as they are. */
export function tidyFields<Values extends object>(
  values: Values,
  except: readonly string[] = [],
): Values {
  const tidied = Object.entries(values).map(([name, value]: [string, unknown]) => [
    name,
    typeof value === 'string' && !except.includes(name) ? tidyText(value) : value,
  ]);
  return Object.fromEntries(tidied) as Values;
}

import { maxTextLength } from '../inbox/constants';

/** The characters of GSM-7 that take one septet (3GPP TS 23.038), and those that take two. */
const basic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?' +
    '¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
const extended = new Set('\f^{}\\[~]|€');

/** Units of a text that fits into one part, and of each of several parts, which start with a header. */
const limits = { gsm: { single: 160, each: 153 }, unicode: { single: 70, each: 67 } } as const;

const replacements: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′`´]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—―−]/g, '-'],
  [/…/g, '...'],
  [/[\u00a0\u2000-\u200a\u202f\u3000]/g, ' '],
  [/\u200b/g, ''],
];

function replaceTypography(text: string): string {
  return replacements.reduce(
    (result, [pattern, character]) => result.replace(pattern, character),
    text.normalize('NFC'),
  );
}

/** A text with its sender, whom the phone doesn't show. */
export function startText(company: string, text: string): string {
  return `${company}: ${text}`;
}

/**
 * Typewriter quotes, dashes, and spaces instead of typographic ones, if they are all that keeps a text out of GSM-7: it is charged as
 * a third of the parts. Other texts stay as they are.
 */
export function simplifyText(text: string): string {
  const simple = replaceTypography(text);
  const isSendable = listUnicode(simple).length === 0 && simple.length <= maxTextLength;
  return isSendable ? simple : text;
}

/**
 * The parts in which a text is sent and charged, the characters left in the last one, and those that GSM-7 doesn't have: with one of
 * them, a part has room for fewer characters.
 */
export function countTextParts(text: string): { parts: number; left: number; unicode: string[] } {
  // Quotes and dashes are replaced if nothing else is in the way.
  const unicode = listUnicode(replaceTypography(text));
  const isGsm = listUnicode(text).length === 0;
  const { single, each } = isGsm ? limits.gsm : limits.unicode;
  const getUnits = (character: string) =>
    isGsm ? 1 + Number(extended.has(character)) : character.length;
  const units = [...text].map(getUnits);
  const total = units.reduce((sum, count) => sum + count, 0);
  if (total <= single) return { parts: 1, left: single - total, unicode };
  let parts = 1;
  let used = 0;
  for (const count of units) {
    // No part ends within a character.
    const isFull = used + count > each;
    parts += Number(isFull);
    used = isFull ? count : used + count;
  }
  return { parts, left: each - used, unicode };
}

function listUnicode(text: string): string[] {
  const characters = new Set(text);
  return [...characters].filter((one) => !basic.has(one) && !extended.has(one));
}

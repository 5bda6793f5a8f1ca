// Rules of the office's own texts, apart from rules.ts, which every public form loads.

/** How many characters a text has at least, however they are counted: spaces in a row are one, and emoji, marks and the like are none. */
export function lengthOf(text: string): number {
  const plain = text.trim().replace(/\s+/g, ' ').normalize('NFC');
  return [...plain.replace(/[^\p{L}\p{N}\p{P} ]/gu, '')].length;
}

/** Controls but a tab, half a pair of surrogates, and what is no character: XML refuses them, and with them a whole feed. */
export const unprintable = /[^\P{Cc}\t]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

/** What is said of a text with line breaks, or with signs that cannot be shown, or null. */
export function oneLine(text: string): string | null {
  if (/[\r\n]/.test(text)) return 'Please write this in one line';
  return unprintable.test(text)
    ? 'This has a sign that cannot be shown: write it anew, without pasting'
    : null;
}

/** What is wrong with the last part of a page's address, or null. @param example one that is right */
export function slugProblem(text: string, example: string): string | null {
  if (text === '404') return 'This address stands for pages that are missing: choose another one';
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
    ? null
    : `Please use small letters, digits and hyphens, for example ${example}`;
}

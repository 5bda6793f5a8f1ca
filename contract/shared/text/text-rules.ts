/** Characters of a text, with runs of spaces as one and without emoji and marks: the count that every checker accepts. */
export function countCharacters(text: string): number {
  const plain = text.trim().replace(/\s+/g, ' ').normalize('NFC');
  return [...plain.replace(/[^\p{L}\p{N}\p{P} ]/gu, '')].length;
}

/** Controls other than tab, lone surrogates, and noncharacters: not allowed in XML, so one would break the feed. */
export const unprintable = /[^\P{Cc}\t]|\p{Cs}|\p{Noncharacter_Code_Point}/u;

export function checkOneLine(text: string): string | null {
  if (/[\r\n]/.test(text)) return 'Please write this on one line';
  return unprintable.test(text)
    ? 'This contains a character that can’t be displayed: type it again without pasting'
    : null;
}

/** The error message for the last part of a page's URL, or null. */
export function checkSlug(text: string, example: string): string | null {
  if (text === '404')
    return 'This web address is reserved for the “not found” page: choose another one';
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)
    ? null
    : `Please use lowercase letters, digits, and hyphens, for example ${example}`;
}

/** Splits 'day; night' at semicolons and commas, and removes duplicates. */
export function splitList(text: string): string[] {
  return [...new Set(text.split(/[;,]/).flatMap((part) => part.trim() || []))];
}

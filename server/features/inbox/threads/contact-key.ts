/** Identifies one person across messages. ('2125550142', 'José', "O'Neil ") becomes '2125550142|jose|oneil'. */
export function getContactKey(contact: string, firstName: string, lastName: string): string {
  return [contact, normalizeName(firstName), normalizeName(lastName)].join('|');
}

/** Only in these scripts; in others, marks are vowels: राम and रीमा are two people. */
const accents = /(?<=[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu;

export function normalizeName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC');
  // A name may consist of punctuation only.
  return letters === '' ? name.trim().toLowerCase() : letters;
}

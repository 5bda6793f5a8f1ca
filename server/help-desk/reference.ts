import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for another, read or heard, and without vowels: no word comes of them. */
const signs = '34679CDFGHJKMNPQRTVWXY';

const undashed = new RegExp(`\\bHD([${signs}]{4})([${signs}]{2})\\b`, 'gi');

/** What is searched for, references in it as they are kept: HD7K3M9Q, as it is typed after a call, is HD-7K3M-9Q. */
export function withDashedReferences(search: string): string {
  return search.replace(undashed, 'HD-$1-$2');
}

/** A reference for people, like HD-7K3M-9Q: 113 million of them. Guessing one opens nothing. */
export function newReference(): string {
  const text = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
  return `HD-${text.slice(0, 4)}-${text.slice(4)}`;
}

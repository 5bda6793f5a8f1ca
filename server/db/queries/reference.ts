import { randomInt } from 'node:crypto';

/** Letters and digits that nobody mistakes for another, read or heard, and without vowels: no word comes of them. */
const signs = '34679CDFGHJKMNPQRTVWXY';

/** A reference for people, like HD-7K3M-9Q: 113 million of them. Guessing one opens nothing. */
export function newReference(): string {
  const text = Array.from({ length: 6 }, () => signs[randomInt(signs.length)]).join('');
  return `HD-${text.slice(0, 4)}-${text.slice(4)}`;
}

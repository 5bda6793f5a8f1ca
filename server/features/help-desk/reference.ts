import { randomInt } from 'node:crypto';
import type { Contact } from '../../core/db/encryption/person';

/** Without characters that are easily confused, and without vowels, so that no words appear. */
const alphabet = '34679CDFGHJKMNPQRTVWXY';

const undashed = new RegExp(`\\bHD([${alphabet}]{4})([${alphabet}]{2})\\b`, 'gi');

/** Lets a search for HD7K3M9Q find HD-7K3M-9Q. */
export function addReferenceDashes(search: string): string {
  return search.replace(undashed, 'HD-$1-$2');
}

export function createReference(): string {
  const text = Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('');
  return `HD-${text.slice(0, 4)}-${text.slice(4)}`;
}

/** The texts that a search looks in. */
export function listSearchTexts(request: Contact & { reference: string }): string[] {
  const { name, reference, contact, email } = request;
  return [name, reference, email ?? '', contact];
}

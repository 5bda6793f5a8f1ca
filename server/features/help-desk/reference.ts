import { randomInt } from 'node:crypto';
import { normalizeForSearch } from '../../../contract/shared/text/text-search';

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

/** The text that a search looks in. It starts with the name, for sorting. */
export function buildRequestSearchText(request: {
  firstName: string;
  lastName: string;
  reference: string;
  contact: string;
  email: string | null;
}): string {
  const { firstName, lastName, reference, contact, email } = request;
  return normalizeForSearch([firstName, lastName, reference, email ?? '', contact].join(' '));
}

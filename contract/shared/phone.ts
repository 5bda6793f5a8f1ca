import { messages } from './messages';

/** '(212) 555-0142' -> '2125550142' */
export function getPhoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** '(212) 555-0142' -> 'tel:+12125550142' */
export function telHref(phone: string): string {
  return `tel:+1${getPhoneDigits(phone)}`;
}

/** '2125550142' -> '(212) 555-0142'; returns anything else unchanged. */
export function formatPhone(digits: string): string {
  const parts = /^(\d{3})(\d{3})(\d{4})$/.exec(digits);
  return parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : digits;
}

/** A formatted phone number within a text. The group makes split() keep it. */
export const phonePattern = /(\(\d{3}\) \d{3}-\d{4})/;

const usPhonePattern = /^\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/;

/** Zero-width characters that address books put around a pasted number. */
const zeroWidth = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** The specification's error message for a phone number (section 5), or null if it's valid. */
export function checkPhone(text: string): string | null {
  const trimmed = text
    .replace(zeroWidth, '')
    .replace(/\u00a0/g, ' ')
    .trim();
  if (trimmed === '') return messages.phoneRequired;
  if (getPhoneDigits(trimmed).length !== 10) return messages.phoneDigits;
  return usPhonePattern.test(trimmed) ? null : messages.phonePattern;
}

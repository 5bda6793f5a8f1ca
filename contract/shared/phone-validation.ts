import { messages } from './messages';
import { getPhoneDigits } from './phone';

/** Specification section 5. */
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

import { messages } from './messages';
import { phoneDigits } from './phone';

/** Specification section 5: ten digits, optional parentheses, separators of dash, dot or space. */
const usPhonePattern = /^\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/;

/** Signs without width that an address book puts around a number: who pastes it sees nothing that could be wrong. */
const unseen = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/**
 * The specification's sentence for what is wrong with a phone number, or null when it is valid.
 * Rules in the order of section 5: required, pattern, exactly ten digits.
 */
export function phoneProblem(text: string): string | null {
  const trimmed = text
    .replace(unseen, '')
    .replace(/\u00a0/g, ' ')
    .trim();
  if (trimmed === '') return messages.phoneRequired;
  if (phoneDigits(trimmed).length !== 10) return messages.phoneDigits;
  return usPhonePattern.test(trimmed) ? null : messages.phonePattern;
}

import { messages } from './messages';

/** '(212) 555-0142' -> '2125550142' */
export function getPhoneDigits(text: string): string {
  return text.replace(/\D/g, '');
}

/** '(212) 555-0142' -> 'tel:+12125550142', '+525512345678' -> 'tel:+525512345678' */
export function telHref(phone: string): string {
  return `tel:+${phone.includes('+') ? '' : '1'}${getPhoneDigits(phone)}`;
}

/** False for a short code, such as '72323', and for no number. */
export function canCall(contact: string): boolean {
  return /^(?:\d{10}|(?:whatsapp:)?\+\d+)$/.test(contact);
}

/** '2125550142' -> '(212) 555-0142', 'whatsapp:+12125550142' -> 'WhatsApp (212) 555-0142'; returns anything else unchanged. */
export function formatPhone(number: string): string {
  const app = number.startsWith('whatsapp:') ? 'WhatsApp ' : '';
  const plain = number.replace('whatsapp:', '');
  const parts = /^(?:\+1)?(\d{3})(\d{3})(\d{4})$/.exec(plain);
  return app + (parts ? `(${parts[1]}) ${parts[2]}-${parts[3]}` : plain);
}

/** A formatted phone number within a text. The group makes split() keep it. */
export const phonePattern = /(\(\d{3}\) \d{3}-\d{4})/;

const usPhonePattern = /^\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}$/;

/** Zero-width characters that address books put around a pasted number. */
const zeroWidth = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;

/** '٥' -> '5'. The digits of a script follow one another, so a digit's value is its distance from the script's zero. */
export function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
}

export function toAsciiDigits(text: string): string {
  return text.replace(/(?!\d)\p{Nd}/gu, toAsciiDigit);
}

/**
 * The plain form of a number as people and address books write it: '+1 212\u2011555\u20110188' -> '212-555-0188'. Apply it before checkPhone,
 * whose rule the specification fixes. Anything that isn't clearly one US number stays as it is.
 */
export function normalizePhone(text: string): string {
  const plain = toAsciiDigits(text.normalize('NFKC'))
    .replace(zeroWidth, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\u00b7\u2022\u2027\u2219\u22c5]/g, '.')
    .replace(/\s+/g, ' ')
    .replace(/^ ?(?:tel:)? ?| $/gi, '');
  if (usPhonePattern.test(plain) || !/^[-+.() \d]+$/.test(plain)) return plain;
  const digits = /^(?:1|001|0111)?(\d{3})(\d{3})(\d{4})$/.exec(getPhoneDigits(plain));
  return digits ? digits.slice(1).join('-') : plain;
}

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

/** The relay service, free in every state, for people who use a TTY or have trouble speaking (47 CFR 64.603). */
export const relayNumber = '711';

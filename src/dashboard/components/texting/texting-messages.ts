import type { ConsentChange, TextConsent, Texting } from '../../../../contract/sms/schema';
import { formatShortDate } from '../time/format';

export function getTextingLabel({ canText, canReceiveTexts, textConsent }: Texting): string {
  if (!canReceiveTexts) return 'Can’t receive texts';
  if (canText) return 'Can text';
  return textConsent === null ? 'No text consent' : 'Opted out of texts';
}

const given: Readonly<Record<TextConsent['source'], string>> = {
  eligibility: 'Agreed on the eligibility form',
  'help-desk': 'Agreed on the help desk form',
  text: 'Texted START',
  carrier: 'Reported by the carrier',
  office: 'Agreed, recorded by the office',
};

const withdrawn: Readonly<Record<TextConsent['source'], string>> = {
  ...given,
  text: 'Asked by text to stop',
  carrier: 'Blocked our texts',
  office: 'Opted out, recorded by the office',
};

const unconfirmed: Readonly<Record<TextConsent['source'], string>> = {
  ...given,
  eligibility: 'Checked the box on the eligibility form, but opted out by text',
  'help-desk': 'Checked the box on the help desk form, but opted out by text',
};

const origins = { given, withdrawn, unconfirmed };

/** An entry of the ledger: 'Agreed on the eligibility form, Nov 20'. */
export function describeChange({ state, source, at }: ConsentChange, now = Date.now()): string {
  return `${origins[state][source]}, ${formatShortDate(at, now)}`;
}

/** True if only a text with START from the phone can allow texts again. */
export function isOptedOutByPhone(consent: TextConsent | null): boolean {
  return consent?.state === 'withdrawn' && ['text', 'carrier'].includes(consent.source);
}

/** The reason why a person can't be texted; null if they can. */
export function getTextingError(
  { contact, canText, canReceiveTexts, textConsent }: Texting & { contact: string },
  now = Date.now(),
): string | null {
  if (canText) return null;
  if (!canReceiveTexts) return `Can’t text: ${getNumberError(contact)}`;
  return textConsent === null
    ? 'Can’t text: this person hasn’t agreed to text messages.'
    : `Can’t text: this person opted out. ${describeChange(textConsent, now)}.`;
}

/** The reason why no one can receive our texts at a number. */
function getNumberError(contact: string): string {
  if (contact === '') return 'there is no phone number.';
  if (contact.startsWith('whatsapp:'))
    return 'this person wrote on WhatsApp, and we can’t answer there.';
  if (contact.startsWith('+')) return 'we can’t text numbers outside the US.';
  return contact.length < 10
    ? 'this is a short code, which companies send texts from. Nobody gets texts there.'
    : 'this number can’t receive texts.';
}

import type { TextConsent, Texting } from '../../../../contract/sms/schema';
import { formatShortDate } from '../time/format';

export function getTextingLabel({ canText, canReceiveTexts, textConsent }: Texting): string {
  if (!canReceiveTexts) return 'Can’t receive texts';
  if (canText) return 'Texting OK';
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

/** Where the current state comes from: 'Agreed on the eligibility form, Nov 20'. Null without consent. */
export function describeConsent(consent: TextConsent | null, now = Date.now()): string | null {
  if (consent === null) return null;
  const origin = (consent.state === 'given' ? given : withdrawn)[consent.source];
  return `${origin}, ${formatShortDate(consent.at, now)}`;
}

/** The reason why a person can't be texted; null if they can. */
export function getTextingProblem(texting: Texting, now = Date.now()): string | null {
  const { canText, canReceiveTexts, textConsent } = texting;
  if (canText) return null;
  if (!canReceiveTexts) return 'Can’t text: this number can’t receive texts.';
  return textConsent === null
    ? 'Can’t text: this person hasn’t agreed to text messages.'
    : `Can’t text: this person opted out. ${String(describeConsent(textConsent, now))}.`;
}

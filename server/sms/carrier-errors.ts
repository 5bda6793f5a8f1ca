/** Twilio's code for a number that has opted out at the carrier. */
export const optedOutCode = 21610;

const words: Readonly<Record<number, string>> = {
  [optedOutCode]: 'This person has opted out of our texts.',
  30003: 'The phone was switched off or out of reach.',
  30004: 'The phone or its carrier blocks texts from us.',
  30005: 'This number does not exist, or is no longer in use.',
  30006: 'This number cannot get texts: it may be a landline.',
  30007: 'The carrier took it for unwanted advertising and held it back.',
  30008: 'The carrier did not deliver it, and does not say why.',
};

/** Why a text did not arrive, for the office. @param code Twilio's error code (Twilio, "Error and warning dictionary") */
export function carrierWords(code: number): string {
  return words[code] ?? 'The carrier did not deliver it.';
}

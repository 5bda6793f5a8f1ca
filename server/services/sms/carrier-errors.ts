import type { JobError } from '../outbox/job-error';

/** Twilio's code for a number that opted out at the carrier. */
export const optedOutCode = 21610;

const callInstead = 'Call, or send an email.';
const askContact = 'Ask your technical contact to';

/** From Twilio's "Error and warning dictionary". */
const messages: Readonly<Record<number, string>> = {
  21211: `This isn’t a valid phone number. ${callInstead}`,
  21408: `Our text service may not text this area. ${askContact} allow it in Twilio’s console (Geo permissions).`,
  [optedOutCode]: 'This person opted out of our texts.',
  21612: `Our text service can’t reach this number. ${callInstead}`,
  21614: `This isn’t a mobile number. ${callInstead}`,
  21635: `This is a landline. ${callInstead}`,
  30001: 'Too many texts were waiting. Try again in a few minutes.',
  30002: `Our Twilio account is suspended. ${askContact} sign in to Twilio’s console.`,
  30003: 'The phone was turned off or out of reach.',
  30004: 'The phone or its carrier blocks our texts.',
  30005: 'This number doesn’t exist or is no longer in use.',
  30006: 'This number can’t get texts. It may be a landline.',
  30007: 'The carrier blocked it as spam.',
  30008: 'The carrier didn’t deliver it and gave no reason.',
  30032: `Our toll-free number isn’t verified yet. ${askContact} verify it in Twilio’s console.`,
  30034: `Our number isn’t registered with the carriers. ${askContact} register it in Twilio’s console (A2P 10DLC).`,
  30410: 'The carrier didn’t answer in time. Try again later.',
  30453: `Twilio blocked it. ${askContact} look up error 30453 in Twilio’s console.`,
};

/** Only another number, or the person's consent, helps. */
const finalCodes = [21211, optedOutCode, 21612, 21614, 21635, 30005, 30006];

export function formatCarrierError(code: number): string {
  return messages[code] ?? 'The carrier didn’t deliver it.';
}

/** True if the same text to the same number would fail again. */
export function isFinalCarrierError(code: number | null): boolean {
  return code !== null && finalCodes.includes(code);
}

/** Null if neither Twilio nor the carrier gave one. */
export function getCarrierCode(error: JobError | null): number | null {
  if (error?.service !== 'twilio' && error?.service !== 'carrier') return null;
  return typeof error.code === 'number' ? error.code : null;
}

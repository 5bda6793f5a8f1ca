import type { JobError } from '../outbox/job-error';

/** Twilio's code for a number that opted out at the carrier. */
export const optedOutCode = 21610;

const messages: Readonly<Record<number, string>> = {
  [optedOutCode]: 'This person opted out of our texts.',
  30003: 'The phone was turned off or out of reach.',
  30004: 'The phone or its carrier blocks our texts.',
  30005: 'This number doesn’t exist or is no longer in use.',
  30006: 'This number can’t get texts. It may be a landline.',
  30007: 'The carrier blocked it as spam.',
  30008: 'The carrier didn’t deliver it and gave no reason.',
};

/** @param code from Twilio's "Error and warning dictionary" */
export function formatCarrierError(code: number): string {
  return messages[code] ?? 'The carrier didn’t deliver it.';
}

/** Null if neither Twilio nor the carrier gave one. */
export function getCarrierCode(error: JobError | null): number | null {
  if (error?.service !== 'twilio' && error?.service !== 'carrier') return null;
  return typeof error.code === 'number' ? error.code : null;
}

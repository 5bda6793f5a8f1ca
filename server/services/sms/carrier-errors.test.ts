import { expect, test } from 'vitest';
import { formatCarrierError, isFinalCarrierError } from './carrier-errors';

test.each([
  [21211, /valid phone number.*Call/, 'no retry'],
  [21408, /text this area.*technical contact/, 'retry'],
  [21612, /can’t reach this number.*Call/, 'no retry'],
  [21614, /a mobile number.*Call/, 'no retry'],
  [30032, /toll-free number isn’t verified.*technical contact/, 'retry'],
  [30034, /isn’t registered.*technical contact/, 'retry'],
  [30410, /in time.*Try again/, 'retry'],
  [30453, /blocked it.*technical contact/, 'retry'],
])('Twilio’s code %i says why, who can fix it, and if a retry can help', (code, message, retry) => {
  expect(formatCarrierError(code)).toMatch(message);
  expect(isFinalCarrierError(code)).toBe(retry === 'no retry');
});

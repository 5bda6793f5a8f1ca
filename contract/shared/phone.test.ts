import { expect, test } from 'vitest';
import { checkPhone } from './phone';

test.each([
  '\u202a(212) 555-0142\u202c',
  '\u200e212-555-0142',
  '(212)\u00a0555-0142\ufeff',
  '212\u00ad-555-01\u200b42',
])('accepts invisible characters of address books: %j', (text) => {
  expect(checkPhone(text)).toBeNull();
});

test.each(['\u202a\u202c', '555-0142', '(212) 555\u2013 0142', '212-\u00a0555-0142'])(
  'rejects %j',
  (text) => {
    expect(checkPhone(text)).not.toBeNull();
  },
);

test.each(['555-0142', '1-212-555-0142', '212-555-01422'])(
  'reports the specified message for %s',
  (text) => {
    expect(checkPhone(text)).toBe('Please enter a valid 10-digit US phone number');
  },
);

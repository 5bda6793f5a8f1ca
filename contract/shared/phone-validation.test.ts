import { expect, test } from 'vitest';
import { phoneProblem } from './phone-validation';

test.each([
  '\u202a(212) 555-0142\u202c',
  '\u200e212-555-0142',
  '(212)\u00a0555-0142\ufeff',
  '212\u00ad-555-01\u200b42',
])('a number is taken as an address book gives it, with marks that nobody sees: %j', (text) => {
  expect(phoneProblem(text)).toBeNull();
});

test.each(['\u202a\u202c', '555-0142', '(212) 555\u2013 0142', '212-\u00a0555-0142'])(
  'what is no number of ten digits is refused all the same: %j',
  (text) => {
    expect(phoneProblem(text)).not.toBeNull();
  },
);

test.each(['555-0142', '1-212-555-0142', '212-555-01422'])(
  'a number that does not have ten digits gets the sentence of the specification: %s',
  (text) => {
    expect(phoneProblem(text)).toBe('Please enter a valid 10-digit US phone number');
  },
);

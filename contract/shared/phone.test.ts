import { expect, test } from 'vitest';
import { checkPhone, normalizePhone } from './phone';

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

test.each([
  ['+1 212 555 0188', '212-555-0188'],
  ['+1 (212) 555-0188', '212-555-0188'],
  ['(+1) 212-555-0188', '212-555-0188'],
  ['+12125550188', '212-555-0188'],
  ['1-212-555-0188', '212-555-0188'],
  ['1 (212) 555.0188', '212-555-0188'],
  ['001 212 555 0188', '212-555-0188'],
  ['011 1 212 555 0188', '212-555-0188'],
  ['tel:+1-212-555-0188', '212-555-0188'],
  ['212\u2011555\u20110188', '212-555-0188'],
  ['212\u2013555\u20140188', '212-555-0188'],
  ['212 \u2212 555 \u2212 0188', '212-555-0188'],
  ['(212)  555-0188', '(212) 555-0188'],
  ['( 212 ) 555 - 0188', '212-555-0188'],
  ['212\u00a0555\u202f0188', '212 555 0188'],
  ['\u202a(212) 555-0188\u202c', '(212) 555-0188'],
  ['212\u00b7555\u00b70188', '212.555.0188'],
  ['\uff12\uff11\uff12\uff0d\uff15\uff15\uff15\uff0d\uff10\uff11\uff18\uff18', '212-555-0188'],
  ['\u0662\u0661\u0662\u0665\u0665\u0665\u0660\u0661\u0668\u0668', '2125550188'],
  ['\u09e8\u09e7\u09e8-\u09eb\u09eb\u09eb-\u09e6\u09e7\u09ee\u09ee', '212-555-0188'],
  [' 212-555-0188. ', '212-555-0188'],
])('rewrites %s to a number that the specified check accepts', (text, plain) => {
  expect(normalizePhone(text)).toBe(plain);
  expect(checkPhone(plain)).toBeNull();
});

test.each(['(212) 555-0188', '212.555.0188', '2125550188', '212 555-0188'])(
  'leaves %s as it was typed',
  (text) => {
    expect(normalizePhone(text)).toBe(text);
  },
);

test.each([
  ['212/555/0188', 'Please enter a valid US phone number'],
  ['212-555-0188 x', 'Please enter a valid US phone number'],
  ['212-555-0188 ext. 5', 'Please enter a valid 10-digit US phone number'],
  ['+44 20 7946 0018', 'Please enter a valid 10-digit US phone number'],
  ['2-212-555-0188', 'Please enter a valid 10-digit US phone number'],
  ['555-0188', 'Please enter a valid 10-digit US phone number'],
  ['', 'Phone number is required'],
])('does not turn %j into a number', (text, message) => {
  expect(checkPhone(normalizePhone(text))).toBe(message);
});

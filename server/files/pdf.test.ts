import { expect, test } from 'vitest';
import { isActive, looksLikePdf } from './pdf';

const pdf = (body: string) => Buffer.from(`%PDF-1.7\n${body}\nstartxref\n9\n%%EOF\n`, 'latin1');

test('a plain document is one', () => {
  const plain = pdf('1 0 obj<</Type/Catalog/OpenAction[3 0 R /Fit]>>endobj');
  expect([looksLikePdf(plain), isActive(plain)]).toEqual([true, false]);
});

test.each([
  '/JavaScript',
  '/J#61vaScript',
  '/#4aavaS#63ript',
  '/J#61#76#61#53#63#72#69#70#74',
  '/L#61unch',
  '/Embedded#46ile',
  '/RichMedi#61',
])(
  'one that runs something or brings a file along is found, however its name is written: %s',
  (name) => {
    expect(isActive(pdf(`1 0 obj<</S${name}>>endobj`))).toBe(true);
  },
);

test('a sign that is no escape is left as it is', () => {
  expect(isActive(pdf('(issue #1, 100 #zz, #)'))).toBe(false);
});

test('a file made of escapes alone holds nobody up', () => {
  const began = performance.now();
  expect(isActive(pdf('#41'.repeat(3_400_000)))).toBe(false);
  // Decoding each escape took seven seconds.
  expect(performance.now() - began).toBeLessThan(1_500);
});

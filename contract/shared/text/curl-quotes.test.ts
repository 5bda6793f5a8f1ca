import { expect, test } from 'vitest';
import { curlAllQuotes, curlQuotes } from './curl-quotes';

test.each([
  ["a driver's license, and the doctors' numbers", 'a driver’s license, and the doctors’ numbers'],
  ['"Can my daughter be paid?" We said: "Yes."', '“Can my daughter be paid?” We said: “Yes.”'],
  ['the rule ("spend-down")', 'the rule (“spend-down”)'],
  ['She said "call it \'home care\' now"', 'She said “call it ‘home care’ now”'],
  ["since the '90s", 'since the ’90s'],
])('%s has typographic quotes', (typed, text) => {
  expect(curlQuotes(typed)).toBe(text);
});

test('a text after a link or bold words goes on in the same line', () => {
  expect(curlQuotes("'s rules", true)).toBe('’s rules');
  expect(curlQuotes('" and "more"', true)).toBe('” and “more”');
});

test('a field may keep its quotes, for example because it is looked up', () => {
  const fields = { place: "Prince George's", counties: ["Prince George's"], order: 1 };
  expect(curlAllQuotes(fields, ['counties'])).toEqual({ ...fields, place: 'Prince George’s' });
});

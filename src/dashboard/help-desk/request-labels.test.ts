import { expect, test } from 'vitest';
import { hoursWords, orderWords, payDifference } from './request-labels';

test('an order is a line of quantities and names, with what the catalogue does not have', () => {
  const ordered = [
    { id: 'masks', quantity: 2 },
    { id: 'no longer sold', quantity: 1 },
  ];
  expect(orderWords(ordered, 'Tape')).toBe(
    '2 × Masks (box of 50), 1 × no longer sold, other: Tape',
  );
  expect(orderWords([], null)).toBe('');
});

test.each([
  [{ worked: 40, paid: 32 }, '8 hours missing'],
  [{ worked: 37.5, paid: 36.5 }, '1 hour missing'],
  [{ worked: 0.3, paid: 0.1 }, '0.2 hours missing'],
  [{ worked: 32, paid: 40 }, '8 hours too many'],
  [{ worked: 40, paid: 40 }, null],
])('of %j the difference is %s', (hours, words) => {
  expect(payDifference(hours)).toBe(words);
});

test('hours are counted in words', () => {
  expect([hoursWords(1), hoursWords(7.5)]).toEqual(['1 hour', '7.5 hours']);
});

import { expect, test } from 'vitest';
import { formatOrder, formatPayDifference } from './request-labels';

test('formats an order', () => {
  expect(formatOrder([{ id: 'masks', quantity: 2 }], 'Tape')).toBe(
    '2 × Masks (box of 50), other: Tape',
  );
  expect(formatOrder([], null)).toBe('');
});

test.each([
  [{ worked: 40, paid: 32 }, '8 hours missing'],
  [{ worked: 37.5, paid: 36.5 }, '1 hour missing'],
  [{ worked: 0.3, paid: 0.1 }, '0.2 hours missing'],
  [{ worked: 32, paid: 40 }, '8 hours extra'],
  [{ worked: 40, paid: 40 }, null],
])('formats the pay difference of %j as %s', (hours, text) => {
  expect(formatPayDifference(hours)).toBe(text);
});

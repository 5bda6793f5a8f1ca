import { expect, test } from 'vitest';
import type { TimeOff } from '../../../../contract/help-desk/record-schema';
import { countWords, orderAway } from './absence-order';

const off = (
  id: string,
  region: TimeOff['region'],
  decision: TimeOff['decision'],
  firstDay = '2026-12-01',
): TimeOff => ({
  id,
  reference: id,
  name: id,
  region,
  firstDay,
  lastDay: '2026-12-31',
  hours: 8,
  decision,
});
const others = [
  off('far waits', 'maryland', null),
  off('near waits', 'new-york', null),
  off('far approved', 'maryland', 'approved'),
  off('near later', 'new-york', 'approved', '2026-12-02'),
  off('near first', 'new-york', 'approved'),
];

test('the own office comes first, and there the approved by their first day', () => {
  expect(orderAway(others, 'new-york').map(({ id }) => id)).toEqual([
    'near first',
    'near later',
    'near waits',
    'far approved',
    'far waits',
  ]);
});

test('the count says how many of the own office are sure, and how many may be', () => {
  expect(countWords(others, 'new-york', 'New York')).toBe(
    '2 approved and 1 waiting in New York; 2 elsewhere.',
  );
  expect(countWords(others.slice(0, 1), 'new-york', 'New York')).toBe(
    'Nobody else in New York; 1 elsewhere.',
  );
  expect(countWords(others.slice(1, 2), 'new-york', 'New York')).toBe('1 waiting in New York.');
  expect(countWords([], 'new-york', 'New York')).toBe('Nobody else.');
  const many = Array.from({ length: 1_337 }, () => others.slice(0, 1)).flat();
  expect(countWords(many, 'new-york', 'New York')).toBe(
    'Nobody else in New York; 1,337 elsewhere.',
  );
});

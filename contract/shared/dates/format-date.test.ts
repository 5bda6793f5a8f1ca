import { expect, test } from 'vitest';
import { formatDateAt } from './format-date';

test('the date of an instant is the main office’s', () => {
  expect(formatDateAt('2026-11-28T03:00:00.000Z')).toBe('Nov 27, 2026');
});

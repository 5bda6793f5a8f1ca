import { expect, test } from 'vitest';
import { getOfficeDay, getCountyName } from './region-facts';

test('returns the day at the office, not in UTC', () => {
  expect(getOfficeDay('michigan', new Date('2026-11-20T04:59:00Z'))).toBe('2026-11-19');
  expect(getOfficeDay('michigan', new Date('2026-11-20T05:00:00Z'))).toBe('2026-11-20');
});

test('names boroughs, but other counties as they are', () => {
  expect(getCountyName('new-york', 'Kings')).toBe('Brooklyn');
  expect(getCountyName('new-york', 'Nassau')).toBe('Nassau');
  expect(getCountyName('maryland', 'Kings')).toBe('Kings');
});

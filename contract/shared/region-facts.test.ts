import { expect, test } from 'vitest';
import { dayAt, knownAs } from './region-facts';

test('returns the day at the office, not in UTC', () => {
  expect(dayAt('michigan', new Date('2026-11-20T04:59:00Z'))).toBe('2026-11-19');
  expect(dayAt('michigan', new Date('2026-11-20T05:00:00Z'))).toBe('2026-11-20');
});

test('names boroughs, but other counties as they are', () => {
  expect(knownAs('new-york', 'Kings')).toBe('Brooklyn');
  expect(knownAs('new-york', 'Nassau')).toBe('Nassau');
  expect(knownAs('maryland', 'Kings')).toBe('Kings');
});

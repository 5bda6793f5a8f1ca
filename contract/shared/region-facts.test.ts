import { expect, test } from 'vitest';
import { dayAt, knownAs } from './region-facts';

test('today is the day at the office, not in London', () => {
  expect(dayAt('michigan', new Date('2026-11-20T04:59:00Z'))).toBe('2026-11-19');
  expect(dayAt('michigan', new Date('2026-11-20T05:00:00Z'))).toBe('2026-11-20');
});

test('a borough goes by its own name, any other county by that of the county', () => {
  expect(knownAs('new-york', 'Kings')).toBe('Brooklyn');
  expect(knownAs('new-york', 'Nassau')).toBe('Nassau');
  expect(knownAs('maryland', 'Kings')).toBe('Kings');
});

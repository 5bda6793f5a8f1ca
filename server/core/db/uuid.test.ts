import { expect, test, vi } from 'vitest';
import { newId } from './uuid';

test('ids are version 7 UUIDs', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids sort by creation, even within a millisecond or after the clock was set back', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const createIds = () => Array.from({ length: 5_000 }, () => newId());
  const ids = createIds();
  vi.setSystemTime(Date.now() - 5_000);
  ids.push(...createIds());
  vi.useRealTimers();
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

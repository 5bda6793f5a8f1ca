import { expect, test } from 'vitest';
import { newId } from './uuid';

test('ids are version 7 UUIDs', () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('ids sort by creation, even within a millisecond or after the clock was set back', () => {
  const now = Date.now();
  const ids = Array.from({ length: 10_000 }, (_, index) =>
    newId(index > 9_000 ? now - 5_000 : now),
  );
  expect([...ids].sort()).toEqual(ids);
  expect(new Set(ids).size).toBe(ids.length);
});

import { expect, test, vi } from 'vitest';
import { createLatestCache } from './memoize';

test('a view is read once per revision, again after an error, and forgotten if it was used least recently', async () => {
  const readCached = createLatestCache<string>(2);
  const read = vi.fn((text: string) => Promise.resolve(text));
  const get = (key: string, revision: string) =>
    readCached(key, revision, () => read(`${key} ${revision}`));
  await get('a', '1');
  expect(await get('a', '1')).toBe('a 1');
  expect(await get('a', '2')).toBe('a 2');
  expect(read).toHaveBeenCalledTimes(2);
  await expect(readCached('b', '1', () => Promise.reject(new Error('down')))).rejects.toThrow();
  expect(await get('b', '1')).toBe('b 1');
  await get('a', '2');
  await get('c', '1');
  expect(read).toHaveBeenCalledTimes(4);
  await get('b', '1');
  expect(read).toHaveBeenCalledTimes(5);
});

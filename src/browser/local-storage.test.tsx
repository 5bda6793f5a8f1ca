import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './local-storage';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('keeps values in memory while storage is full, and stores them once there is room', () => {
  writeStored('key', 'one');
  const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('key', 'two');
  expect(readStored('key')).toBe('two');
  setItem.mockRestore();
  writeStored('key', 'three');
  expect(window.localStorage.getItem('key')).toBe('three');
  window.localStorage.setItem('key', 'of another tab');
  expect(readStored('key')).toBe('of another tab');
});

import { afterEach, expect, test, vi } from 'vitest';
import { readStored, writeStored } from './local-storage';

afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

test('where the storage is full, the newest value holds until the page is left', () => {
  writeStored('full', 'one');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('full', 'two');
  expect(readStored('full')).toBe('two');
  writeStored('full', 'three');
  expect(readStored('full')).toBe('three');
  full.mockRestore();
  writeStored('full', 'four');
  expect([readStored('full'), window.localStorage.getItem('full')]).toEqual(['four', 'four']);
});

test('what another tab has stored since holds, once there is room again', () => {
  writeStored('shared', 'one');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  writeStored('shared', 'two');
  full.mockRestore();
  writeStored('shared', 'three');
  window.localStorage.setItem('shared', 'of another tab');
  expect(readStored('shared')).toBe('of another tab');
});

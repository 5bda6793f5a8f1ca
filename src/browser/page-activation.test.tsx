import { afterEach, expect, test, vi } from 'vitest';
import { getPageTime, runWhenActivated } from './page-activation';

afterEach(() => {
  Reflect.deleteProperty(document, 'prerendering');
  vi.restoreAllMocks();
});

test('starts a page at once', () => {
  const start = vi.fn();
  runWhenActivated(start);
  expect(start).toHaveBeenCalledOnce();
});

test('starts a prerendered page when the visitor opens it, and once', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const start = vi.fn();
  runWhenActivated(start);
  expect(start).not.toHaveBeenCalled();
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(start).toHaveBeenCalledOnce();
});

test.each([
  ['was prerendered for 30 seconds', [{ activationStart: 30_000 }], 1_000],
  ['was opened directly', [{ activationStart: 0 }], 31_000],
  ['is in a browser without prerendering', [], 31_000],
])('counts the time of a page that %s', (_case, entries, time) => {
  vi.spyOn(performance, 'now').mockReturnValue(31_000);
  performance.getEntriesByType = vi.fn(() => entries as unknown as PerformanceEntryList);
  expect(getPageTime()).toBe(time);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onceBack } from './retry-when-online';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const work = vi.fn();
beforeEach(() => work.mockReset());

test('what did not get through is tried again after five seconds, once', () => {
  onceBack(work);
  vi.advanceTimersByTime(4_900);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledOnce();
});

test('it is tried at once when the connection is back, and not again by the clock', () => {
  onceBack(work);
  window.dispatchEvent(new Event('online'));
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

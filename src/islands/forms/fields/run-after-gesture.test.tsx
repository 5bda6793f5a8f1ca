import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterGesture } from './run-after-gesture';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test.each(['click', 'keyup'])(
  'an error waits for the %s that moved the focus, and comes once',
  (end) => {
    const effect = vi.fn();
    afterGesture(effect);
    vi.advanceTimersByTime(500);
    expect(effect).not.toHaveBeenCalled();
    document.body.dispatchEvent(new Event(end, { bubbles: true }));
    vi.advanceTimersByTime(0);
    expect(effect).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(5_000);
    expect(effect).toHaveBeenCalledTimes(1);
  },
);

test('without a gesture it comes after a second', () => {
  const effect = vi.fn();
  afterGesture(effect);
  vi.advanceTimersByTime(999);
  expect(effect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(effect).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteProgress } from './route-progress';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a page that is there within 150 ms shows no overlay', () => {
  const progress = createRouteProgress();
  const heard = vi.fn();
  progress.listen(heard);
  progress.start();
  vi.advanceTimersByTime(149);
  progress.done();
  vi.advanceTimersByTime(1000);
  expect(heard).not.toHaveBeenCalledWith(true);
});

test('a page that takes 150 ms shows the overlay until it is there', () => {
  const progress = createRouteProgress();
  const heard = vi.fn();
  progress.listen(heard);
  progress.start();
  vi.advanceTimersByTime(150);
  expect(heard).toHaveBeenLastCalledWith(true);
  progress.done();
  expect(heard).toHaveBeenLastCalledWith(false);
});

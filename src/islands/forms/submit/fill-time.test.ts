import { expect, test, vi } from 'vitest';
import { startStopwatch } from './fill-time';

test('a form that stood in the page counts from the moment the page was asked for', () => {
  vi.spyOn(performance, 'now').mockReturnValue(9_000);
  expect(startStopwatch(0).elapsed()).toBe(9_000);
  expect(startStopwatch(8_000).elapsed()).toBe(1_000);
});

test('a form that has been sent counts anew', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(5_000);
  const stopwatch = startStopwatch(0);
  stopwatch.restart();
  now.mockReturnValue(5_400);
  expect(stopwatch.elapsed()).toBe(400);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteProgress } from './route-progress';

const home = { location: { href: 'https://larkspan.example/' } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a page that loads within 150 ms shows no overlay', () => {
  const progress = createRouteProgress();
  const listener = vi.fn();
  progress.listen(listener);
  progress.start();
  vi.advanceTimersByTime(149);
  progress.done(home);
  vi.advanceTimersByTime(1000);
  expect(listener).not.toHaveBeenCalledWith(true);
});

test('a slower page shows the overlay until it has loaded', () => {
  const progress = createRouteProgress();
  const listener = vi.fn();
  progress.listen(listener);
  progress.start();
  vi.advanceTimersByTime(150);
  expect(listener).toHaveBeenLastCalledWith(true);
  progress.done(home);
  expect(listener).toHaveBeenLastCalledWith(false);
});

test('going back to a slow page shows the overlay', () => {
  const progress = createRouteProgress();
  const listener = vi.fn();
  progress.listen(listener);
  progress.done(home);
  progress.startTo('https://larkspan.example/hha');
  vi.advanceTimersByTime(150);
  expect(listener).toHaveBeenLastCalledWith(true);
});

test.each(['https://larkspan.example/#main', 'https://larkspan.example/'])(
  'going to %s on the same page shows no overlay',
  (href) => {
    const progress = createRouteProgress();
    const listener = vi.fn();
    progress.listen(listener);
    progress.done(home);
    progress.startTo('https://larkspan.example/hha');
    progress.startTo(href);
    vi.advanceTimersByTime(1000);
    expect(listener).not.toHaveBeenCalledWith(true);
  },
);

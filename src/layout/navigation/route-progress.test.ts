import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createRouteProgress } from './route-progress';

const home = { location: { href: 'https://larkspan.example/' } };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('a page that is there within 150 ms shows no overlay', () => {
  const progress = createRouteProgress();
  const heard = vi.fn();
  progress.listen(heard);
  progress.start();
  vi.advanceTimersByTime(149);
  progress.done(home);
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
  progress.done(home);
  expect(heard).toHaveBeenLastCalledWith(false);
});

test('going back to another page that takes 150 ms shows the overlay', () => {
  const progress = createRouteProgress();
  const heard = vi.fn();
  progress.listen(heard);
  progress.done(home);
  progress.startTo('https://larkspan.example/hha');
  vi.advanceTimersByTime(150);
  expect(heard).toHaveBeenLastCalledWith(true);
});

test.each(['https://larkspan.example/#main', 'https://larkspan.example/'])(
  'going to %s on the page that is shown leaves no overlay',
  (href) => {
    const progress = createRouteProgress();
    const heard = vi.fn();
    progress.listen(heard);
    progress.done(home);
    progress.startTo('https://larkspan.example/hha');
    progress.startTo(href);
    vi.advanceTimersByTime(1000);
    expect(heard).not.toHaveBeenCalledWith(true);
  },
);

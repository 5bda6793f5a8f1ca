import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeProgress } from './route-progress';
import { watchRouteChanges } from './watch-route-changes';

const navigate = vi.fn();
let tab: EventTarget & { location: { href: string }; ___navigate: (to: string) => unknown };
const listener = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const location = { href: 'https://larkspan.example/' };
  tab = Object.assign(new EventTarget(), { location, ___navigate: navigate });
  vi.stubGlobal('window', tab);
  routeProgress.listen(listener);
  routeProgress.done({ location });
  listener.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function goBack(): void {
  tab.location = { href: 'https://larkspan.example/hha' };
  tab.dispatchEvent(new Event('popstate'));
  vi.advanceTimersByTime(1000);
}

test('a slow page after a link shows the overlay', () => {
  watchRouteChanges();
  tab.___navigate('/hha');
  vi.advanceTimersByTime(1000);
  expect(navigate).toHaveBeenCalledWith('/hha');
  expect(listener).toHaveBeenLastCalledWith(true);
});

test('a slow page after going back shows the overlay', () => {
  watchRouteChanges();
  goBack();
  expect(listener).toHaveBeenLastCalledWith(true);
});

test('it can be stopped', () => {
  watchRouteChanges()();
  goBack();
  expect(tab.___navigate).toBe(navigate);
  expect(listener).not.toHaveBeenCalled();
});

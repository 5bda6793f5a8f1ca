import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { routeProgress } from './route-progress';
import { watchRouteChanges } from './watch-route-changes';

const navigate = vi.fn();
let tab: EventTarget & { location: { href: string }; ___navigate: (to: string) => unknown };
const heard = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  const location = { href: 'https://larkspan.example/' };
  tab = Object.assign(new EventTarget(), { location, ___navigate: navigate });
  vi.stubGlobal('window', tab);
  routeProgress.listen(heard);
  routeProgress.done({ location });
  heard.mockClear();
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

test('the overlay comes for a slow page after a link', () => {
  watchRouteChanges();
  tab.___navigate('/hha');
  vi.advanceTimersByTime(1000);
  expect(navigate).toHaveBeenCalledWith('/hha');
  expect(heard).toHaveBeenLastCalledWith(true);
});

test('the overlay comes for a slow page after back and forward', () => {
  watchRouteChanges();
  goBack();
  expect(heard).toHaveBeenLastCalledWith(true);
});

test('nothing is watched any more once it is stopped', () => {
  watchRouteChanges()();
  goBack();
  expect(tab.___navigate).toBe(navigate);
  expect(heard).not.toHaveBeenCalled();
});

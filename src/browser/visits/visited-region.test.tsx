import { afterEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../../../tests/fixtures/listeners';
import { rememberOfficeScript, regionToRemember, getVisitedRegion } from './visited-region';

removeListenersAfterEach();
afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function visit(...paths: string[]): void {
  for (const path of paths) {
    const region = regionToRemember(path);
    if (region === null) continue;
    const script = document.createElement('script');
    script.dataset['region'] = region;
    vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
    // oxlint-disable-next-line no-eval -- the script runs as it would inline in a page
    window.eval(rememberOfficeScript);
  }
}

test.each([
  [['/maryland'], 'maryland'],
  [['/maryland/contact', '/resources', '/blog'], 'maryland'],
  [['/maryland', '/michigan/hha?a=1'], 'michigan'],
  [['/resources'], undefined],
  [['/new-jerseyish'], undefined],
  [['/maryland', '/'], undefined],
])('after %j the visitor comes from %s', (paths, region) => {
  visit(...paths);
  expect(getVisitedRegion()).toBe(region);
});

test('the region is remembered for this tab', () => {
  visit('/new-jersey/faqs');
  expect(localStorage.length).toBe(0);
});

test('after Back to a page that the browser kept, the visitor comes from its region', () => {
  visit('/new-jersey');
  sessionStorage.setItem('region', 'maryland');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(getVisitedRegion()).toBe('new-jersey');
});

test('a prerendered page stores its region when the visitor opens it', () => {
  visit('/michigan');
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  visit('/maryland');
  expect(getVisitedRegion()).toBe('michigan');
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(getVisitedRegion()).toBe('maryland');
});

test('works without storage, but remembers no region', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('refused');
  });
  visit('/maryland');
  expect(getVisitedRegion()).toBeUndefined();
});

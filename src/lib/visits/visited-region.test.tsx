import { afterEach, expect, test, vi } from 'vitest';
import { regionScript, regionToRemember, rememberRegion, getVisitedRegion } from './visited-region';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

const visit = (...paths: string[]) => paths.forEach(rememberRegion);

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

function loadPage(path: string): void {
  const script = document.createElement('script');
  script.dataset['region'] = String(regionToRemember(path));
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  // oxlint-disable-next-line no-eval -- the script runs as it would inline in a page
  window.eval(regionScript);
}

test('the script in the head stores the same region, for this tab', () => {
  loadPage('/new-jersey/faqs');
  expect(getVisitedRegion()).toBe('new-jersey');
  expect(localStorage.length).toBe(0);
});

test('a prerendered page stores its region when the visitor opens it', () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  visit('/michigan');
  loadPage('/maryland');
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

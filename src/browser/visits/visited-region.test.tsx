import { afterEach, expect, test, vi } from 'vitest';
import { removeListenersAfterEach } from '../../../tests/fixtures/listeners';
import { storageKeys } from '../../shared/facts';
import {
  rememberOfficeScript,
  rememberRegion,
  regionToRemember,
  getVisitedRegion,
} from './visited-region';

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

test('a ZIP code selects its region for this tab, with the office that the region’s page remembers', async () => {
  const fetchMock = vi.fn<typeof fetch>(() =>
    Promise.resolve(new Response(`<script data-region="maryland" data-office='{"a":1}'></script>`)),
  );
  vi.stubGlobal('fetch', fetchMock);
  await rememberRegion('maryland', '/maryland/find-care');
  expect(getVisitedRegion()).toBe('maryland');
  expect(sessionStorage.getItem(storageKeys.office)).toBe('{"a":1}');
  fetchMock.mockRejectedValue(new TypeError('offline'));
  await rememberRegion('michigan', '/michigan/find-care');
  expect(getVisitedRegion()).toBe('michigan');
  expect(sessionStorage.getItem(storageKeys.office)).toBe('');
  await rememberRegion('new-york', '/find-care');
  expect(getVisitedRegion()).toBe('new-york');
  expect(fetchMock).toHaveBeenCalledTimes(2);
  vi.unstubAllGlobals();
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMeasuring } from './page-view-tracker';

type TestWindow = Window & {
  dataLayer?: ArrayLike<unknown>[];
  fbq?: { queue: unknown[][] };
  ___navigate?: (to: string) => void;
};
const page = window as unknown as TestWindow;

const ids = { analytics: 'G-TEST', pixel: '1234567' };
const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).host);
const views = () => [...(page.dataLayer ?? [])].filter((call) => call[1] === 'page_view');

function show(path: string, told: (path: string) => void): void {
  history.replaceState(null, '', path);
  told(path);
  vi.runAllTimers();
}

beforeEach(() => {
  vi.useFakeTimers();
  document.head.replaceChildren();
  document.body.innerHTML = '<form><input></form><a href="/hha">Aides</a>';
  delete page.dataLayer;
  delete page.fbq;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a public screen is counted by the services whose ids are set, without query', () => {
  show('/hha?name=Ann', createMeasuring({ ...ids, pixel: '' }));
  expect(scripts()).toEqual(['www.googletagmanager.com']);
  expect(views().map((call) => call[2])).toMatchObject([
    { page_location: `${location.origin}/hha`, page_referrer: '' },
  ]);
  expect(page.fbq).toBeUndefined();
});

test('the scripts come once, and each further screen is counted once', () => {
  const told = createMeasuring(ids);
  show('/', told);
  show('/hha', told);
  expect(scripts()).toEqual(['www.googletagmanager.com', 'connect.facebook.net']);
  expect(views()).toHaveLength(2);
  expect(page.fbq?.queue.filter(([call]) => call === 'track')).toHaveLength(2);
  expect(page.fbq?.queue).toContainEqual(['set', 'autoConfig', false, ids.pixel]);
});

test('a private screen brings nothing, and neither does what follows it in the same document', () => {
  const told = createMeasuring(ids);
  show('/eligibility', told);
  show('/hha', told);
  expect(scripts()).toEqual([]);
});

test('a visitor who goes on to a private screen before the browser is idle is not counted', () => {
  const told = createMeasuring(ids);
  history.replaceState(null, '', '/');
  told('/');
  history.replaceState(null, '', '/help-desk');
  told('/help-desk');
  vi.runAllTimers();
  expect(scripts()).toEqual([]);
});

test('with the scripts on the page a private screen is a new document, and others stay in this one', () => {
  const within = vi.fn();
  page.___navigate = within;
  show('/', createMeasuring(ids));
  page.___navigate('/hha');
  // jsdom cannot load another document; it must not have been shown in this one.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  page.___navigate('/maryland/eligibility');
  expect(within.mock.calls).toEqual([['/hha']]);
});

test('as soon as a form has the focus both fall silent', () => {
  show('/contact', createMeasuring(ids));
  document.querySelector('input')?.focus();
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST']).toBe(true);
  expect(page.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
});

test('a script that does not come is a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show('/', createMeasuring({ ...ids, pixel: '' }));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledWith('Analytics could not be loaded from www.googletagmanager.com.');
});

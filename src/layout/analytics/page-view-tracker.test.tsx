import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createPageViewTracker } from './page-view-tracker';

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

function show(path: string, track: (path: string) => void): void {
  history.replaceState(null, '', path);
  track(path);
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

test('a public page is tracked without its query, by the services that have an id', () => {
  show('/hha?name=Ann', createPageViewTracker({ ...ids, pixel: '' }));
  expect(scripts()).toEqual(['www.googletagmanager.com']);
  expect(views().map((call) => call[2])).toMatchObject([
    { page_location: `${location.origin}/hha`, page_referrer: '' },
  ]);
  expect(page.fbq).toBeUndefined();
});

test('the scripts load once, and each page is tracked once', () => {
  const track = createPageViewTracker(ids);
  show('/', track);
  show('/hha', track);
  expect(scripts()).toEqual(['www.googletagmanager.com', 'connect.facebook.net']);
  expect(views()).toHaveLength(2);
  expect(page.fbq?.queue.filter(([call]) => call === 'track')).toHaveLength(2);
  expect(page.fbq?.queue).toContainEqual(['set', 'autoConfig', false, ids.pixel]);
});

test('after a private page nothing is tracked in the same document', () => {
  const track = createPageViewTracker(ids);
  show('/eligibility', track);
  show('/hha', track);
  expect(scripts()).toEqual([]);
});

test('a visitor who goes to a private page before the browser is idle is not tracked', () => {
  const track = createPageViewTracker(ids);
  history.replaceState(null, '', '/');
  track('/');
  history.replaceState(null, '', '/help-desk');
  track('/help-desk');
  vi.runAllTimers();
  expect(scripts()).toEqual([]);
});

test('with the scripts loaded, a private page is a new document, and other pages are not', () => {
  const navigate = vi.fn();
  page.___navigate = navigate;
  show('/', createPageViewTracker(ids));
  page.___navigate('/hha');
  // jsdom cannot load another document and logs an error.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  page.___navigate('/maryland/eligibility');
  expect(navigate.mock.calls).toEqual([['/hha']]);
});

test('both services are silent once a form has the focus', () => {
  show('/contact', createPageViewTracker(ids));
  document.querySelector('input')?.focus();
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST']).toBe(true);
  expect(page.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
});

test('a script that fails to load is a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show('/', createPageViewTracker({ ...ids, pixel: '' }));
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledWith('Analytics could not be loaded from www.googletagmanager.com.');
});

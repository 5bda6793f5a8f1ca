import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isTrackingAllowed, trackPageView, type PageView } from './page-view-tracker';

type TestWindow = Window & {
  dataLayer?: ArrayLike<unknown>[];
  fbq?: { queue: unknown[][] };
};
const page = window as unknown as TestWindow;

const ids = { analytics: 'G-TEST', pixel: '1234567' };
const scripts = () =>
  [...document.head.querySelectorAll('script')].map(({ src }) => new URL(src).host);
const views = () => [...(page.dataLayer ?? [])].filter((call) => call[1] === 'page_view');

function show(path: string, services: typeof ids): void {
  history.replaceState(null, '', path);
  trackPageView(services);
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
  show('/hha?name=Ann', { ...ids, pixel: '' });
  expect(scripts()).toEqual(['www.googletagmanager.com']);
  expect(views().map((call) => call[2])).toMatchObject([
    { page_location: `${location.origin}/hha`, page_referrer: '' },
  ]);
  expect(page.fbq).toBeUndefined();
});

test('the pixel sees page views only', () => {
  show('/', ids);
  expect(scripts()).toEqual(['www.googletagmanager.com', 'connect.facebook.net']);
  expect(page.fbq?.queue.filter(([call]) => call === 'track')).toEqual([['track', 'PageView']]);
  expect(page.fbq?.queue).toContainEqual(['set', 'autoConfig', false, ids.pixel]);
});

test('a private page is not tracked', () => {
  show('/eligibility', ids);
  expect(scripts()).toEqual([]);
});

test('both services are silent once a form has the focus', () => {
  show('/contact', ids);
  document.querySelector('input')?.focus();
  expect((window as unknown as Record<string, unknown>)['ga-disable-G-TEST']).toBe(true);
  expect(page.fbq?.queue.at(-1)).toEqual(['consent', 'revoke']);
});

test('a script that fails to load is a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  show('/', { ...ids, pixel: '' });
  document.head.querySelector('script')?.dispatchEvent(new Event('error'));
  expect(warn).toHaveBeenCalledWith('Analytics could not be loaded from www.googletagmanager.com.');
});

const view: PageView = {
  path: '/maryland/hha',
  referrer: '',
  origin: 'https://larkspan.example',
  hasGlobalPrivacyControl: false,
};

test.each(['/', '/maryland', '/blog/tags/eligibility-rules', '/contact', '/authors', '/loginish'])(
  '%s may be tracked',
  (path) => {
    expect(isTrackingAllowed({ ...view, path })).toBe(true);
  },
);

test.each([
  '/eligibility',
  '/eligibility/',
  '/new-jersey/eligibility',
  '/help-desk',
  '/help-desk/status',
  '/search',
  '/michigan/thank-you',
  '/login',
  '/signup',
  '/auth/reset',
  '/dashboard',
  '/dashboard/user-data',
])('%s is never tracked', (path) => {
  expect(isTrackingAllowed({ ...view, path })).toBe(false);
});

test('Global Privacy Control turns tracking off', () => {
  expect(isTrackingAllowed({ ...view, hasGlobalPrivacyControl: true })).toBe(false);
});

describe('the referrer', () => {
  test.each(['https://larkspan.example/eligibility?a=1', 'https://larkspan.example/login'])(
    '%s is private, so nothing is tracked',
    (referrer) => {
      expect(isTrackingAllowed({ ...view, referrer })).toBe(false);
    },
  );
  test.each(['https://larkspan.example/faqs', 'https://search.example/login', 'no address'])(
    '%s may be sent',
    (referrer) => {
      expect(isTrackingAllowed({ ...view, referrer })).toBe(true);
    },
  );
});

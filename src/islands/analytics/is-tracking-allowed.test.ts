import { describe, expect, test } from 'vitest';
import { isTrackingAllowed, type PageView } from './is-tracking-allowed';

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

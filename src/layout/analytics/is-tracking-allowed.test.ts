import { describe, expect, test } from 'vitest';
import { mayMeasure, type Visit } from './is-tracking-allowed';

const visit: Visit = {
  path: '/maryland/hha',
  referrer: '',
  origin: 'https://larkspan.example',
  globalPrivacyControl: false,
  wasPrivate: false,
};

test.each(['/', '/maryland', '/blog/tags/eligibility-rules', '/contact', '/authors', '/loginish'])(
  'a visit of %s may be counted',
  (path) => {
    expect(mayMeasure({ ...visit, path })).toBe(true);
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
])('a visit of %s is never counted', (path) => {
  expect(mayMeasure({ ...visit, path })).toBe(false);
});

test('Global Privacy Control is heard', () => {
  expect(mayMeasure({ ...visit, globalPrivacyControl: true })).toBe(false);
});

test('a document that has shown a private screen is not measured afterwards', () => {
  expect(mayMeasure({ ...visit, wasPrivate: true })).toBe(false);
});

describe('the page before', () => {
  test.each(['https://larkspan.example/eligibility?a=1', 'https://larkspan.example/login'])(
    '%s would be told, so nothing is',
    (referrer) => {
      expect(mayMeasure({ ...visit, referrer })).toBe(false);
    },
  );
  test.each(['https://larkspan.example/faqs', 'https://search.example/login', 'no address'])(
    '%s is harmless',
    (referrer) => {
      expect(mayMeasure({ ...visit, referrer })).toBe(true);
    },
  );
});

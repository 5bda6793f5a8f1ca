import { afterEach, expect, test, vi } from 'vitest';
import { siteUrl } from './site-url';

afterEach(() => vi.unstubAllEnvs());

test('an empty SITE_URL counts as unset', () => {
  vi.stubEnv('SITE_URL', '');
  expect(siteUrl()).toBe('http://localhost:8000');
});

test('without SITE_URL it is the address at which `npm start` serves', () => {
  expect(siteUrl({ PORT: '8140' })).toBe('http://localhost:8140');
  expect(siteUrl({ PORT: '8140', SITE_URL: 'https://larkspan.example' })).toBe(
    'https://larkspan.example',
  );
});

test('the origin has no trailing slash', () => {
  vi.stubEnv('SITE_URL', 'https://larkspan.example/');
  expect(siteUrl()).toBe('https://larkspan.example');
});

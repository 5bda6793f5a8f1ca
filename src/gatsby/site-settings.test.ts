import { afterEach, expect, test, vi } from 'vitest';
import { getSiteUrl } from './site-settings';

afterEach(() => vi.unstubAllEnvs());

test('an empty SITE_URL counts as unset', () => {
  vi.stubEnv('SITE_URL', '');
  expect(getSiteUrl()).toBe('http://localhost:8000');
});

test('defaults to the URL of `npm start`', () => {
  expect(getSiteUrl({ PORT: '8140' })).toBe('http://localhost:8140');
  expect(getSiteUrl({ PORT: '8140', SITE_URL: 'https://larkspan.example' })).toBe(
    'https://larkspan.example',
  );
});

test('removes a trailing slash', () => {
  vi.stubEnv('SITE_URL', 'https://larkspan.example/');
  expect(getSiteUrl()).toBe('https://larkspan.example');
});

import { describe, expect, test } from 'vitest';
import { getLoginPath, getSafeRedirect, removeSearchText } from './safe-redirect';

describe('sign-in leads to pages of this site', () => {
  test.each([
    ['/', '/'],
    ['/contact', '/contact'],
    [
      '/dashboard/all-form-submission-message?thread=a%2Fb&q=x#m',
      '/dashboard/all-form-submission-message?thread=a%2Fb&q=x#m',
    ],
    ['/a/../contact', '/contact'],
    ['/blog?to=https://evil.example', '/blog?to=https://evil.example'],
  ])('%s', (next, path) => {
    expect(getSafeRedirect(next)).toBe(path);
  });
});

describe('rejects all other targets', () => {
  test.each([
    null,
    '',
    'contact',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n\\evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//[',
  ])('%j', (next) => {
    expect(getSafeRedirect(next)).toBeNull();
  });
});

test.each(['/login', '/login/?next=/', '/signup', '/auth/reset'])(
  '%s does not lead back to sign-in',
  (next) => {
    expect(getSafeRedirect(next)).toBeNull();
  },
);

test('the sign-in path contains the page to return to', () => {
  const next = '/dashboard/user-data?q=a&b=c#d';
  const url = new URL(getLoginPath(next), 'https://larkspan.example');
  expect(url.pathname).toBe('/login');
  expect(getSafeRedirect(url.searchParams.get('next'))).toBe(next);
});

test.each([
  ['/dashboard/user-data?q=Rosa', '/dashboard/user-data'],
  ['/dashboard/user-data?view=audit&q=Rosa%20D&page=2', '/dashboard/user-data?view=audit&page=2'],
  ['/dashboard', '/dashboard'],
])('removes the search text from %s: %s', (address, back) => {
  expect(removeSearchText(address)).toBe(back);
});

import { describe, expect, test } from 'vitest';
import { findMissingPage, toRoutableUrl, resolveSitePath } from './site-path';

const files = new Set([
  'index.html',
  'hha/index.html',
  'dashboard/index.html',
  'login/index.html',
  '404.html',
  'maryland/404/index.html',
  'es/404/index.html',
  'es/maryland/404/index.html',
  'rss.xml',
  'files/checklist-20260401.pdf',
  'app-01234567.js',
  'app-01234567.js.map',
  'islands/entry-0A1B2C3D.js',
  'islands/entry.js',
  'static/0123456789abcdef/outfit.woff2',
  'page-data/hha/page-data.json',
  'page-data/sq/d/1234567890.json',
  'webpack.stats.json',
  'chunk-map.json',
  'regions.json',
  'programs.json',
  'jobs.json',
  'content-names.json',
  'left-out.json',
  'build-facts.json',
  '_headers',
  '_redirects',
  '.env',
]);
const resolve = (path: string, query = '') =>
  resolveSitePath(path, query, (file) => files.has(file));
const page = (file: string) => ({ kind: 'file', file, cache: 'revalidate' });

test.each([
  ['/nope', '404.html'],
  ['/maryland/nope', 'maryland/404/index.html'],
  ['/maryland/hha/nope', 'maryland/404/index.html'],
  ['/marylandish', '404.html'],
  ['/michigan/nope', '404.html'],
  ['/es', 'es/404/index.html'],
  ['/es/michigan/nope', 'es/404/index.html'],
  ['/es/maryland/hha/nope', 'es/maryland/404/index.html'],
  ['/especial', '404.html'],
  ['/..%2f..%2fmaryland', '404.html'],
  ['/%', '404.html'],
])('the 404 page of %s is %s', (path, file) => {
  expect(findMissingPage(path, (one) => files.has(one))).toBe(file);
});

test('returns null without a 404 page', () => {
  expect(findMissingPage('/maryland/nope', () => false)).toBeNull();
});

test.each(['/404', '/maryland/404'])('%s is missing', (path) => {
  expect(resolve(path)).toEqual({ kind: 'missing' });
});

describe('pages', () => {
  test.each([
    ['/', 'index.html'],
    ['/hha', 'hha/index.html'],
    ['/dashboard', 'dashboard/index.html'],
    ['/dashboard/all-job-post', 'dashboard/index.html'],
    ['/login/anything/below', 'login/index.html'],
  ])('%s is %s', (path, file) => {
    expect(resolve(path)).toEqual(page(file));
  });

  test('redirects a trailing slash and keeps the query', () => {
    expect(resolve('//', '?a=1')).toEqual({ kind: 'redirect', to: '/?a=1', status: 301 });
    expect(resolve('/hha/', '?a=1')).toEqual({ kind: 'redirect', to: '/hha?a=1', status: 301 });
  });

  test('redirects capitals and keeps the query', () => {
    expect(resolve('/HHA', '?a=B')).toEqual({ kind: 'redirect', to: '/hha?a=B', status: 308 });
    expect(resolve('/%48ha')).toEqual({ kind: 'redirect', to: '/hha', status: 308 });
  });

  test.each(['/Nope', '/BUILD-ID.json', '/Maryland/404'])(
    '%s is missing in lower case, too',
    (path) => {
      expect(resolve(path)).toEqual({ kind: 'missing' });
    },
  );

  test('never redirects to another host', () => {
    for (const path of [
      '//evil.example/',
      '/%2Fevil.example/',
      '/\\evil.example/',
      '/%5Cevil.example/',
      '//Evil.example',
      '/%2FEVIL.example',
    ]) {
      expect(resolve(path)).toEqual({ kind: 'missing' });
    }
  });

  test.each([
    '/nope',
    '/dashboardish',
    '/signup',
    '/hha/nope',
    '/%',
    '/a/../hha',
    '/%2e%2e/etc/passwd',
    '/a%00',
  ])('%s is missing', (path) => {
    expect(resolve(path)).toEqual({ kind: 'missing' });
  });
});

test('escapes a URL that cannot be decoded, except the API’s', () => {
  expect(toRoutableUrl('/maryland/%E0%A4%A?q=%')).toBe('/maryland/%25E0%25A4%25A?q=%');
  expect(toRoutableUrl('/hha?q=%')).toBe('/hha?q=%');
  expect(toRoutableUrl('/api/%E0%A4%A')).toBe('/api/%E0%A4%A');
});

describe('files', () => {
  test.each([
    '/app-01234567.js',
    '/islands/entry-0A1B2C3D.js',
    '/static/0123456789abcdef/outfit.woff2',
  ])('%s is immutable', (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'file', cache: 'immutable' });
  });

  test.each([
    '/rss.xml',
    '/files/checklist-20260401.pdf',
    '/islands/entry.js',
    '/page-data/hha/page-data.json',
    '/page-data/sq/d/1234567890.json',
  ])('%s is revalidated', (path) => {
    expect(resolve(path)).toMatchObject({ kind: 'file', cache: 'revalidate' });
  });

  test.each([
    '/app-01234567.js.map',
    '/webpack.stats.json',
    '/chunk-map.json',
    '/%63hunk-map.json',
    '/regions.json',
    '/programs.json',
    '/jobs.json',
    '/content-names.json',
    '/left-out.json',
    '/file-posts.json',
    '/placeholders.json',
    '/build-facts.json',
    '/_headers',
    '/_redirects',
    '/.env',
  ])('%s is private', (path) => {
    expect(resolve(path)).toEqual({ kind: 'missing' });
  });
});

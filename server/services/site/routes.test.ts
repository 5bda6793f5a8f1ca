import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photoSources } from '../../../contract/shared/security-policy';
import { startTestServer, type TestServer } from '../../testing/test-server';
import { openSite } from './site';

let folder: string;
let server: TestServer;
const hash = "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='";
const link = '</fonts/outfit.woff2>; rel=preload; as=font; crossorigin';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-site-'));
  const files = {
    'index.html': 'home',
    'hha/index.html': 'hha',
    'dashboard/index.html': 'dashboard',
    '404.html': 'not here',
    'maryland/404/index.html': 'not here in Maryland',
    'app-0123456789abcdef.js': '1',
    'app-0123456789abcdef.js.map': '{}',
    'csp-hashes.json': JSON.stringify([hash]),
    _headers: `/*\n  Link: ${link}\n/fonts/*\n  Cache-Control: public\n`,
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  server = await startTestServer({ site: openSite(folder) });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  server.app.inject({ method: 'GET', url, headers });

test('serves a page without a trailing slash and redirects with one', async () => {
  const page = await get('/hha');
  expect([page.statusCode, page.body, page.headers['content-type']]).toEqual([
    200,
    'hha',
    'text/html; charset=utf-8',
  ]);
  const slash = await get('/hha/?a=1');
  expect([slash.statusCode, slash.headers['location']]).toEqual([301, '/hha?a=1']);
});

test('serves the 404 page for an unknown path', async () => {
  const response = await get('/nope');
  expect([response.statusCode, response.body]).toEqual([404, 'not here']);
  for (const path of ['/app-0123456789abcdef.js.map', '/index.html/nope', '/404']) {
    expect((await get(path)).statusCode).toBe(404);
  }
});

test('serves a region’s own 404 page', async () => {
  const response = await get('/maryland/nope?x=/');
  expect([response.statusCode, response.body]).toEqual([404, 'not here in Maryland']);
});

test('caches hashed files forever and revalidates pages', async () => {
  const script = await get('/app-0123456789abcdef.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  const page = await get('/hha');
  expect(page.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  const again = await get('/hha', { 'if-none-match': String(page.headers['etag']) });
  expect(again.statusCode).toBe(304);
});

test('sends the Link header of the build with pages, but not with files and unchanged pages', async () => {
  const page = await get('/hha');
  const unchanged = await get('/hha', { 'if-none-match': String(page.headers['etag']) });
  const responses = [page, await get('/nope'), await get('/app-0123456789abcdef.js'), unchanged];
  expect(responses.map(({ statusCode, headers }) => [statusCode, headers['link']])).toEqual([
    [200, link],
    [404, link],
    [200, undefined],
    [304, undefined],
  ]);
});

test('responds with JSON for an unknown API path', async () => {
  const response = await get('/api/nope');
  expect(response.json()).toEqual({
    error: { code: 'not_found', message: 'We couldn’t find this. It may have been deleted.' },
  });
});

test('allows scripts only from our files, Google’s sign-in, and by hash', async () => {
  const policy = String((await get('/')).headers['content-security-policy']);
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values];
    }),
  );
  expect(directives).toEqual({
    'default-src': ["'self'"],
    'script-src': ["'self'", hash, 'https://apis.google.com'],
    'script-src-attr': ["'none'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:', ...photoSources],
    'font-src': ["'self'"],
    'connect-src': [
      "'self'",
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
    'frame-src': ['blob:', 'https://*.firebaseapp.com', 'https://accounts.google.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'upgrade-insecure-requests': [],
  });
});

const trackingHosts = [
  'googletagmanager',
  'google-analytics',
  'connect.facebook.net',
  'www.facebook.com',
];

test.each([
  ['analytics', { analytics: 'G-ABC123', pixel: null }, trackingHosts.slice(0, 2)],
  ['the pixel', { analytics: null, pixel: '1234567' }, trackingHosts.slice(2)],
])('allows %s and another sign-in host only if configured', async (_case, tracking, hosts) => {
  const config = { tracking, authDomain: 'auth.agency.example' };
  const other = await startTestServer({ site: openSite(folder), config });
  const { headers } = await other.app.inject({ method: 'GET', url: '/' });
  await other.close();
  const policy = String(headers['content-security-policy']);
  expect(trackingHosts.filter((host) => policy.includes(host))).toEqual(hosts);
  expect(policy).toMatch(
    /frame-src [^;]*https:\/\/\*\.firebaseapp\.com[^;]* https:\/\/auth\.agency\.example/,
  );
});

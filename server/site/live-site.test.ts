import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMovedPostFinder } from '../publishing/moved-posts';
import { useTestServer } from '../testing/test-server';
import { openSite, type LiveSite } from './live-site';

let folder: string;
let site: LiveSite;
const hashes = [
  "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='",
  "'sha256-BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='",
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-live-'));
  write('old/index.html', 'old home');
  write('old/app-0123456789abcdef.js', 'old script');
  write('old/blog/gone/index.html', 'gone');
  write('old/blog/gone/index.html.br', 'gone');
  write('old/page-data/blog/gone/page-data.json', '{}');
  write('old/blog/kept/index.html', 'kept');
  write('old/blog/moved/index.html', 'moved');
  write('old/images/posts/0123456789abcdef0123456789abcdef.webp', 'picture');
  write('old/pictures/tub-800-0123456789abcdef.webp', 'picture');
  write('old/og/blog-gone-0123456789abcdef.png', 'picture');
  write('old/404.html', 'not here');
  write('old/gone/index.html', 'no longer here');
  write('old/csp-hashes.json', JSON.stringify([hashes[0]]));
  write('new/index.html', 'new home');
  write('new/404.html', 'not here');
  write('new/blog/renamed/index.html', 'moved');
  write('new/csp-hashes.json', JSON.stringify([hashes[1]]));
  site = openSite(join(folder, 'old'));
});
const server = useTestServer(() => ({
  site,
  findMovedPath: createMovedPostFinder(() =>
    Promise.resolve([
      { slug: 'gone', candidates: [], isGone: true },
      { slug: 'moved', candidates: ['renamed', 'moved'], isGone: true },
      { slug: 'renamed', candidates: ['renamed', 'moved'], isGone: false },
    ]),
  ),
}));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
}
const get = (url: string, method: 'GET' | 'HEAD' = 'GET') => server.app.inject({ method, url });
const goLive = () => {
  site.prepare(join(folder, 'new'), [{ folder: join(folder, 'old'), hashedOnly: true }])();
};

test('switches to another release between requests', async () => {
  expect((await get('/')).body).toBe('old home');
  goLive();
  expect((await get('/')).body).toBe('new home');
});

test('serves hashed files, but no pages, of the previous release', async () => {
  goLive();
  expect((await get('/app-0123456789abcdef.js')).body).toBe('old script');
  expect((await get('/blog/kept')).statusCode).toBe(404);
});

test('allows the inline scripts of both releases', async () => {
  goLive();
  const policy = String((await get('/')).headers['content-security-policy']);
  for (const hash of hashes) expect(policy).toContain(hash);
});

test('a broken release does not go live', async () => {
  write('new/csp-hashes.json', '{}');
  expect(goLive).toThrow('is not a list of hashes');
  expect((await get('/')).body).toBe('old home');
});

test.each(['GET', 'HEAD'] as const)(
  'a withdrawn post responds 410 to %s while the release still has its page',
  async (method) => {
    const response = await get('/blog/gone?utm=1', method);
    expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([410, 'noindex']);
    expect(response.body).toBe(method === 'GET' ? 'no longer here' : '');
    expect((await get('/blog/kept', method)).statusCode).toBe(200);
  },
);

test.each([
  '/blog/gone/',
  '/blog/gone/index.html',
  '/blog/gone/index.html.br',
  '/blog/%67one',
  '/blog/%67one/index.html',
  '/blog%2fgone',
  '/page-data/blog/gone/page-data.json',
  '/page-data/blog/gon%65/page-data.json',
])('does not serve a withdrawn post at %s', async (path) => {
  expect((await get(path)).statusCode).toBe(410);
});

test('serves a moved post at its former URL until a release has the new one, then redirects', async () => {
  expect((await get('/blog/moved')).body).toBe('moved');
  expect((await get('/blog/renamed')).headers.location).toBe('/blog/moved');
  goLive();
  const response = await get('/blog/moved?utm=1');
  expect([
    response.statusCode,
    response.headers.location,
    response.headers['cache-control'],
  ]).toEqual([301, '/blog/renamed?utm=1', 'public, max-age=0, must-revalidate']);
  expect((await get('/page-data/blog/moved/page-data.json')).statusCode).toBe(410);
  expect((await get('/blog/renamed')).body).toBe('moved');
});

test.each([
  '/images/posts/0123456789abcdef0123456789abcdef.webp',
  '/pictures/tub-800-0123456789abcdef.webp',
  '/og/blog-gone-0123456789abcdef.png',
])('does not serve post images of an earlier release: %s', async (path) => {
  expect((await get(path)).statusCode).toBe(200);
  goLive();
  expect((await get(path)).statusCode).toBe(404);
});

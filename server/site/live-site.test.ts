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
  withdrawnAt: createMovedPostFinder({ db: null as never }, () =>
    Promise.resolve([
      { slug: 'gone', lookAt: [], isGone: true },
      { slug: 'moved', lookAt: ['renamed', 'moved'], isGone: true },
      { slug: 'renamed', lookAt: ['renamed', 'moved'], isGone: false },
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

test('from one request to the next another release is served', async () => {
  expect((await get('/')).body).toBe('old home');
  goLive();
  expect((await get('/')).body).toBe('new home');
});

test('a page that was loaded before still finds its scripts, and no page of the release before is found', async () => {
  goLive();
  expect((await get('/app-0123456789abcdef.js')).body).toBe('old script');
  expect((await get('/blog/kept')).statusCode).toBe(404);
});

test('the inline scripts of both releases may run', async () => {
  goLive();
  const policy = String((await get('/')).headers['content-security-policy']);
  for (const hash of hashes) expect(policy).toContain(hash);
});

test('a release that is broken does not go live', async () => {
  write('new/csp-hashes.json', '{}');
  expect(goLive).toThrow('is not a list of hashes');
  expect((await get('/')).body).toBe('old home');
});

test.each(['GET', 'HEAD'] as const)(
  'an article that was withdrawn answers %s with 410 while its page is still there',
  async (method) => {
    const answer = await get('/blog/gone?utm=1', method);
    expect([answer.statusCode, answer.headers['x-robots-tag']]).toEqual([410, 'noindex']);
    expect(answer.body).toBe(method === 'GET' ? 'no longer here' : '');
    expect((await get('/blog/kept', method)).statusCode).toBe(200);
  },
);

test('a release without a page for what is gone says that it is not here', async () => {
  goLive();
  const answer = await get('/blog/gone');
  expect([answer.statusCode, answer.body]).toEqual([410, 'not here']);
});

test.each([
  '/blog/gone/',
  '/blog/gone/index.html',
  '/blog/gone/index.html.br',
  '/blog/%67one',
  '/blog/%67one/index.html',
  '/blog%2fgone',
  '/page-data/blog/gone/page-data.json',
  '/page-data/blog/gon%65/page-data.json',
])('no other way leads to an article that was withdrawn: %s', async (path) => {
  expect((await get(path)).statusCode).toBe(410);
});

test('an article with another address is at the one before until a release has it at the new one, which that leads to then', async () => {
  expect((await get('/blog/moved')).body).toBe('moved');
  expect((await get('/blog/renamed')).headers.location).toBe('/blog/moved');
  goLive();
  const answer = await get('/blog/moved?utm=1');
  expect([answer.statusCode, answer.headers.location, answer.headers['cache-control']]).toEqual([
    301,
    '/blog/renamed?utm=1',
    'public, max-age=0, must-revalidate',
  ]);
  expect((await get('/page-data/blog/moved/page-data.json')).statusCode).toBe(410);
  expect((await get('/blog/renamed')).body).toBe('moved');
});

test.each([
  '/images/posts/0123456789abcdef0123456789abcdef.webp',
  '/og/blog-gone-0123456789abcdef.png',
])('a picture of the office is gone with the release that had it: %s', async (path) => {
  expect((await get(path)).statusCode).toBe(200);
  goLive();
  expect((await get(path)).statusCode).toBe(404);
});

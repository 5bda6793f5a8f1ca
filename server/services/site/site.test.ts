import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createMovedPostFinder } from '../../features/posts/publishing/moved-posts';
import { writeOverlay } from '../../testing/overlay';
import { useTestServer } from '../../testing/test-server';
import { openSite, type Site } from './site';

let folder: string;
let site: Site;
const hashes = [
  "'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='",
  "'sha256-BAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA='",
];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-live-'));
  write('built/index.html', 'old home');
  write('built/blog/gone/index.html', 'gone');
  write('built/blog/gone/index.html.br', 'gone');
  write('built/page-data/blog/gone/page-data.json', '{}');
  write('built/blog/kept/index.html', 'kept');
  write('built/blog/moved/index.html', 'moved');
  write('built/404.html', 'not here');
  write('built/gone/index.html', 'no longer here');
  write('built/csp-hashes.json', JSON.stringify([hashes[0]]));
  write('overlay/assets/app-0123456789abcdef.js', 'old script');
  site = openSite(join(folder, 'built'), join(folder, 'overlay'));
});
const server = useTestServer(() => ({
  site,
  findMovedPath: createMovedPostFinder(() =>
    Promise.resolve([
      { path: '/blog/gone', candidates: [], isGone: true },
      { path: '/blog/moved', candidates: ['/blog/renamed', '/blog/moved'], isGone: true },
      { path: '/blog/renamed', candidates: ['/blog/renamed', '/blog/moved'], isGone: false },
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
  const files = {
    'index.html': 'new home',
    'blog/kept/index.html': null,
    'blog/moved/index.html': null,
    'blog/renamed/index.html': 'moved',
    'jobs.json': '[]',
  };
  writeOverlay(join(folder, 'overlay'), files, { inlineScripts: hashes.slice(1) });
  site.readOverlay();
};

test('serves an overlay instead of the built pages from the next request on', async () => {
  expect((await get('/')).body).toBe('old home');
  goLive();
  expect((await get('/')).body).toBe('new home');
  expect((await get('/blog/kept')).statusCode).toBe(404);
});

test('a missing page is only late until the first overlay is there', async () => {
  const response = await get('/blog/new');
  expect([response.statusCode, response.headers['retry-after']]).toEqual([503, '10']);
  goLive();
  expect((await get('/blog/new')).statusCode).toBe(404);
});

test('serves the scripts of an earlier build to pages that are still open', async () => {
  expect((await get('/app-0123456789abcdef.js')).body).toBe('old script');
});

test('does not serve what an overlay tells the server only', async () => {
  goLive();
  for (const path of ['/jobs.json', '/overlay.json', '/files/0-index.html'])
    expect((await get(path)).statusCode).toBe(404);
});

test('allows the inline scripts of the build and of the overlay', async () => {
  goLive();
  const policy = String((await get('/')).headers['content-security-policy']);
  for (const hash of hashes) expect(policy).toContain(hash);
});

test('sends a page that returned to its built file to a visitor who has the later one', async () => {
  goLive();
  const { etag, date } = (await get('/')).headers;
  writeOverlay(join(folder, 'overlay'), {}, { revision: '2' });
  site.readOverlay();
  for (const headers of [{ 'if-none-match': String(etag) }, { 'if-modified-since': String(date) }])
    expect((await server.app.inject({ url: '/', headers })).body).toBe('old home');
});

test.each(['', '{', 'null', '[]', '{"files":{}}'])(
  'opens with the built pages if the manifest of the overlay is %j',
  async (manifest) => {
    write('overlay/overlay.json', manifest);
    site = openSite(join(folder, 'built'), join(folder, 'overlay'));
    expect(site.overlay()).toBeNull();
    expect((await get('/')).body).toBe('old home');
  },
);

test('serves the built pages again after the overlay was deleted', async () => {
  goLive();
  rmSync(join(folder, 'overlay'), { recursive: true });
  site.readOverlay();
  expect([site.overlay(), (await get('/')).body]).toEqual([null, 'old home']);
});

test('serves the built page if a file of the overlay is missing, and asks for it again', async () => {
  goLive();
  expect(site.overlay()?.revision).toBe('1');
  rmSync(join(folder, 'overlay/files/0-index.html'));
  expect((await get('/')).body).toBe('old home');
  expect(site.overlay()?.revision).toBe('');
});

test.each(['GET', 'HEAD'] as const)(
  'a withdrawn post responds 410 to %s while the site still has its page',
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

test('serves a moved post at its former URL until the new one is there, then redirects', async () => {
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

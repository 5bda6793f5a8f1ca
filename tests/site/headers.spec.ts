import { fontFiles } from '../../src/shared/assets';
import { expect, test } from '../fixtures/test';

const immutable = 'public, max-age=31536000, immutable';
const revalidate = 'public, max-age=0, must-revalidate';

test('files with a hash in their name are cached forever, all others are revalidated', async ({
  request,
}) => {
  const home = await (await request.get('/')).text();
  const script = / src="(\/islands\/[^"]+)/.exec(home)?.[1] ?? '';
  const picture = new URL(/og:image" content="([^"]+)/.exec(home)?.[1] ?? '').pathname;
  for (const path of [script, picture, ...Object.values(fontFiles)]) {
    expect((await request.get(path)).headers()['cache-control'], path).toBe(immutable);
  }
  for (const path of [
    '/',
    '/hha',
    '/rss.xml',
    '/robots.txt',
    '/icon.svg',
    '/page-data/hha/page-data.json',
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['cache-control'], path).toBe(revalidate);
  }
});

test('text is compressed, and every file has the right content type and policy', async ({
  request,
}) => {
  const headers = { 'accept-encoding': 'br' };
  for (const path of ['/', '/rss.xml', '/icon.svg']) {
    const size = path === '/icon.svg' ? undefined : 'br';
    expect((await request.get(path, { headers })).headers()['content-encoding'], path).toBe(size);
  }
  const types = {
    '/favicon.ico': /^image\/(x-icon|vnd\.microsoft\.icon)/,
    '/apple-touch-icon.png': /^image\/png/,
    '/icon.svg': /^image\/svg\+xml/,
    '/site.webmanifest': /^application\/manifest\+json/,
    '/rss.xml': /^application\/(rss\+)?xml/,
    [fontFiles.display]: /^font\/woff2/,
  };
  for (const [path, type] of Object.entries(types)) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    expect(answer.headers()['content-type'], path).toMatch(type);
    const isPart = /^\/fonts\/|\.(ico|png)$/.test(path);
    expect('content-security-policy' in answer.headers(), path).toBe(!isPart);
  }
});

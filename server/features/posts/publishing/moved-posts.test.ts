import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DatabaseOutage } from '../../../core/db/database-outage';
import { createMovedPostFinder, listMovedPosts } from './moved-posts';
import { actOnPost, addSamplePost, patchPost } from '../../../testing/samples/posts';
import { writeOverlay } from '../../../testing/overlay';
import { useTestServer } from '../../../testing/test-server';
import { openSite, type Site } from '../../../services/site/site';
import type { MovedPage } from '../../../services/site/routes';

let folder: string;
let now: Date;
let site: Site;
let fileSlugs: Set<string>;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-moved-'));
  now = new Date('2026-11-22T15:00:00.000Z');
  fileSlugs = new Set();
  for (const name of ['index.html', '404.html']) writeFileSync(join(folder, name), name);
  writeOverlay(folder, {});
  site = openSite(folder, folder);
});
const server = useTestServer(() => ({
  now: () => now,
  site,
  config: { rateLimitFactor: 100 },
  // A new one for each request, because it caches.
  findMovedPath: (path) =>
    createMovedPostFinder(() => listMovedPosts(server.context.database.db, { now, fileSlugs }))(
      path,
    ),
}));
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const goLive = (...slugs: string[]) => {
  const articles = slugs.flatMap((slug) => [
    [`blog/${slug}/index.html`, slug],
    [`page-data/blog/${slug}/page-data.json`, '{}'],
  ]);
  writeOverlay(folder, Object.fromEntries(articles) as Record<string, string>);
  site.readOverlay();
};
/** Statuses by URL, or the target of a redirect. */
const at = async (...slugs: string[]) =>
  Promise.all(
    slugs.map(async (slug) => {
      const { statusCode, headers } = await server.app.inject({
        method: 'GET',
        url: `/blog/${slug}`,
      });
      return statusCode === 301 ? String(headers.location).replace('/blog/', '') : statusCode;
    }),
  );
/** Publishes the post a minute later at a URL, now or at a time. */
async function publishAt(id: string, slug: string, due: object = {}): Promise<void> {
  now = new Date(now.getTime() + 60_000);
  const version = await getVersion(id);
  const draft = (await patchPost(server, id, { version, slug })).json<{ version: number }>();
  const response = await actOnPost(server, id, 'publish', { version: draft.version, ...due });
  expect(response.statusCode).toBe(200);
}
async function getVersion(id: string): Promise<number> {
  const response = await server.callAs('owner', { method: 'GET', path: `/posts/${id}` });
  return response.json<{ version: number }>().version;
}
async function unpublish(id: string): Promise<void> {
  await actOnPost(server, id, 'unpublish', { version: await getVersion(id) });
}

test('redirects from all former URLs of a post that moved back and forth', async () => {
  const { id } = await addSamplePost(server, { slug: 'a' });
  await publishAt(id, 'a');
  expect(await at('a')).toEqual([404]);
  goLive('a');
  await publishAt(id, 'b');
  expect(await at('a', 'b')).toEqual([200, 'a']);
  goLive('b');
  expect(await at('a', 'b')).toEqual(['b', 200]);
  await publishAt(id, 'a');
  expect(await at('a', 'b')).toEqual(['b', 200]);
  goLive('a');
  expect(await at('a', 'b')).toEqual([200, 'a']);
});

test('ignores case in the URLs of posts', async () => {
  const { id } = await addSamplePost(server, { slug: 'old-address' });
  await publishAt(id, 'old-address');
  goLive('old-address');
  await publishAt(id, 'new-address');
  const early = await server.app.inject({ method: 'GET', url: '/Blog/OLD-address' });
  expect([early.statusCode, early.headers.location]).toEqual([308, '/blog/old-address']);
  goLive('new-address');
  expect(await at('OLD-address', 'NEW-address')).toEqual(['new-address', 308]);
  await unpublish(id);
  expect(await at('OLD-address', 'NEW-address')).toEqual([410, 410]);
});

test('a republished post is gone until the site has it', async () => {
  const { id } = await addSamplePost(server, { slug: 'a' });
  await publishAt(id, 'a');
  goLive('a');
  await unpublish(id);
  goLive();
  await publishAt(id, 'b', { day: '2026-11-23', time: '09:00' });
  expect(await at('a', 'b')).toEqual([410, 404]);
  now = new Date('2026-11-23T15:00:00.000Z');
  expect(await at('a', 'b')).toEqual([410, 404]);
  goLive('b');
  expect(await at('a', 'b')).toEqual(['b', 200]);
  await unpublish(id);
  goLive();
  await publishAt(id, 'a');
  expect(await at('a', 'b')).toEqual([410, 410]);
  goLive('a');
  expect(await at('a', 'b')).toEqual([200, 'a']);
});

test('an article of content/ takes over the address of an unpublished post', async () => {
  const { id } = await addSamplePost(server, { slug: 'a' });
  await publishAt(id, 'a');
  goLive('a');
  await unpublish(id);
  expect(await at('a')).toEqual([410]);
  fileSlugs.add('a');
  expect(await at('a')).toEqual([200]);
});

test('an unpublished post stays gone during a database outage', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const old = { path: '/blog/old', candidates: [], isGone: true };
  const listPages = vi.fn(rejectWithOutage).mockResolvedValueOnce([old]);
  const findMovedPath = createMovedPostFinder(listPages);
  expect(await findMovedPath('/blog/old')).toMatchObject({ isGone: true });
  vi.advanceTimersByTime(60_000);
  expect(await findMovedPath('/blog/old')).toMatchObject({ isGone: true });
  expect(await findMovedPath('/blog/other')).toBeNull();
});

test('serves posts as the site has them if the database was never reached', async () => {
  expect(await createMovedPostFinder(rejectWithOutage)('/blog/old')).toBeNull();
});

const rejectWithOutage = (): Promise<MovedPage[]> =>
  Promise.reject(new DatabaseOutage(new Error('rejected'), 'Away'));

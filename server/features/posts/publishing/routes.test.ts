import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PostDetail, PostPictureResponse } from '../../../../contract/posts/schema';
import { checkYaml } from '../../../../src/gatsby/content/yaml/check-yaml';
import { splitFrontMatter } from '../../../../src/gatsby/content/load/front-matter';
import { schemas } from '../../../../src/gatsby/content/schemas/schemas';
import { listMovedPosts } from './moved-posts';
import { postSource } from './publish-source';
import { findNextPublication } from '../queries';
import { actOnPost, addSamplePost, patchPost, postPost } from '../../../testing/samples/posts';
import { listAuditEntries } from '../../../testing/stored-records';
import { getError, useTestServer } from '../../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const siteDir = mkdtempSync(join(tmpdir(), 'site-'));
afterEach(() => {
  rmSync(join(siteDir, 'content-names.json'), { force: true });
});
afterAll(() => {
  rmSync(siteDir, { recursive: true });
});
const server = useTestServer({
  now: () => now,
  config: { rateLimitFactor: 100, siteDir },
});

const database = () => server.context.database.db;
const listFiles = async () => (await postSource.listPublished(database(), now)).files;
const live = async () => (await listFiles()).map(({ name }) => name);
/** The paths that return 410. */
const withdrawn = async () =>
  (await listMovedPosts(database(), { now, fileSlugs: new Set() })).flatMap(
    ({ path, candidates }) => (candidates.length === 0 ? path : []),
  );
const uploadPicture = async () => {
  const payload = await sharp({
    create: { width: 2_000, height: 1_000, channels: 3, background: '#0a7' },
  })
    .jpeg()
    .toBuffer();
  const response = await server.callAs('owner', {
    method: 'POST',
    path: '/posts/pictures',
    headers: { 'content-type': 'image/jpeg' },
    payload,
  });
  return response.json<PostPictureResponse>();
};

test('publishes tags in the spelling of other posts', async () => {
  const first = await addSamplePost(server, { slug: 'one', tags: 'Long term care' });
  await actOnPost(server, first.id, 'publish', { version: 1 });
  const second = await addSamplePost(server, {
    slug: 'two',
    tags: 'Long-term care, long term care, Rest',
  });
  const response = await actOnPost(server, second.id, 'publish', { version: 1 });
  expect(response.json<PostDetail>().values.tags).toBe('long term care, rest');
  const [, file] = await listFiles();
  expect(file?.mdx).toContain('long term care');
  expect(file?.mdx).not.toContain('long-term care');
});

test('audits the title that a post has on the site, whatever its draft is called later', async () => {
  const { id } = await addSamplePost(server, { title: 'Winter tips' });
  const scheduled = { version: 1, day: '2026-12-01', time: '10:00' };
  await actOnPost(server, id, 'publish', scheduled);
  await actOnPost(server, id, 'unpublish', { version: 2 });
  await actOnPost(server, id, 'publish', { version: 3 });
  await patchPost(server, id, { version: 4, title: 'Ice and snow' });
  await actOnPost(server, id, 'unpublish', { version: 5 });
  const details = (await listAuditEntries(database(), id)).map(({ action, detail }) => [
    action,
    detail,
  ]);
  expect(details).toEqual([
    ['add-post', undefined],
    ['schedule-post', '2026-12-01 10:00: Winter tips'],
    ['unpublish-post', 'Winter tips'],
    ['publish-post', 'Winter tips'],
    ['unpublish-post', 'Winter tips'],
  ]);
});

test('rejects a time without a day', async () => {
  const { id } = await addSamplePost(server);
  const response = await actOnPost(server, id, 'publish', { version: 1, time: '10:00' });
  expect(response.statusCode).toBe(400);
  expect(getError(response).fields).toEqual({ day: 'Choose a day for this time' });
  expect(await live()).toEqual([]);
});

test('publishes a post as a file of content/blog', async () => {
  const { src } = await uploadPicture();
  const post = await addSamplePost(server, {
    title: 'Say "hi": <b> & co \\',
    slug: 'say-hi',
    cover: src,
    coverAlt: 'A tub: full',
  });
  expect(await live()).toEqual([]);
  const response = await actOnPost(server, post.id, 'publish', { version: 1 });
  expect(response.json()).toMatchObject({
    state: 'published',
    publishedSlug: 'say-hi',
    publishedFrom: now.toISOString(),
    hasChanges: false,
    date: '2026-11-22',
  });
  const [file] = await listFiles();
  expect(file).toMatchObject({ collection: 'blog', name: 'say-hi', pictures: [src] });
  const { frontMatter, body, missing } = splitFrontMatter(file?.mdx ?? '');
  expect(missing).toBeNull();
  const header = checkYaml('content/blog/say-hi.mdx', frontMatter, 2, schemas.blog);
  expect(header.issues).toEqual([]);
  expect(header.value).toMatchObject({
    title: 'Say "hi": <b> & co \\',
    date: '2026-11-22',
    tags: ['paying', 'medicaid'],
    region: 'maryland',
    cover: { src, alt: 'A tub: full' },
  });
  expect(body.trimStart()).toBe(post.values.body);
});

test('publishes changes of a published post only on request', async () => {
  const { id } = await addSamplePost(server, { slug: 'first', title: 'First' });
  await actOnPost(server, id, 'publish', { version: 1 });
  const saved = await patchPost(server, id, { version: 2, title: 'Second', slug: 'second' });
  expect(saved.json()).toMatchObject({
    state: 'published',
    hasChanges: true,
    publishedSlug: 'first',
  });
  expect((await listFiles())[0]?.mdx).toContain('"First"');
  await actOnPost(server, id, 'publish', { version: 3 });
  expect((await listFiles())[0]?.mdx).toContain('"Second"');
  expect(await live()).toEqual(['second']);
  const candidates = ['/blog/second', '/blog/first'];
  expect(await listMovedPosts(database(), { now, fileSlugs: new Set() })).toEqual([
    { path: '/blog/first', candidates, isGone: true },
    { path: '/blog/second', candidates, isGone: false },
  ]);
  const { moved } = await postSource.listPublished(database(), now);
  expect(moved).toEqual([{ from: '/blog/first', to: '/blog/second' }]);
  await actOnPost(server, id, 'unpublish', { version: 4 });
  expect((await withdrawn()).sort()).toEqual(['/blog/first', '/blog/second']);
});

test('unpublishes a post, which keeps its slug and can be published again', async () => {
  const { id } = await addSamplePost(server, { slug: 'gone' });
  await actOnPost(server, id, 'publish', { version: 1 });
  const unpublished = await actOnPost(server, id, 'unpublish', { version: 2 });
  expect(unpublished.json()).toMatchObject({ state: 'unpublished', publishedSlug: null });
  expect(await live()).toEqual([]);
  expect(await withdrawn()).toEqual(['/blog/gone']);
  await patchPost(server, id, { version: 3, slug: 'other' });
  const taker = await addSamplePost(server, { slug: 'gone' });
  const taken = await actOnPost(server, taker.id, 'publish', { version: 1 });
  expect(getError(taken).fields).toMatchObject({ slug: expect.any(String) as string });
  await patchPost(server, id, { version: 4, slug: 'gone' });
  await patchPost(server, taker.id, { version: 1, slug: 'taker' });
  const back = await actOnPost(server, id, 'publish', { version: 5 });
  expect(back.json()).toMatchObject({ state: 'published' });
  expect(await withdrawn()).toEqual([]);
});

describe('a scheduled post', () => {
  test('can be published at once with that day as its date', async () => {
    const { id } = await addSamplePost(server, { slug: 'sooner' });
    const due = { day: '2026-11-29', time: '09:00' };
    await actOnPost(server, id, 'publish', { version: 1, ...due });
    const response = await actOnPost(server, id, 'publish', { version: 2 });
    expect(response.json()).toMatchObject({ state: 'published', date: '2026-11-22' });
  });

  test('is published at its time at the office of its region', async () => {
    const { id } = await addSamplePost(server, { slug: 'later' });
    const due = { day: '2026-11-23', time: '08:30' };
    const response = await actOnPost(server, id, 'publish', { version: 1, ...due });
    expect(response.json()).toMatchObject({
      state: 'scheduled',
      publishedFrom: '2026-11-23T13:30:00.000Z',
      date: '2026-11-23',
    });
    expect([await live(), await withdrawn()]).toEqual([[], []]);
    const next = () => findNextPublication(database(), now.toISOString());
    expect(await next()).toBe('2026-11-23T13:30:00.000Z');
    now = new Date('2026-11-23T13:30:00.000Z');
    expect(await live()).toEqual(['later']);
    expect(await next()).toBeNull();
  });

  test('is not unpublished by someone who still sees it as scheduled', async () => {
    const { id } = await addSamplePost(server, { slug: 'later' });
    await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-23', time: '08:30' });
    now = new Date('2026-11-23T13:30:00.000Z');
    const late = await actOnPost(server, id, 'unpublish', { version: 2, scheduled: true });
    expect(late.statusCode).toBe(409);
    expect(await live()).toEqual(['later']);
    await actOnPost(server, id, 'unpublish', { version: 2 });
    expect(await live()).toEqual([]);
  });

  test('is a draft again after its schedule is canceled', async () => {
    const { id } = await addSamplePost(server, { slug: 'later' });
    await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-24' });
    const back = await actOnPost(server, id, 'unpublish', { version: 2 });
    expect(back.json()).toMatchObject({ state: 'draft' });
    expect([await withdrawn(), await live()]).toEqual([[], []]);
  });

  test('that was published before returns 410 until its time', async () => {
    const { id } = await addSamplePost(server, { slug: 'again' });
    await actOnPost(server, id, 'publish', { version: 1 });
    await actOnPost(server, id, 'unpublish', { version: 2 });
    const due = { day: '2026-12-01', time: '09:00' };
    const planned = await actOnPost(server, id, 'publish', { version: 3, ...due });
    expect(planned.json()).toMatchObject({ state: 'scheduled' });
    expect(await withdrawn()).toEqual(['/blog/again']);
    const back = await actOnPost(server, id, 'unpublish', { version: 4 });
    expect(back.json()).toMatchObject({ state: 'unpublished' });
    const list = await server.callAs('owner', { method: 'GET', path: '/posts' });
    expect(list.json()).toMatchObject({ counts: { draft: 0, unpublished: 1 } });
    expect(await withdrawn()).toEqual(['/blog/again']);
    await actOnPost(server, id, 'publish', { version: 5, ...due });
    now = new Date('2026-12-01T14:00:00.000Z');
    expect([await live(), await withdrawn()]).toEqual([['again'], []]);
  });

  test.each([{ day: '2026-11-22', time: '09:00' }, { day: '2025-01-01' }, { day: '2028-01-01' }])(
    'can’t have a time in the past or too far ahead: %j',
    async (due) => {
      const { id } = await addSamplePost(server);
      const response = await actOnPost(server, id, 'publish', { version: 1, ...due });
      expect([response.statusCode, Object.keys(getError(response).fields ?? {})]).toEqual([
        400,
        ['day'],
      ]);
    },
  );
});

test('rejects an incomplete post by field', async () => {
  const { id } = await addSamplePost(server, {
    title: '',
    slug: '',
    excerpt: 'Short.',
    tags: '',
    author: '',
    date: '2026-11-23',
    body: ' ',
  });
  const response = await actOnPost(server, id, 'publish', { version: 1 });
  const fields = ['title', 'slug', 'excerpt', 'tags', 'author', 'date', 'body'];
  expect(Object.keys(getError(response).fields ?? {})).toEqual(fields);
  expect(await live()).toEqual([]);
});

test.each(['[a]: /hha', '[^1]: x', '-', '\ufeff \n\u00a0'])(
  'rejects a text that shows nothing: %j',
  async (body) => {
    const { id } = await addSamplePost(server, { body });
    const response = await actOnPost(server, id, 'publish', { version: 1 });
    expect(getError(response).fields).toEqual({ body: 'Write the text' });
  },
);

test('rejects the slug of a published post or of a file of content/', async () => {
  writeFileSync(join(siteDir, 'content-names.json'), '{"blog":["first-week"],"jobs":[]}');
  const mine = await addSamplePost(server, { slug: 'mine' });
  await actOnPost(server, mine.id, 'publish', { version: 1 });
  for (const slug of ['mine', 'first-week']) {
    const { id } = (await postPost(server, { slug })).json<PostDetail>();
    const response = await actOnPost(server, id, 'publish', { version: 1 });
    expect(getError(response).fields).toEqual({
      slug: 'Another post has this web address. Choose another one',
    });
  }
});

test('gives a slug to the first post that is published, not to a draft', async () => {
  const live = await addSamplePost(server, { slug: 'warm-hands' });
  await actOnPost(server, live.id, 'publish', { version: 1 });
  const blocker = (await postPost(server, { slug: 'warm-hands' })).json<PostDetail>();
  expect(blocker.freeSlug).toBe('warm-hands-2');
  const changed = (
    await patchPost(server, live.id, { version: 2, title: 'Warmer hands' })
  ).json<PostDetail>();
  expect(changed.freeSlug).toBe('warm-hands');
  const again = await actOnPost(server, live.id, 'publish', { version: changed.version });
  expect(again.statusCode).toBe(200);

  const twins = [
    await addSamplePost(server, { slug: 'twins' }),
    await addSamplePost(server, { slug: 'twins' }),
  ];
  const responses = await Promise.all(
    twins.map(({ id }) => actOnPost(server, id, 'publish', { version: 1 })),
  );
  expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

describe('a picture', () => {
  test('is re-encoded with up to 1,600 pixels and shown to editors', async () => {
    const { src, width, height } = await uploadPicture();
    expect([width, height]).toEqual([1_600, 800]);
    const path = `/posts/pictures/${src.replace('/images/posts/', '')}`;
    const response = await server.callAs('owner', { method: 'GET', path });
    expect(response.headers['content-type']).toBe('image/webp');
    expect((await sharp(response.rawPayload).metadata()).format).toBe('webp');
    expect((await server.call({ method: 'GET', path })).statusCode).toBe(401);
  });

  test('is public only while a published post shows it', async () => {
    const { src } = await uploadPicture();
    const path = `/published/pictures/${src.replace('/images/posts/', '')}`;
    const getStatus = async () => (await server.call({ method: 'GET', path })).statusCode;
    const { id } = await addSamplePost(server, { body: `![A tub](${src})` });
    expect(await getStatus()).toBe(404);
    await actOnPost(server, id, 'publish', { version: 1 });
    expect(await getStatus()).toBe(200);
    await actOnPost(server, id, 'unpublish', { version: 2 });
    expect(await getStatus()).toBe(404);
  });

  test('that is too small for a cover is rejected with the size it needs', async () => {
    const upload = async (width: number, height: number, query: string) => {
      const create = { width, height, channels: 3, background: '#0a7' } as const;
      return server.callAs('owner', {
        method: 'POST',
        path: `/posts/pictures${query}`,
        headers: { 'content-type': 'image/png' },
        payload: await sharp({ create }).png().toBuffer(),
      });
    };
    const small = await upload(60, 45, '?kind=cover');
    expect(small.statusCode).toBe(400);
    expect(getError(small).fields).toEqual({
      photo: expect.stringMatching(/60 × 45 pixels.*at least 1,200 × 630 pixels/) as string,
    });
    expect((await upload(1_200, 629, '?kind=cover')).statusCode).toBe(400);
    expect((await upload(4_000, 700, '?kind=cover')).statusCode).toBe(201);
    expect((await upload(1_200, 630, '?kind=cover')).statusCode).toBe(201);
    const inText = (await upload(60, 45, '')).json<PostPictureResponse>();
    const draft = await addSamplePost(server, {});
    const response = await patchPost(server, draft.id, { version: 1, cover: inText.src });
    expect(getError(response).fields).toEqual({
      cover: expect.stringContaining('60 × 45 pixels') as string,
    });
  });

  test('that is invalid or missing is rejected', async () => {
    const bad = await server.callAs('owner', {
      method: 'POST',
      path: '/posts/pictures',
      headers: { 'content-type': 'image/png' },
      payload: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    expect(bad.statusCode).toBe(400);
    const missing = `/images/posts/${'0'.repeat(32)}.webp`;
    const { id } = await addSamplePost(server, { body: `![A tub](${missing})` });
    const response = await actOnPost(server, id, 'publish', { version: 1 });
    expect(getError(response)).toMatchObject({
      fields: { body: expect.any(String) as string },
      issues: [{ line: 1, column: 1 }],
    });
    const second = await addSamplePost(server, { cover: missing, coverAlt: 'A tub' });
    const covered = await actOnPost(server, second.id, 'publish', { version: 1 });
    expect(getError(covered).fields).toEqual({
      cover: 'The cover picture no longer exists. Choose it again',
    });
  });

  test('with an encoded URL is rejected, because the build would not find it', async () => {
    const { src } = await uploadPicture();
    for (const body of [
      `![A tub](${src.replace('posts/', 'posts&#47;')})`,
      `![A tub](${src.replace('/posts', '\\/posts')})`,
      `<Figure src="${src.replace('.', '&#46;')}" alt="A tub" />`,
    ]) {
      const { id } = await addSamplePost(server, { body });
      const response = await actOnPost(server, id, 'publish', { version: 1 });
      expect(getError(response).issues).toMatchObject([
        { line: 1, message: expect.stringContaining('encoded characters') as string },
      ]);
    }
  });

  test('in a code block is ignored', async () => {
    const missing = `/images/posts/${'0'.repeat(32)}.webp`;
    const { id } = await addSamplePost(server, { body: `Write \`${missing}\`.` });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(200);
    expect(await listFiles()).toMatchObject([{ pictures: [] }]);
  });
});

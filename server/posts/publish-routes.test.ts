import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../contract/shared/schema/error';
import type { PostDetail, PostPictureAnswer } from '../../contract/posts/schema';
import { checkYaml } from '../../src/build/content/checks/check-yaml';
import { splitFrontMatter } from '../../src/build/content/front-matter';
import { schemas } from '../../src/build/content/schemas/schemas';
import { movedPosts, nextPostDue, publishedPosts } from './published-files';
import { actOnPost, addSamplePost, patchPost, postPost } from '../testing/samples/posts';
import { useTestServer } from '../testing/test-server';

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
  published: publishedPosts,
  config: { rateLimitFactor: 100, siteDir },
});

const database = () => server.context.database.db;
const live = async () => (await publishedPosts(database(), now)).map(({ name }) => name);
/** Addresses that answer that they are gone. */
const withdrawn = async () =>
  (await movedPosts(database(), now)).flatMap(({ slug, lookAt }) =>
    lookAt.length === 0 ? slug : [],
  );
const builds = () => database().selectFrom('site_builds').selectAll().execute();
const errorOf = (answer: { json<Body>(): Body }) => answer.json<ErrorBody>().error;
const sent = async () => {
  const payload = await sharp({
    create: { width: 2_000, height: 1_000, channels: 3, background: '#0a7' },
  })
    .jpeg()
    .toBuffer();
  const answer = await server.callAs('owner', {
    method: 'POST',
    path: '/posts/pictures',
    headers: { 'content-type': 'image/jpeg' },
    payload,
  });
  return answer.json<PostPictureAnswer>();
};

test('a tag is published in the spelling that other posts have, and once', async () => {
  const first = await addSamplePost(server, { slug: 'one', tags: 'Long term care' });
  await actOnPost(server, first.id, 'publish', { version: 1 });
  const second = await addSamplePost(server, {
    slug: 'two',
    tags: 'Long-term care, long term care, Rest',
  });
  const answer = await actOnPost(server, second.id, 'publish', { version: 1 });
  expect(answer.json<PostDetail>().values.tags).toBe('long term care, rest');
  const [, file] = await publishedPosts(database(), now);
  expect(file?.mdx).toContain('long term care');
  expect(file?.mdx).not.toContain('long-term care');
});

test('a time without its day publishes nothing, and is refused at the day', async () => {
  const { id } = await addSamplePost(server);
  const answer = await actOnPost(server, id, 'publish', { version: 1, time: '10:00' });
  expect(answer.statusCode).toBe(400);
  expect(errorOf(answer).fields).toEqual({ day: 'Choose the day for this time' });
  expect(await live()).toEqual([]);
});

test('a published post is a file of content/blog, and asks for a build', async () => {
  const { src } = await sent();
  const post = await addSamplePost(server, {
    title: 'Say "hi": <b> & co \\',
    slug: 'say-hi',
    cover: src,
    coverAlt: 'A tub: full',
  });
  expect(await live()).toEqual([]);
  const answer = await actOnPost(server, post.id, 'publish', { version: 1 });
  expect(answer.json()).toMatchObject({
    state: 'published',
    liveSlug: 'say-hi',
    liveFrom: now.toISOString(),
    hasChanges: false,
    date: '2026-11-22',
  });
  const [file] = await publishedPosts(database(), now);
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
  expect(await builds()).toMatchObject([{ requested_by: 'owner@agency.example' }]);
});

test('what is written into a published post is shown when its changes are published', async () => {
  const { id } = await addSamplePost(server, { slug: 'first', title: 'First' });
  await actOnPost(server, id, 'publish', { version: 1 });
  const saved = await patchPost(server, id, { version: 2, title: 'Second', slug: 'second' });
  expect(saved.json()).toMatchObject({ state: 'published', hasChanges: true, liveSlug: 'first' });
  expect((await publishedPosts(database(), now))[0]?.mdx).toContain('"First"');
  await actOnPost(server, id, 'publish', { version: 3 });
  expect((await publishedPosts(database(), now))[0]?.mdx).toContain('"Second"');
  expect(await live()).toEqual(['second']);
  const lookAt = ['second', 'first'];
  expect(await movedPosts(database(), now)).toEqual([
    { slug: 'first', lookAt, isGone: true },
    { slug: 'second', lookAt, isGone: false },
  ]);
  await actOnPost(server, id, 'unpublish', { version: 4 });
  expect((await withdrawn()).sort()).toEqual(['first', 'second']);
});

test('an unpublished post is off the site, its address is its own, and it can come back', async () => {
  const { id } = await addSamplePost(server, { slug: 'gone' });
  await actOnPost(server, id, 'publish', { version: 1 });
  const gone = await actOnPost(server, id, 'unpublish', { version: 2 });
  expect(gone.json()).toMatchObject({ state: 'unpublished', liveSlug: null });
  expect(await live()).toEqual([]);
  expect(await withdrawn()).toEqual(['gone']);
  await patchPost(server, id, { version: 3, slug: 'other' });
  const taker = await addSamplePost(server, { slug: 'gone' });
  const taken = await actOnPost(server, taker.id, 'publish', { version: 1 });
  expect(errorOf(taken).fields).toMatchObject({ slug: expect.any(String) as string });
  await patchPost(server, id, { version: 4, slug: 'gone' });
  await patchPost(server, taker.id, { version: 1, slug: 'taker' });
  const back = await actOnPost(server, id, 'publish', { version: 5 });
  expect(back.json()).toMatchObject({ state: 'published' });
  expect(await withdrawn()).toEqual([]);
});

describe('a scheduled post', () => {
  test('can be published at once, and bears the day of that', async () => {
    const { id } = await addSamplePost(server, { slug: 'sooner' });
    const due = { day: '2026-11-29', time: '09:00' };
    await actOnPost(server, id, 'publish', { version: 1, ...due });
    const answer = await actOnPost(server, id, 'publish', { version: 2 });
    expect(answer.json()).toMatchObject({ state: 'published', date: '2026-11-22' });
  });

  test('is published at the time of its region’s office, by the clock', async () => {
    const { id } = await addSamplePost(server, { slug: 'later' });
    const due = { day: '2026-11-23', time: '08:30' };
    const answer = await actOnPost(server, id, 'publish', { version: 1, ...due });
    expect(answer.json()).toMatchObject({
      state: 'scheduled',
      liveFrom: '2026-11-23T13:30:00.000Z',
      date: '2026-11-23',
    });
    expect(await builds()).toEqual([]);
    expect([await live(), await withdrawn()]).toEqual([[], []]);
    expect((await nextPostDue(database(), now))?.toISOString()).toBe('2026-11-23T13:30:00.000Z');
    now = new Date('2026-11-23T13:30:00.000Z');
    expect(await live()).toEqual(['later']);
    expect(await nextPostDue(database(), now)).toBeNull();
  });

  test('that has gone live is not taken off the site by who still sees it as scheduled', async () => {
    const { id } = await addSamplePost(server, { slug: 'later' });
    await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-23', time: '08:30' });
    now = new Date('2026-11-23T13:30:00.000Z');
    const late = await actOnPost(server, id, 'unpublish', { version: 2, scheduled: true });
    expect(late.statusCode).toBe(409);
    expect(await live()).toEqual(['later']);
    await actOnPost(server, id, 'unpublish', { version: 2 });
    expect(await live()).toEqual([]);
  });

  test('that is taken out of the schedule was never published, and leaves its address', async () => {
    const { id } = await addSamplePost(server, { slug: 'later' });
    await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-24' });
    const back = await actOnPost(server, id, 'unpublish', { version: 2 });
    expect(back.json()).toMatchObject({ state: 'draft' });
    expect([await withdrawn(), await builds()]).toEqual([[], []]);
  });

  test('that was on the site before is gone until its moment, and unpublished when it is taken out of the schedule', async () => {
    const { id } = await addSamplePost(server, { slug: 'again' });
    await actOnPost(server, id, 'publish', { version: 1 });
    await actOnPost(server, id, 'unpublish', { version: 2 });
    const due = { day: '2026-12-01', time: '09:00' };
    const planned = await actOnPost(server, id, 'publish', { version: 3, ...due });
    expect(planned.json()).toMatchObject({ state: 'scheduled' });
    expect(await withdrawn()).toEqual(['again']);
    const back = await actOnPost(server, id, 'unpublish', { version: 4 });
    expect(back.json()).toMatchObject({ state: 'unpublished' });
    const list = await server.callAs('owner', { method: 'GET', path: '/posts' });
    expect(list.json()).toMatchObject({ counts: { draft: 0, unpublished: 1 } });
    expect(await withdrawn()).toEqual(['again']);
    await actOnPost(server, id, 'publish', { version: 5, ...due });
    now = new Date('2026-12-01T14:00:00.000Z');
    expect([await live(), await withdrawn()]).toEqual([['again'], []]);
  });

  test.each([{ day: '2026-11-22', time: '09:00' }, { day: '2025-01-01' }, { day: '2028-01-01' }])(
    'is refused for a moment that is over or too far: %j',
    async (due) => {
      const { id } = await addSamplePost(server);
      const answer = await actOnPost(server, id, 'publish', { version: 1, ...due });
      expect([answer.statusCode, Object.keys(errorOf(answer).fields ?? {})]).toEqual([
        400,
        ['day'],
      ]);
    },
  );
});

test('what is missing for publishing is said by field, and the draft stays one', async () => {
  const { id } = await addSamplePost(server, {
    title: '',
    slug: '',
    excerpt: 'Short.',
    tags: '',
    author: '',
    date: '2026-11-23',
    body: ' ',
  });
  const answer = await actOnPost(server, id, 'publish', { version: 1 });
  const fields = ['title', 'slug', 'excerpt', 'tags', 'author', 'date', 'body'];
  expect(Object.keys(errorOf(answer).fields ?? {})).toEqual(fields);
  expect(await live()).toEqual([]);
});

test('all that keeps a post from the site is said at once: what is missing, and pictures that are gone', async () => {
  const missing = `/images/posts/${'0'.repeat(32)}.webp`;
  const body = `![A tub](${missing})`;
  const { id } = await addSamplePost(server, { author: '', cover: missing, coverAlt: '', body });
  const answer = await actOnPost(server, id, 'publish', { version: 1 });
  expect(errorOf(answer)).toMatchObject({
    fields: {
      author: 'Enter the author',
      cover: 'The cover picture is not there any more: choose it again',
      coverAlt: 'Describe the cover for people who can’t see it',
      body: expect.stringContaining('Line 1, column 1') as string,
    },
    faults: [{ line: 1, column: 1 }],
  });
});

test.each(['[a]: /hha', '[^1]: x', '-', '\ufeff \n\u00a0'])(
  'a text of which a reader sees nothing is as good as none: %j',
  async (body) => {
    const { id } = await addSamplePost(server, { body });
    const answer = await actOnPost(server, id, 'publish', { version: 1 });
    expect(errorOf(answer).fields).toEqual({ body: 'Write the text' });
  },
);

test('a text of one picture or component is one', async () => {
  for (const body of [`![A tub](${(await sent()).src})`, '<ContactCard />']) {
    const { id } = await addSamplePost(server, { body });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(200);
  }
});

test('an address of another post that was published, or of a file of content/, is refused', async () => {
  writeFileSync(join(siteDir, 'content-names.json'), '{"blog":["first-week"],"jobs":[]}');
  const mine = await addSamplePost(server, { slug: 'mine' });
  await actOnPost(server, mine.id, 'publish', { version: 1 });
  for (const slug of ['mine', 'first-week']) {
    const { id } = (await postPost(server, { slug })).json<PostDetail>();
    const answer = await actOnPost(server, id, 'publish', { version: 1 });
    expect(errorOf(answer).fields).toEqual({
      slug: 'Another post has this address: choose another one',
    });
  }
});

test('a draft keeps no other post from its address: what is published goes on, and of two drafts the first has it', async () => {
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
  const answers = await Promise.all(
    twins.map(({ id }) => actOnPost(server, id, 'publish', { version: 1 })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('a publication of what somebody has changed since is refused', async () => {
  const { id } = await addSamplePost(server);
  await patchPost(server, id, { version: 1, title: 'Newer' });
  expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(409);
  expect(await live()).toEqual([]);
});

describe('a picture', () => {
  test('is drawn anew, at most 1,600 pixels across, and shown to who writes', async () => {
    const { src, width, height } = await sent();
    expect([width, height]).toEqual([1_600, 800]);
    const path = `/posts/pictures/${src.replace('/images/posts/', '')}`;
    const shown = await server.callAs('owner', { method: 'GET', path });
    expect(shown.headers['content-type']).toBe('image/webp');
    expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
    expect((await server.call({ method: 'GET', path })).statusCode).toBe(401);
  });

  test('is anybody’s only while a published post shows it', async () => {
    const { src } = await sent();
    const path = `/published/pictures/${src.replace('/images/posts/', '')}`;
    const given = async () => (await server.call({ method: 'GET', path })).statusCode;
    const { id } = await addSamplePost(server, { body: `![A tub](${src})` });
    expect(await given()).toBe(404);
    await actOnPost(server, id, 'publish', { version: 1 });
    expect(await given()).toBe(200);
    await actOnPost(server, id, 'unpublish', { version: 2 });
    expect(await given()).toBe(404);
  });

  test('that is none, or that is not there, is refused', async () => {
    const bad = await server.callAs('owner', {
      method: 'POST',
      path: '/posts/pictures',
      headers: { 'content-type': 'image/png' },
      payload: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    });
    expect(bad.statusCode).toBe(400);
    const missing = `/images/posts/${'0'.repeat(32)}.webp`;
    const { id } = await addSamplePost(server, { body: `![A tub](${missing})` });
    const answer = await actOnPost(server, id, 'publish', { version: 1 });
    expect(errorOf(answer)).toMatchObject({
      fields: { body: expect.any(String) as string },
      faults: [{ line: 1, column: 1 }],
    });
    const second = await addSamplePost(server, { cover: missing, coverAlt: 'A tub' });
    const covered = await actOnPost(server, second.id, 'publish', { version: 1 });
    expect(errorOf(covered).fields).toEqual({
      cover: 'The cover picture is not there any more: choose it again',
    });
  });

  test('whose address is written with signs that stand for others is refused, as the build would not get it', async () => {
    const { src } = await sent();
    for (const body of [
      `![A tub](${src.replace('posts/', 'posts&#47;')})`,
      `![A tub](${src.replace('/posts', '\\/posts')})`,
      `<Figure src="${src.replace('.', '&#46;')}" alt="A tub" />`,
    ]) {
      const { id } = await addSamplePost(server, { body });
      const answer = await actOnPost(server, id, 'publish', { version: 1 });
      expect(errorOf(answer).faults).toMatchObject([
        { line: 1, problem: expect.stringContaining('signs that stand') as string },
      ]);
    }
  });

  test('whose address stands in code is none, and is not handed to the build', async () => {
    const missing = `/images/posts/${'0'.repeat(32)}.webp`;
    const { id } = await addSamplePost(server, { body: `Write \`${missing}\`.` });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(200);
    const { db } = server.context.database;
    expect(await publishedPosts(db, server.context.now())).toMatchObject([{ pictures: [] }]);
  });
});

import { beforeEach, describe, expect, test } from 'vitest';
import type {
  NewPost,
  PostDetail,
  PostRevisionDetail,
  PostsResponse,
  PreviewResponse,
} from '../../../contract/posts/schema';
import { listAuditEntries } from '../../testing/stored-records';
import { fetchList } from '../../testing/list-page';
import { actOnPost, addSamplePost, patchPost, postPost } from '../../testing/samples/posts';
import { getError, useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

const get = (path: string, headers: Record<string, string> = {}) =>
  server.callAs('owner', { method: 'GET', path, headers });
const list = (query = '', search = '') =>
  fetchList<PostsResponse>(server, 'owner', `/posts${query}`, search);
const getTitles = async (query = '', search = '') =>
  (await list(query, search)).items.map(({ title }) => title);

test('creates a draft with an audit entry and lists it', async () => {
  const response = await postPost(server, { title: 'Title' });
  expect(response.statusCode).toBe(201);
  const post = response.json<PostDetail>();
  expect(post).toMatchObject({
    title: 'Title',
    state: 'draft',
    version: 1,
    tags: ['paying', 'medicaid'],
    publishedFrom: null,
    hasChanges: false,
    history: [{ kind: 'added', by: 'owner@agency.example' }],
  });
  expect(await list()).toMatchObject({
    items: [{ id: post.id }],
    counts: { draft: 1, published: 0 },
    tags: ['medicaid', 'paying'],
  });
  const entries = await listAuditEntries(server.context.database.db, post.id);
  expect(entries.map(({ action }) => action)).toEqual(['add-post']);
});

test('saves an empty draft', async () => {
  const response = await server.callAs('owner', { method: 'POST', path: '/posts', payload: {} });
  expect(response.json()).toMatchObject({ title: '', slug: '', state: 'draft' });
});

test('removes invisible characters from fields, and keeps them in the body until it is published', async () => {
  const lines = {
    title: 'Paying\u2028for\u200b care\u202e',
    author: '\u2066Ann\u2069\nLee',
    excerpt: 'What\u200e it  costs',
    tags: 'paying\u202e, medi\u200bcaid',
  };
  const post = await addSamplePost(server, lines);
  const normalized = { title: 'Paying for care', author: 'Ann Lee', excerpt: 'What it costs' };
  expect(post.values).toMatchObject({ ...normalized, tags: 'paying, medicaid' });
  const body = 'One.\n\nPay \u202e65.';
  const changed = await patchPost(server, post.id, { version: 1, author: 'A\u202enn', body });
  expect(changed.json()).toMatchObject({ values: { author: 'Ann', body } });
  const published = await actOnPost(server, post.id, 'publish', { version: 2 });
  expect(getError(published).issues).toMatchObject([{ line: 3, column: 5 }]);
});

test('saves code in the body, and refuses to publish it with line and column', async () => {
  const { id } = await addSamplePost(server);
  const body = 'Fine.\n\nTwo and {1 + 1}.';
  const saved = await patchPost(server, id, { version: 1, title: 'Other', body });
  expect(saved.json()).toMatchObject({ version: 2, title: 'Other', values: { body } });
  const rejected = await actOnPost(server, id, 'publish', { version: 2 });
  expect(rejected.statusCode).toBe(400);
  expect(getError(rejected)).toMatchObject({
    fields: {
      body: expect.stringContaining('Line 3, column 9: Code is not allowed here') as string,
    },
    issues: [{ line: 3, column: 9 }],
  });
});

test.each([
  [{ slug: 'Über uns' }, 'slug'],
  [{ tags: 'care!' }, 'tags'],
  [{ date: '0202-11-05' }, 'date'],
  [{ title: 'x'.repeat(121) }, 'title'],
  [{ excerpt: 'Call <RegionPhone /> '.repeat(9) }, 'excerpt'],
])('saves the unfinished draft %#, and refuses to publish it', async (parts, field) => {
  const { id } = await addSamplePost(server, parts);
  const response = await actOnPost(server, id, 'publish', { version: 1 });
  expect([response.statusCode, Object.keys(getError(response).fields ?? {})]).toEqual([
    400,
    [field],
  ]);
});

test.each([
  [{ date: '2026-02-30' }, 'date'],
  [{ cover: 'https://larkspan.example/a.png' }, 'cover'],
  [{ region: 'atlantis' }, 'region'],
  [{ title: 'x'.repeat(2_001) }, 'title'],
  [{ title: 'a\u0000' }, 'title'],
  [{ body: 'A word. '.repeat(12_501) }, 'body'],
  [{ colour: 'red' }, 'colour'],
])('rejects what no one types in a draft, by field: %#', async (parts, field) => {
  const response = await postPost(server, parts as NewPost);
  expect([response.statusCode, Object.keys(getError(response).fields ?? {})]).toEqual([
    400,
    [field],
  ]);
});

test('rejects a change of an outdated version', async () => {
  const { id } = await addSamplePost(server);
  await patchPost(server, id, { version: 1, title: 'Mine' });
  const late = await patchPost(server, id, { version: 1, title: 'Late' });
  expect([late.statusCode, getError(late).message]).toEqual([
    409,
    'You changed this in another window: saved. Check it and try again.',
  ]);
  const same = await patchPost(server, id, { version: 1, title: 'Mine' });
  expect(same.json()).toMatchObject({ title: 'Mine', version: 2 });
});

test('accepts a retried save, but not after another save', async () => {
  const { id } = await addSamplePost(server);
  const mine = { version: 1, author: 'Dana Reed' };
  await patchPost(server, id, mine);
  expect((await patchPost(server, id, mine)).statusCode).toBe(200);
  await patchPost(server, id, { version: 2, body: 'An hour of work.' });
  const late = await patchPost(server, id, mine);
  expect([late.statusCode, getError(late).code]).toEqual([409, 'changed_since']);
});

test('keeps an overruled save in the history', async () => {
  const { id } = await addSamplePost(server);
  await patchPost(server, id, { version: 1, title: 'Theirs' });
  await patchPost(server, id, { version: 2, title: 'Mine', overwrite: true });
  const { history } = (await get(`/posts/${id}`)).json<PostDetail>();
  expect(history.map(({ title }) => title).slice(0, 2)).toEqual(['Mine', 'Theirs']);
});

test('combines saves within ten minutes into one revision', async () => {
  const { id } = await addSamplePost(server);
  for (const version of [1, 2, 3]) await patchPost(server, id, { version, title: `T${version}` });
  const kinds = async () =>
    (await get(`/posts/${id}`))
      .json<PostDetail>()
      .history.map(({ kind, title }) => `${kind} ${title}`);
  expect((await kinds())[0]).toBe('saved T3');
  expect(await kinds()).toHaveLength(2);
  now = new Date('2026-11-22T15:20:00.000Z');
  await patchPost(server, id, { version: 4, title: 'T4' });
  expect(await kinds()).toHaveLength(3);
});

test('restores a revision and keeps later ones', async () => {
  const { id, history } = await addSamplePost(server, { title: 'First' });
  await patchPost(server, id, { version: 1, title: 'Second', body: 'Other.' });
  const revision = history[0]?.id ?? '';
  const stored = (await get(`/posts/${id}/revisions/${revision}`)).json<PostRevisionDetail>();
  expect(stored.values).toMatchObject({ title: 'First' });
  const restored = await actOnPost(server, id, 'restore', { version: 2, revision });
  expect(restored.json()).toMatchObject({ title: 'First', version: 3, values: stored.values });
  expect(restored.json<PostDetail>().history.map(({ kind }) => kind)).toEqual([
    'restored',
    'saved',
    'added',
  ]);
  const none = await actOnPost(server, id, 'restore', { version: 3, revision: 'none' });
  expect(none.statusCode).toBe(404);
});

test('previews the content of a text, or lists its issues', async () => {
  const preview = async (body: string) =>
    (
      await server.callAs('owner', { method: 'POST', path: '/posts/preview', payload: { body } })
    ).json<PreviewResponse>();
  expect(await preview('A *word*.')).toEqual({
    content: [{ type: 'p', children: ['A ', { type: 'em', children: ['word'] }, '.'] }],
    readingMinutes: 1,
    issues: [],
  });
  expect(await preview('<b>x</b>')).toMatchObject({
    content: null,
    issues: [{ line: 1, column: 1 }],
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await addSamplePost(server, {
      title: 'Émile',
      tags: 'care',
      author: 'Zoe',
      date: '2026-01-02',
    });
    now = new Date('2026-11-22T15:01:00.000Z');
    const { id } = await addSamplePost(server, {
      title: 'Bob 100%',
      author: 'Ann',
      region: '',
      date: '2026-01-01',
    });
    await actOnPost(server, id, 'publish', { version: 1 });
    now = new Date('2026-11-22T15:02:00.000Z');
  });

  test('sorts by the latest change or the requested column', async () => {
    expect(await getTitles()).toEqual(['Bob 100%', 'Émile']);
    expect(await getTitles('?down=1')).toEqual(['Émile', 'Bob 100%']);
    expect(await getTitles('?sort=title')).toEqual(['Bob 100%', 'Émile']);
    expect(await getTitles('?sort=date')).toEqual(['Émile', 'Bob 100%']);
    expect(await getTitles('?sort=author&down=1')).toEqual(['Émile', 'Bob 100%']);
    expect(await getTitles('?sort=state')).toEqual(['Émile', 'Bob 100%']);
  });

  test('filters by state, region, and tag, and searches without case and accents', async () => {
    expect(await getTitles('?state=published')).toEqual(['Bob 100%']);
    expect(await getTitles('?region=maryland')).toEqual(['Émile']);
    expect(await getTitles('?tag=care')).toEqual(['Émile']);
    expect(await getTitles('?tag=car')).toEqual([]);
    expect(await getTitles('', 'émile')).toEqual(['Émile']);
    expect(await getTitles('', '0%')).toEqual(['Bob 100%']);
    expect((await list()).counts).toEqual({ draft: 1, scheduled: 0, published: 1, unpublished: 0 });
  });

  test('returns 304 until something changes or a scheduled post is due', async () => {
    const etag = async () => String((await get('/posts')).headers.etag);
    const known = await etag();
    expect((await get('/posts', { 'if-none-match': known })).statusCode).toBe(304);
    const { id } = await addSamplePost(server);
    await actOnPost(server, id, 'publish', { version: 1, day: '2026-11-23' });
    const scheduled = await etag();
    expect(scheduled).not.toBe(known);
    expect((await list()).counts).toMatchObject({ scheduled: 1, published: 1 });
    now = new Date('2026-11-23T15:00:00.000Z');
    expect(await etag()).not.toBe(scheduled);
    expect((await list('?state=published')).total).toBe(2);
  });

  test('exports the filtered list with an audit entry', async () => {
    const file = await get('/posts/export?format=csv&state=published');
    const lines = file.body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/^Bob 100%,Published,sample-\d+,Ann,All regions,/);
    const [entry] = await listAuditEntries(server.context.database.db, 'posts');
    expect(entry?.detail).toBe('1 row as CSV, state: published');
  });
});

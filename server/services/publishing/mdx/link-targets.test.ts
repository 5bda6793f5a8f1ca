import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { resolveAccess } from '../../../../contract/shared/roles';
import type { ErrorBody } from '../../../../contract/shared/schema/error';
import type { PostDetail, PreviewResponse } from '../../../../contract/posts/schema';
import { openSite } from '../../site/site';
import { savePostPicture } from '../../../features/posts/picture-queries';
import { addSampleJob, patchJob, postJob } from '../../../testing/samples/jobs';
import { actOnPost, addSamplePost, patchPost } from '../../../testing/samples/posts';
import { startTestServer, useTestServer, type TestServer } from '../../../testing/test-server';
import { createLinkChecker } from './internal-links';

let now: Date;
let folder: string;
beforeEach(() => {
  now = new Date('2026-11-22T15:00:00.000Z');
  folder = mkdtempSync(join(tmpdir(), 'larkspan-links-'));
  const files = ['hha', 'maryland/hha', 'blog/first-week', 'blog/tags/paying', 'dashboard'];
  for (const page of ['', ...files]) write(`site/${page}/index.html`);
  for (const file of ['images/a b.png', 'files/form.pdf', 'jobs.json', 'app.js.map', '404.html']) {
    write(`site/${file}`);
  }
  // Outside the site's folder.
  write('secret.txt');
});
const server = useTestServer(() => ({
  now: () => now,
  site: openSite(join(folder, 'site')),
  config: { rateLimitFactor: 100 },
}));
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string): void {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), '[]');
}
const getIssues = (response: { json<Body>(): Body }) =>
  response.json<ErrorBody>().error.issues ?? [];
const preview = async (body: string, from: TestServer = server) => {
  const call = { method: 'POST', path: '/posts/preview', payload: { body } } as const;
  return (await from.callAs('owner', call)).json<PreviewResponse>();
};
const isAccepted = async (body: string) => (await preview(body)).issues.length === 0;

test('a dead link does not keep a draft from being saved, only from being published', async () => {
  const { id } = await addSamplePost(server);
  const body = 'Words.\n\nSee [this](/hha/), [that](/nope) and ![a tub](/images/none.png).';
  const saved = await patchPost(server, id, { version: 1, body });
  expect(saved.json<PostDetail>().values.body).toBe(body);
  const response = await actOnPost(server, id, 'publish', { version: 2 });
  expect(response.statusCode).toBe(400);
  expect(getIssues(response)).toMatchObject([
    {
      line: 3,
      column: 5,
      message: 'There is no page /hha/ on this site.',
      advice: 'Write "/hha".',
    },
    { line: 3, column: 20, message: 'There is no page /nope on this site.' },
    { line: 3, column: 38, message: 'There is no file /images/none.png on this site.' },
  ]);
  expect((await preview(body)).issues).toEqual(getIssues(response));
});

test.each([
  '/',
  '/hha',
  '/maryland/hha#hours',
  '/hha?a=1#b',
  '/blog/first-week',
  '/blog/tags/paying',
  '/files/form.pdf',
  '/images/a%20b.png',
  '/dashboard',
  'https://other.example/nope',
  'mailto:office@agency.example',
  'tel:+19735550118',
])('accepts a link to %s', async (url) => {
  expect(await isAccepted(`[Words](${url})`)).toBe(true);
});

test.each([
  '/hha/',
  '/hha/index.html',
  '/404',
  '/404.html',
  '/jobs.json',
  '/app.js.map',
  '/api/chats',
  '/../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/hha/../../secret.txt',
  '/a//hha',
  '/%zz',
  '/hha%00',
  '/blog/tags/nothing',
  '#nowhere',
])('rejects a link to %s', async (url) => {
  expect(await isAccepted(`[Words](${url})`)).toBe(false);
});

test('accepts a post’s former URL while the post is on the site', async () => {
  const { id } = await addSamplePost(server, { slug: 'before' });
  await actOnPost(server, id, 'publish', { version: 1 });
  await patchPost(server, id, { version: 2, slug: 'since' });
  await actOnPost(server, id, 'publish', { version: 3 });
  const page = await addSamplePost(server, {
    body: 'See [it](/blog/before) and [it](/blog/since).',
  });
  expect((await actOnPost(server, page.id, 'publish', { version: 1 })).statusCode).toBe(200);
  await actOnPost(server, id, 'unpublish', { version: 4 });
  expect(await isAccepted('[It](/blog/before)')).toBe(false);
  await actOnPost(server, id, 'publish', { version: 5, day: '2026-11-24' });
  const later = await addSamplePost(server, { body: '[It](/blog/before)' });
  const soon = await actOnPost(server, later.id, 'publish', { version: 1, day: '2026-11-23' });
  expect(getIssues(soon)).toMatchObject([{ message: 'The page /blog/before is not on the site.' }]);
  const then = await actOnPost(server, later.id, 'publish', { version: 1, day: '2026-11-25' });
  expect(then.statusCode).toBe(200);
});

test('an image must be a file, not a page', async () => {
  expect(await isAccepted('![A form](/images/a%20b.png)')).toBe(true);
  expect(await isAccepted('![A page](/hha)')).toBe(false);
  expect(
    await isAccepted('<DownloadList><Download href="/hha" title="A page" /></DownloadList>'),
  ).toBe(false);
});

test('posts may use stored images at once, jobs only when the site has them', async () => {
  const hash = 'a'.repeat(32);
  const body = `![A tub](/images/posts/${hash}.webp)`;
  expect(await isAccepted(body)).toBe(false);
  const picture = { hash, bytes: Buffer.from('x'), width: 1, height: 1 };
  const stored = { ...picture, createdAt: now.toISOString(), createdBy: 'owner@agency.example' };
  await savePostPicture(server.context.database.db, stored);
  expect(await isAccepted(body)).toBe(true);
  // Other roles must not learn about images of posts.
  const call = { method: 'POST', path: '/posts/preview', payload: { body } } as const;
  const others = await server.callAs('intake', call);
  expect(others.json<PreviewResponse>().issues).toHaveLength(1);
  expect((await postJob(server, { body })).statusCode).toBe(400);
  write(`site/images/posts/${hash}.webp`);
  expect((await postJob(server, { body })).statusCode).toBe(201);
});

test('in a job, #apply is the form, and a heading “Apply” gets another id', async () => {
  const body = '## Apply\n\n[The form](#apply), [above](#text-apply).';
  expect((await postJob(server, { body })).statusCode).toBe(201);
  expect(await isAccepted(body)).toBe(false);
  const payload = { body, kind: 'job' };
  const inJob = await server.callAs('admin', { method: 'POST', path: '/posts/preview', payload });
  expect(inJob.json<PreviewResponse>()).toMatchObject({
    content: [{ type: 'h2', props: { id: 'text-apply' } }, { type: 'p' }],
    issues: [],
  });
});

test('reveals no draft or scheduled post to roles without the blog screen', async () => {
  await addSamplePost(server, { slug: 'secret', tags: 'hidden' });
  const due = await addSamplePost(server, { slug: 'due', tags: 'open' });
  await actOnPost(server, due.id, 'publish', { version: 1, day: '2026-11-24' });
  const findProblems = async (role: 'owner' | 'admin' | 'intake', url: string) => {
    const payload = { body: `[A](${url})` };
    const response = await server.callAs(role, { method: 'POST', path: '/posts/preview', payload });
    return response.json<PreviewResponse>().issues.map(({ message }) => message);
  };
  for (const url of ['/blog/secret', '/blog/tags/hidden', '/blog/due', '/blog/tags/open']) {
    expect(await findProblems('owner', url)).toEqual([]);
    expect(await findProblems('admin', url)).toEqual([`There is no page ${url} on this site.`]);
    expect(await findProblems('intake', url)).toEqual([`There is no page ${url} on this site.`]);
  }
  const { id } = await addSampleJob(server);
  const linked = (version: number, url: string) => ({ version, body: `[A](${url})` });
  for (const url of ['/blog/secret', '/blog/due']) {
    const rejected = await patchJob(server, id, linked(1, url), 'admin');
    expect(rejected.json<ErrorBody>().error.fields?.['body']).toContain('There is no page');
  }
});

describe('a draft may link to unpublished pages, and', () => {
  test('can be published when the page will be on the site by then', async () => {
    const other = await addSamplePost(server, { slug: 'other' });
    const { id } = await addSamplePost(server, { body: 'See [it](/blog/other).' });
    const early = await actOnPost(server, id, 'publish', { version: 1 });
    expect(early.statusCode).toBe(400);
    expect(getIssues(early)).toMatchObject([
      { line: 1, column: 5, message: 'The page /blog/other is not on the site.' },
    ]);
    await actOnPost(server, other.id, 'publish', { version: 1, day: '2026-11-24' });
    const on = (day: string) => actOnPost(server, id, 'publish', { version: 1, day });
    expect((await on('2026-11-23')).statusCode).toBe(400);
    expect((await on('2026-11-24')).statusCode).toBe(200);
  });

  test('an unpublished post does not count, even while the site has its page', async () => {
    const other = await addSamplePost(server, { slug: 'other' });
    await actOnPost(server, other.id, 'publish', { version: 1 });
    write('site/blog/other/index.html');
    const { id } = await addSamplePost(server, { body: 'See [it](/blog/other).' });
    await actOnPost(server, other.id, 'unpublish', { version: 2 });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(400);
    await patchPost(server, other.id, { version: 3, slug: 'moved' });
    expect(await isAccepted('See [it](/blog/other).')).toBe(false);
  });

  test('a draft with the URL of a content file does not hide that page', async () => {
    await addSamplePost(server, { slug: 'first-week' });
    const { id } = await addSamplePost(server, { body: 'See [it](/blog/first-week).' });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(200);
  });

  test('a post may link to itself and its own tags', async () => {
    const { id } = await addSamplePost(server, {
      slug: 'mine',
      tags: 'Long term care',
      body: '[This](/blog/mine), [tag](/blog/tags/long-term-care).',
    });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(200);
    expect(await isAccepted('[Tag](/blog/tags/long-term-care)')).toBe(true);
  });
});

describe('a job', () => {
  const getFields = (response: { json<Body>(): Body }) => response.json<ErrorBody>().error.fields;

  test('with a dead link is rejected, as a draft and when edited', async () => {
    const body = 'Work.\n\nSee [this](/nope).';
    const message = /^Line 3, column 5: There is no page \/nope on this site\./;
    const draft = await postJob(server, { state: 'draft', body });
    expect(getFields(draft)?.['body']).toMatch(message);
    const { id } = await addSampleJob(server);
    expect(getFields(await patchJob(server, id, { version: 1, body }))?.['body']).toMatch(message);
  });

  test('can be opened when the pages it links to are on the site', async () => {
    const other = await addSampleJob(server, { state: 'draft', title: 'Nurse' });
    const body = `See [it](/career/${other.slug}).`;
    const { id } = await addSampleJob(server, { state: 'draft', body });
    const open = () => patchJob(server, id, { version: 1, state: 'open' });
    expect(getFields(await open())?.['body']).toContain('is not on the site');
    await patchJob(server, other.id, { version: 1, state: 'open' });
    expect((await open()).statusCode).toBe(200);
  });

  test('can be closed and edited after a linked page was removed', async () => {
    const { id } = await addSampleJob(server, { body: 'See [it](/files/form.pdf).' });
    rmSync(join(folder, 'site/files/form.pdf'));
    expect((await patchJob(server, id, { version: 1, city: 'Ewing' })).statusCode).toBe(200);
    expect((await patchJob(server, id, { version: 2, state: 'closed' })).statusCode).toBe(200);
  });
});

test('does not check pages of a site that is served elsewhere', async () => {
  const elsewhere = await startTestServer({ now: () => now });
  expect((await preview('[Words](/nope)', elsewhere)).issues).toEqual([]);
  expect((await preview('[Words](#nope)', elsewhere)).issues).toHaveLength(1);
  await elsewhere.close();
});

test('reads the posts and jobs once for all links of a text', async () => {
  const { db } = server.context.database;
  const access = resolveAccess({ role: 'owner' });
  const page = { collection: 'blog', paths: [], from: null, access } as const;
  const checkLink = createLinkChecker(server.context, db, page);
  const selectFrom = vi.spyOn(db, 'selectFrom');
  for (const name of ['one', 'two', 'three']) {
    expect(await checkLink?.(`/blog/tags/${name}`, 'page')).toBe('missing');
    expect(await checkLink?.(`/career/${name}`, 'page')).toBe('missing');
  }
  expect(selectFrom.mock.calls).toHaveLength(4);
  selectFrom.mockRestore();
});

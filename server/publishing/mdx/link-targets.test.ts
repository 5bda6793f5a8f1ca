import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type { PostDetail, PreviewAnswer } from '../../../contract/posts/schema';
import { openSite } from '../../site/live-site';
import { putPostPicture } from '../../posts/images/queries';
import { addSampleJob, patchJob, postJob } from '../../testing/samples/jobs';
import { actOnPost, addSamplePost, patchPost, postPost } from '../../testing/samples/posts';
import { startTestServer, useTestServer } from '../../testing/test-server';

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
  // Beside the site, where nobody may look.
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
const faultsOf = (answer: { json<Body>(): Body }) => answer.json<ErrorBody>().error.faults ?? [];
/** Whether a post with this text is kept. */
const isKept = async (body: string) => (await postPost(server, { body })).statusCode === 201;

test('a dead link in a post is refused with its place and what to write, and nothing is kept', async () => {
  const { id, values } = await addSamplePost(server);
  const body = 'Words.\n\nSee [this](/hha/), [that](/nope) and ![a tub](/images/none.png).';
  const answer = await patchPost(server, id, { version: 1, body });
  expect(answer.statusCode).toBe(400);
  expect(faultsOf(answer)).toMatchObject([
    {
      line: 3,
      column: 5,
      problem: 'There is no page /hha/ on this site.',
      advice: 'Write "/hha".',
    },
    { line: 3, column: 20, problem: 'There is no page /nope on this site.' },
    { line: 3, column: 38, problem: 'There is no file /images/none.png on this site.' },
  ]);
  const kept = await server.callAs('owner', { method: 'GET', path: `/posts/${id}` });
  expect(kept.json<PostDetail>().values.body).toBe(values.body);
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
])('%s leads somewhere', async (url) => {
  expect(await isKept(`[Words](${url})`)).toBe(true);
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
])('%s leads nowhere', async (url) => {
  expect(await isKept(`[Words](${url})`)).toBe(false);
});

test('a former address of an article leads to it as long as it is on the site, or as soon as it is', async () => {
  const { id } = await addSamplePost(server, { slug: 'before' });
  await actOnPost(server, id, 'publish', { version: 1 });
  await patchPost(server, id, { version: 2, slug: 'since' });
  await actOnPost(server, id, 'publish', { version: 3 });
  const page = await addSamplePost(server, {
    body: 'See [it](/blog/before) and [it](/blog/since).',
  });
  expect((await actOnPost(server, page.id, 'publish', { version: 1 })).statusCode).toBe(200);
  await actOnPost(server, id, 'unpublish', { version: 4 });
  expect(await isKept('[It](/blog/before)')).toBe(false);
  await actOnPost(server, id, 'publish', { version: 5, day: '2026-11-24' });
  const later = await addSamplePost(server, { body: '[It](/blog/before)' });
  const soon = await actOnPost(server, later.id, 'publish', { version: 1, day: '2026-11-23' });
  expect(faultsOf(soon)).toMatchObject([{ problem: 'The page /blog/before is not on the site.' }]);
  const then = await actOnPost(server, later.id, 'publish', { version: 1, day: '2026-11-25' });
  expect(then.statusCode).toBe(200);
});

test('a picture is a file, no page', async () => {
  expect(await isKept('![A form](/images/a%20b.png)')).toBe(true);
  expect(await isKept('![A page](/hha)')).toBe(false);
  expect(await isKept('<DownloadList><Download href="/hha" title="A page" /></DownloadList>')).toBe(
    false,
  );
});

test('a picture of posts is there for a post as soon as it is kept, and for a job when the site has it', async () => {
  const hash = 'a'.repeat(32);
  const body = `![A tub](/images/posts/${hash}.webp)`;
  expect(await isKept(body)).toBe(false);
  const picture = { hash, bytes: Buffer.from('x'), width: 1, height: 1 };
  const kept = { ...picture, created_at: now.toISOString(), created_by: 'owner@agency.example' };
  await putPostPicture(server.context.database.db, kept);
  expect(await isKept(body)).toBe(true);
  // Who does not write posts learns of none of their pictures.
  const call = { method: 'POST', path: '/posts/preview', payload: { body } } as const;
  const asked = await server.callAs('intake', call);
  expect(asked.json<PreviewAnswer>().faults).toHaveLength(1);
  expect((await postJob(server, { body })).statusCode).toBe(400);
  write(`site/images/posts/${hash}.webp`);
  expect((await postJob(server, { body })).statusCode).toBe(201);
});

test('a link within a text leads to one of its headings', async () => {
  expect(await isKept('## Who pays?\n\n[Up](#who-pays), [top](#top).')).toBe(true);
  const job = { body: '## The work\n\n[Work](#the-work), [apply](#apply).' };
  expect((await postJob(server, job)).statusCode).toBe(201);
  expect(await isKept('## The work\n\n[Apply](#apply).')).toBe(false);
});

test('the preview says what saving would', async () => {
  const preview = async (body: string) => {
    const call = { method: 'POST', path: '/posts/preview', payload: { body } } as const;
    return (await server.callAs('owner', call)).json<PreviewAnswer>();
  };
  expect(await preview('[A](/nope)')).toMatchObject({ content: null, faults: [{ line: 1 }] });
  expect(await preview('[A](/hha)')).toMatchObject({ content: [{ type: 'p' }], faults: [] });
});

test('in a job’s text “Apply” leads to the form, and a heading of that name has a place of its own', async () => {
  const body = '## Apply\n\n[The form](#apply), [above](#text-apply).';
  expect((await postJob(server, { body })).statusCode).toBe(201);
  expect(await isKept(body)).toBe(false);
  const payload = { body, kind: 'job' };
  const preview = await server.callAs('admin', { method: 'POST', path: '/posts/preview', payload });
  expect(preview.json<PreviewAnswer>()).toMatchObject({
    content: [{ type: 'h2', props: { id: 'text-apply' } }, { type: 'p' }],
    faults: [],
  });
});

test('who does not see posts is told of none that is a draft or scheduled: not by the preview, nor by a job’s text', async () => {
  await addSamplePost(server, { slug: 'secret', tags: 'hidden' });
  const due = await addSamplePost(server, { slug: 'due', tags: 'open' });
  await actOnPost(server, due.id, 'publish', { version: 1, day: '2026-11-24' });
  const told = async (role: 'owner' | 'admin' | 'intake', url: string) => {
    const payload = { body: `[A](${url})` };
    const answer = await server.callAs(role, { method: 'POST', path: '/posts/preview', payload });
    return answer.json<PreviewAnswer>().faults.map(({ problem }) => problem);
  };
  for (const url of ['/blog/secret', '/blog/tags/hidden', '/blog/due', '/blog/tags/open']) {
    expect(await told('owner', url)).toEqual([]);
    expect(await told('admin', url)).toEqual([`There is no page ${url} on this site.`]);
    expect(await told('intake', url)).toEqual([`There is no page ${url} on this site.`]);
  }
  const { id } = await addSampleJob(server);
  const linked = (version: number, url: string) => ({ version, body: `[A](${url})` });
  for (const url of ['/blog/secret', '/blog/due']) {
    const refused = await patchJob(server, id, linked(1, url), 'admin');
    expect(refused.json<ErrorBody>().error.fields?.['body']).toContain('There is no page');
  }
});

describe('a draft may lead to what is not published yet, and', () => {
  test('is published when that is on the site by then', async () => {
    const other = await addSamplePost(server, { slug: 'other' });
    const { id } = await addSamplePost(server, { body: 'See [it](/blog/other).' });
    const early = await actOnPost(server, id, 'publish', { version: 1 });
    expect(early.statusCode).toBe(400);
    expect(faultsOf(early)).toMatchObject([
      { line: 1, column: 5, problem: 'The page /blog/other is not on the site.' },
    ]);
    await actOnPost(server, other.id, 'publish', { version: 1, day: '2026-11-24' });
    const on = (day: string) => actOnPost(server, id, 'publish', { version: 1, day });
    expect((await on('2026-11-23')).statusCode).toBe(400);
    expect((await on('2026-11-24')).statusCode).toBe(200);
  });

  test('a post that was taken back is none, also while the site still has its page', async () => {
    const other = await addSamplePost(server, { slug: 'other' });
    await actOnPost(server, other.id, 'publish', { version: 1 });
    write('site/blog/other/index.html');
    const { id } = await addSamplePost(server, { body: 'See [it](/blog/other).' });
    await actOnPost(server, other.id, 'unpublish', { version: 2 });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(400);
    await patchPost(server, other.id, { version: 3, slug: 'moved' });
    expect(await isKept('See [it](/blog/other).')).toBe(false);
  });

  test('a page of the site’s files stays one whatever is drafted at its address', async () => {
    await addSamplePost(server, { slug: 'first-week' });
    const { id } = await addSamplePost(server, { body: 'See [it](/blog/first-week).' });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(200);
  });

  test('a post may lead to itself and to its own tags', async () => {
    const { id } = await addSamplePost(server, {
      slug: 'mine',
      tags: 'Long term care',
      body: '[This](/blog/mine), [tag](/blog/tags/long-term-care).',
    });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(200);
    expect(await isKept('[Tag](/blog/tags/long-term-care)')).toBe(true);
  });

  test('an open job is a page from its first day on', async () => {
    const { slug } = await addSampleJob(server, { posted: '2026-11-24' });
    const { id } = await addSamplePost(server, { body: `See [it](/career/${slug}).` });
    expect((await actOnPost(server, id, 'publish', { version: 1 })).statusCode).toBe(400);
    const due = { version: 1, day: '2026-11-24' };
    expect((await actOnPost(server, id, 'publish', due)).statusCode).toBe(200);
  });
});

describe('a job', () => {
  const fieldsOf = (answer: { json<Body>(): Body }) => answer.json<ErrorBody>().error.fields;

  test('with a dead link is refused by line and column, as a draft and when it is changed', async () => {
    const body = 'Work.\n\nSee [this](/nope).';
    const said = /^Line 3, column 5: There is no page \/nope on this site\./;
    const draft = await postJob(server, { state: 'draft', body });
    expect(fieldsOf(draft)?.['body']).toMatch(said);
    const { id } = await addSampleJob(server);
    expect(fieldsOf(await patchJob(server, id, { version: 1, body }))?.['body']).toMatch(said);
  });

  test('says at once what is wrong with its text and with its other fields', async () => {
    const answer = await postJob(server, {
      state: 'open',
      body: '[A](/nope)',
      payFrom: '',
      city: '',
    });
    expect(Object.keys(fieldsOf(answer) ?? {}).sort()).toEqual(['body', 'city', 'payFrom']);
    expect(faultsOf(answer)).toMatchObject([{ line: 1, column: 1 }]);
  });

  test('is opened when what its draft leads to is on the site', async () => {
    const other = await addSampleJob(server, { state: 'draft', title: 'Nurse' });
    const body = `See [it](/career/${other.slug}).`;
    const { id } = await addSampleJob(server, { state: 'draft', body });
    const open = () => patchJob(server, id, { version: 1, state: 'open' });
    expect(fieldsOf(await open())?.['body']).toContain('is not on the site');
    await patchJob(server, other.id, { version: 1, state: 'open' });
    expect((await open()).statusCode).toBe(200);
  });

  test('can be closed and changed when a page it leads to has gone since', async () => {
    const { id } = await addSampleJob(server, { body: 'See [it](/files/form.pdf).' });
    rmSync(join(folder, 'site/files/form.pdf'));
    expect((await patchJob(server, id, { version: 1, city: 'Ewing' })).statusCode).toBe(200);
    expect((await patchJob(server, id, { version: 2, state: 'closed' })).statusCode).toBe(200);
  });
});

test('where the site is served elsewhere its pages are not known, and no link is refused for them', async () => {
  const elsewhere = await startTestServer({ now: () => now });
  expect((await postPost(elsewhere, { body: '[Words](/nope)' })).statusCode).toBe(201);
  expect((await postPost(elsewhere, { body: '[Words](#nope)' })).statusCode).toBe(400);
  await elsewhere.close();
});

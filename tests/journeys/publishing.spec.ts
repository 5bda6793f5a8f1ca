import { randomUUID } from 'node:crypto';
import type { JobPostDetail } from '../../contract/job-posts';
import type { PostDetail } from '../../contract/posts';
import type { Publishing } from '../../contract/publishing';
import { asJson, officeCalls } from '../fixtures/office-calls';
import { forget, startStack, waitFor } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';
import { watchPages } from '../fixtures/whole-pages';

/** A build from nothing, and two more, on a machine that has other work. */
const patience = 15 * 60_000;
const slug = 'a-calm-evening-at-home';

test('a post and a job go live beside the files’, are read, and leave again, while every page stays whole', async ({
  page,
}) => {
  test.setTimeout(patience);
  const stack = await startStack({ PUBLISH_SOURCE: '.' });
  try {
    const call = await officeCalls(stack.url);
    const text = async (path: string) => (await fetch(`${stack.url}${path}`)).text();
    const status = async (path: string) => (await fetch(`${stack.url}${path}`)).status;
    const untilLive = async () => {
      await waitFor(async () => {
        const { state, problem } = await call<Publishing>('/publishing');
        if (state === 'failed') throw new Error(`${problem ?? ''}\n${stack.output()}`);
        return state === 'live';
      }, patience);
    };
    const stopWatching = watchPages(stack.url);

    const post = await call<PostDetail>(
      '/posts',
      asJson('POST', {
        title: 'A calm evening at home',
        slug,
        excerpt:
          'A sample article: what helps a parent with dementia through the hours after supper.',
        tags: 'Dementia',
        region: '',
        author: 'Sample Author',
        date: '',
        body: '## Before supper\n\nKeep the lights on.\n\n<Callout tone="tip" title="Try this">\n\nOne thing at a time.\n\n</Callout>\n',
      }),
    );
    await call(`/posts/${post.id}/publish`, asJson('POST', { version: post.version }));
    const job = await call<JobPostDetail>(
      '/jobs',
      asJson('POST', {
        title: 'Evening aide (sample)',
        region: 'new-jersey',
        city: 'Trenton',
        county: 'Mercer',
        type: 'PART_TIME',
        shifts: 'evening',
        languages: 'English',
        payFrom: '19',
        payTo: '21',
        payPer: 'HOUR',
        benefits: 'Earned sick leave',
        description:
          'Evening visits in Trenton for a certified aide, with pay for travel in between.',
        body: '## What the work is\n\nYou visit people at home after supper.',
        posted: new Date().toISOString().slice(0, 10),
        validThrough: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
        state: 'open',
      }),
    );
    await untilLive();

    await page.goto(`${stack.url}/blog`);
    await page.getByRole('link', { name: 'A calm evening at home' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A calm evening at home');
    await expect(page.getByText('One thing at a time.')).toBeVisible();
    expect(await text(`/blog/${slug}`)).toContain('"@type":"BlogPosting"');
    expect(await text('/rss.xml')).toContain(`/blog/${slug}`);
    expect(await text('/sitemap-0.xml')).toContain(`/blog/${slug}`);
    const jobPath = `/career/${job.slug}`;
    expect(await text(jobPath)).toContain('"@type":"JobPosting"');
    await page.goto(`${stack.url}/new-jersey/career`);
    await page.getByRole('link', { name: 'Evening aide (sample)' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Evening aide (sample)');

    const apply = () => {
      const body = new FormData();
      const fields = {
        firstName: 'Ann',
        lastName: 'Applies',
        contact: '2125550176',
        job: job.slug,
      };
      for (const [name, value] of Object.entries({ ...fields, certified: 'yes' }))
        body.append(name, value);
      const headers = { 'idempotency-key': randomUUID() };
      return fetch(`${stack.url}/api/applications`, { method: 'POST', headers, body });
    };
    expect((await apply()).status).toBe(200);

    const live = await call<PostDetail>(`/posts/${post.id}`);
    await call(`/posts/${post.id}/unpublish`, asJson('POST', { version: live.version }));
    await waitFor(async () => (await status(`/blog/${slug}`)) === 410, 2_000);
    const open = await call<JobPostDetail>(`/jobs/${job.id}`);
    await call(`/jobs/${job.id}`, asJson('PATCH', { version: open.version, state: 'closed' }));
    expect((await apply()).status).toBe(410);
    await untilLive();
    for (const list of ['/blog', '/rss.xml', '/sitemap-0.xml']) {
      expect(await text(list)).not.toContain(`/blog/${slug}`);
    }
    expect(await status(`/blog/${slug}`)).toBe(410);
    expect(await text('/career')).not.toContain(jobPath);
    expect(await text('/sitemap-0.xml')).not.toContain(jobPath);
    const closed = await text(jobPath);
    expect(closed).toContain('Evening aide (sample)');
    expect(closed).not.toContain('"@type":"JobPosting"');

    expect(await stopWatching()).toEqual([]);
  } finally {
    await stack.stop();
    forget(stack);
  }
});

import type { Publishing } from '../../../contract/publishing/schema';
import { getSearchFiles } from '../../../src/shared/search-files';
import { createStaffClient } from '../../fixtures/dashboard/staff-api';
import { addJob } from '../../fixtures/dashboard/job-form';
import { startPost, fillRequiredFields, source } from '../../fixtures/dashboard/post-editor';
import { removeStack, startStack, waitFor } from '../../fixtures/stack';
import { expect, signIn, test } from '../../fixtures/test';
import { watchPages } from '../../fixtures/site/watch-pages';

const title = 'A calm evening at home';
const path = '/blog/a-calm-evening-at-home';
const searchFiles = getSearchFiles('en');
const jobTitle = 'Evening aide (sample)';

test('a post and a job are live in seconds while every page stays whole, and an unpublished post is gone at once', async ({
  browser,
}) => {
  const stack = await startStack({ PUBLISH_SOURCE: '.' });
  const context = await browser.newContext({ baseURL: stack.url });
  try {
    const call = await createStaffClient(stack.url);
    const text = async (at: string) => (await fetch(`${stack.url}${at}`)).text();

    const office = await context.newPage();
    await signIn(office, 'owner');
    await addJob(office, jobTitle);
    await startPost(office, title);
    await fillRequiredFields(office);
    await office.getByRole('button', { name: 'Markdown' }).click();
    await source(office).fill('## Before supper\n\nKeep [the lights](/lamps) on.');
    await expect(office.getByText('There is no page /lamps')).toBeVisible();
    await source(office).fill(
      '## Before supper\n\nKeep the lights on.\n\n`/images/posts/none.webp`\n\n<Callout tone="tip" title="Try this">\n\nOne thing at a time.\n\n</Callout>\n',
    );
    await office.getByRole('button', { name: 'Publish now' }).click();
    await expect(office.getByText('Published. Live in a few seconds.')).toBeVisible();
    const stopWatching = watchPages(stack.url);
    await waitFor(async () => {
      const { state, message } = await call<Publishing>('/publishing');
      if (state === 'failed') throw new Error(`${message ?? ''}\n${stack.output()}`);
      return state === 'up-to-date';
    });
    expect(await stopWatching()).toEqual([]);

    const reader = await context.newPage();
    await reader.goto('/blog');
    await reader.getByRole('link', { name: title }).first().click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(reader.getByText('One thing at a time.')).toBeVisible();
    expect(await text(path)).toContain('"@type":"BlogPosting"');
    expect(await text('/rss.xml')).toContain(path);
    expect(await text('/sitemap-0.xml')).toContain(path);
    expect(await text(searchFiles.pages)).toContain(path);
    expect(await text(searchFiles.texts)).toContain('Keep the lights on.');
    await reader.goto('/new-jersey/career');
    await reader.getByRole('link', { name: jobTitle }).first().click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(`${jobTitle} in Trenton`);
    await expect(reader.getByRole('region', { name: 'Apply for this job' })).toBeVisible();
    expect(await text(new URL(reader.url()).pathname)).toContain('"@type":"JobPosting"');

    await office.getByRole('button', { name: 'Unpublish' }).click();
    await office.getByRole('button', { name: 'Unpublish post' }).click();
    await expect(office.getByText('Unpublished.')).toBeVisible();
    await expect.poll(async () => (await reader.goto(path))?.status()).toBe(410);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      'This is no longer on our site',
    );
    await expect.poll(() => text(searchFiles.pages)).not.toContain(path);
    expect(await text(searchFiles.texts)).not.toContain('Keep the lights on.');
  } finally {
    await stack.stop();
    removeStack(stack);
  }
});

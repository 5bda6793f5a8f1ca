import type { Publishing } from '../../contract/publishing';
import { officeCalls } from '../fixtures/office-calls';
import { letJobEnd } from '../fixtures/job-ends';
import { addJob } from '../fixtures/job-form';
import { typePerson } from '../fixtures/person';
import { beginPost, editorPath, fillRest, richText, source } from '../fixtures/post-editor';
import { openAlive } from '../fixtures/scripts';
import { forget, startStack, waitFor } from '../fixtures/stack';
import { expect, signIn, test } from '../fixtures/test';
import { watchPages } from '../fixtures/whole-pages';

/** A build from nothing, and three more, on a machine that has other work. */
const patience = 25 * 60_000;
const title = 'A calm evening at home';
const path = '/blog/a-calm-evening-at-home';
const jobTitle = 'Evening aide (sample)';
const endingTitle = 'Weekend aide (sample)';

test('a post and jobs go live beside the files’, are read, and leave again, closed or over, while every page stays whole', async ({
  browser,
}) => {
  test.setTimeout(patience);
  const stack = await startStack({ PUBLISH_SOURCE: '.' });
  const context = await browser.newContext({ baseURL: stack.url });
  try {
    const call = await officeCalls(stack.url);
    const text = async (at: string) => (await fetch(`${stack.url}${at}`)).text();
    const status = async (at: string) => (await fetch(`${stack.url}${at}`)).status;
    const untilLive = () =>
      waitFor(async () => {
        const { state, problem } = await call<Publishing>('/publishing');
        if (state === 'failed') throw new Error(`${problem ?? ''}\n${stack.output()}`);
        return state === 'live';
      }, patience);
    const stopWatching = watchPages(stack.url);

    const office = await context.newPage();
    await signIn(office, 'owner');
    await beginPost(office, title);
    await fillRest(office);
    await office.getByRole('button', { name: 'Write as source' }).click();
    await source(office).fill('## Before supper\n\nKeep {1 + 1} lights on.');
    const fault = office.getByRole('button', { name: 'Line 3, column 6' });
    await expect(fault).toBeVisible();
    await source(office).fill(
      '## Before supper\n\nKeep [the lights](/lamps) on.\n\n<Callout tone="tip" title="Try this">\n\nOne thing at a time.\n\n</Callout>\n',
    );
    await expect(office.getByText('There is no page /lamps')).toBeVisible();
    await source(office).fill(
      '## Before supper\n\nKeep the lights on.\n\n<Callout tone="tip" title="Try this">\n\nOne thing at a time.\n\n</Callout>\n',
    );
    await office.getByRole('button', { name: 'Publish now' }).click();
    await expect(office.getByText('It is published; the site follows shortly.')).toBeVisible();
    const writing = office.url();
    await addJob(office, endingTitle);
    await addJob(office, jobTitle);
    await untilLive();

    const reader = await context.newPage();
    await reader.goto('/blog');
    await reader.getByRole('link', { name: title }).first().click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(reader.getByText('One thing at a time.')).toBeVisible();
    expect(await text(path)).toContain('"@type":"BlogPosting"');
    expect(await text('/rss.xml')).toContain(path);
    expect(await text('/sitemap-0.xml')).toContain(path);

    await reader.goto('/new-jersey/career');
    await reader.getByRole('link', { name: jobTitle }).first().click();
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(jobTitle);
    const jobPath = new URL(reader.url()).pathname;
    expect(await text(jobPath)).toContain('"@type":"JobPosting"');
    await openAlive(reader, jobPath);
    const apply = reader.getByRole('region', { name: 'Apply for this job' });
    await typePerson(apply);
    await apply.getByLabel('Yes', { exact: true }).check();
    await apply.getByRole('button', { name: 'Send my application' }).click();
    await expect(reader.getByText('We have your application')).toBeVisible();

    await office.getByRole('link', { name: /1 application, 1 new/ }).click();
    await expect(office.getByRole('link', { name: /Rosa Alvarez/ })).toBeVisible();
    await office.goBack();
    await office.getByRole('button', { name: 'Close the job' }).click();
    await office.getByRole('button', { name: 'Close it' }).click();
    await expect(office.getByText('Closed on')).toBeVisible();
    await office.goto(writing);
    await expect(richText(office)).toBeVisible({ timeout: 20_000 });
    await office.getByRole('button', { name: 'Unpublish' }).click();
    await office.getByRole('button', { name: 'Take it off' }).click();
    await expect(office.getByText('It is off the site.')).toBeVisible();
    await waitFor(async () => (await status(path)) === 410, 20_000);
    await untilLive();
    for (const list of ['/blog', '/rss.xml', '/sitemap-0.xml']) {
      expect(await text(list)).not.toContain(path);
    }
    expect(await status(path)).toBe(410);
    const errors: string[] = [];
    reader.on('pageerror', ({ message }) => errors.push(message));
    await reader.goto(path, { waitUntil: 'networkidle' });
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(
      'This is no longer on our site',
    );
    const eligibility = reader
      .getByRole('main')
      .getByRole('link', { name: 'Check your eligibility' });
    await eligibility.first().click();
    await expect(reader).toHaveURL('/eligibility');
    expect(errors).toEqual([]);
    expect(await text('/career')).not.toContain(jobPath);
    expect(await text('/sitemap-0.xml')).not.toContain(jobPath);
    await reader.goto(jobPath);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(jobTitle);
    await expect(reader.getByText(/^It was closed on /)).toBeVisible();
    await expect(reader.getByRole('button', { name: 'Send my application' })).toHaveCount(0);
    expect(await text(jobPath)).not.toContain('"@type":"JobPosting"');

    const ending = reader.getByRole('link', { name: endingTitle });
    await reader.goto('/new-jersey/career');
    const endingPath = (await ending.first().getAttribute('href')) ?? '';
    expect(await text(endingPath)).toContain('"@type":"JobPosting"');
    letJobEnd(stack.dataDir, endingTitle);
    await waitFor(async () => !(await text('/sitemap-0.xml')).includes(endingPath), patience);
    await untilLive();
    await reader.goto('/new-jersey/career');
    await expect(ending).toHaveCount(0);
    await reader.goto(endingPath);
    await expect(reader.getByRole('heading', { level: 1 })).toHaveText(endingTitle);
    await expect(reader.getByRole('button', { name: 'Send my application' })).toHaveCount(0);
    expect(await text(endingPath)).not.toContain('"@type":"JobPosting"');

    await office.goto(editorPath);
    await expect(office.getByRole('row', { name: title })).toContainText('Unpublished');
    expect(await stopWatching()).toEqual([]);
  } finally {
    await stack.stop();
    forget(stack);
  }
});

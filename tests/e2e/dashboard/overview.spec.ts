import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { skipToPoll } from '../../fixtures/dashboard/skip-to-poll';
import { expect, signIn, test } from '../../fixtures/test';
import {
  inboxPath,
  openInbox,
  openThread,
  submitCheck,
} from '../../fixtures/dashboard/inbox-threads';

const dashboard = '/dashboard';

async function openOverview(page: Page) {
  await page.clock.install();
  await signIn(page, 'owner');
  await page.goto(dashboard);
  await expect(page.getByRole('img', { name: /30 days, \d+ submissions/ })).toBeVisible();
}

const figure = (page: Page, label: string) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${label}`) });

test('the overview counts who waits within one poll and links each figure to its threads', async ({
  browser,
  page,
  stack,
}) => {
  await openOverview(page);
  const waiting = figure(page, 'Waiting for a reply');
  const before = Number(/\d+/.exec(await waiting.innerText())?.[0]);
  const mine = page.getByRole('region', { name: 'Waiting for you' }).getByRole('link');
  const name = await submitCheck(stack, 'Counted');
  await skipToPoll(page);
  await expect(waiting).toContainText(String(before + 1));
  const recent = page.getByRole('region', { name: 'Recent activity' }).getByRole('listitem');
  await expect(recent.first()).toContainText(`${name} sent an eligibility check`);

  const intake = await openInbox(browser, stack, 'intake');
  const thread = await openThread(intake, name);
  await thread.getByLabel('Assigned to').selectOption('owner@larkspan.example');
  await skipToPoll(page);
  await expect(recent.first()).toContainText(`Ira Intake (sample) assigned ${name}`);
  await expect(mine.filter({ hasText: name })).toBeVisible();
  await expect(waiting).toHaveAttribute('href', `${inboxPath}?sort=waiting&waiting=1`);
  await waiting.click();
  const rows = page.getByRole('list', { name: 'Threads' }).getByRole('link');
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.filter({ hasText: name })).toBeVisible();

  await page.goto(dashboard);
  await recent.filter({ hasText: 'assigned' }).getByRole('link').first().click();
  await expect(page.getByRole('region', { name })).toBeVisible();
});

test('a region in the chart links to its threads, and the table has the same numbers @full', async ({
  page,
}) => {
  await openOverview(page);
  const chart = page.getByRole('region', { name: 'Submissions per day' });
  const legend = chart.getByRole('list', { name: 'Regions' });
  const michigan = legend.getByRole('link', { name: /^Michigan/ });
  const count = /\d+/.exec(await michigan.innerText())?.[0];
  await chart.getByText('View as table').click();
  const totals = chart.getByRole('row', { name: /^All days/ }).getByRole('cell');
  await expect(totals.nth(3)).toHaveText(count ?? '');
  await michigan.click();
  const days = 'from=\\d{4}-\\d\\d-\\d\\d&to=\\d{4}-\\d\\d-\\d\\d';
  await expect(page).toHaveURL(new RegExp(`${inboxPath}\\?status=all&region=michigan&${days}$`));
  const threads = page.getByRole('list', { name: 'Threads' }).getByRole('listitem');
  await expect(threads.first()).toBeVisible();
  expect(await threads.count()).toBeLessThanOrEqual(Number(count));
  await expect(page.getByLabel('Submitted from')).toHaveValue(/^\d{4}-/);
});

test('a column and a missed response target link to the threads they count @full', async ({
  page,
}) => {
  await openOverview(page);
  const chart = page.getByRole('img', { name: /30 days, \d+ submissions/ });
  const box = await chart.boundingBox();
  await chart.click({ position: { x: (box?.width ?? 0) - 4, y: 100 } });
  await expect(page).toHaveURL(/\?status=all&from=(\d{4}-\d\d-\d\d)&to=\1$/);
  const threads = page.getByRole('list', { name: 'Threads' }).getByRole('listitem');
  await expect(threads.first()).toBeVisible();

  await page.goto(dashboard);
  const row = page.getByRole('region', { name: 'Response targets' }).getByRole('row').nth(1);
  const missedLink = row.getByRole('link').first();
  const count = Number(/^\d+/.exec(await missedLink.innerText())?.[0]);
  expect(count).toBeGreaterThan(0);
  await missedLink.click();
  await expect(page).toHaveURL(/\?status=all&from=[\d-]+&to=[\d-]+&target=missed$/);
  await expect(threads.first()).toBeVisible();
  expect(await threads.count()).toBeLessThanOrEqual(count);
  await expect(page.getByLabel('Waiting from')).toHaveValue(/^\d{4}-/);
});

test('every screen lists its keyboard shortcuts @full', async ({ page }) => {
  await openOverview(page);
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys.getByText('Keyboard shortcuts').last()).toBeVisible();
  await expect(keys.getByText('Next person')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await page.goto('/dashboard/user-data');
  await expect(page.getByRole('searchbox', { name: 'Search accounts' })).toBeVisible();
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click();
  await expect(keys.getByText('Search', { exact: true })).toBeVisible();
});

test('a failing overview says so and keeps what is loaded @full', async ({ page }) => {
  await openOverview(page);
  await page.route('**/api/overview', (route) => route.abort());
  await expect(page.getByText(/Not up to date/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Response targets' })).toBeVisible();
  await page.unroute('**/api/overview');
  await page.getByRole('button', { name: 'Try now' }).click();
  await expect(page.getByText(/Not up to date/)).toBeHidden();
});

test('an observer sees the figures but no names and no links', async ({ page, stack }) => {
  const name = await submitCheck(stack, 'Unnamed');
  const requestUrls: string[] = [];
  page.on('request', (request) => {
    if (/api\/(overview|chats|helpDesk)/.test(request.url())) requestUrls.push(request.url());
  });
  await signIn(page, 'observer');
  await page.goto(dashboard);
  await expect(page.getByRole('img', { name: /30 days, \d+ submissions/ })).toBeVisible();
  const targets = page.getByRole('region', { name: 'Response targets' });
  await expect(targets.getByRole('row', { name: /^All offices/ })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  await expect(page.getByText(name)).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Recent activity' })).toHaveCount(0);
  expect(requestUrls.filter((url) => !url.endsWith('/overview'))).toEqual([]);
  expect(await findAxeIssues(page)).toEqual([]);
});

test('an admin sees activity of jobs and applications only @full', async ({ page, stack }) => {
  const name = await submitCheck(stack, 'Untold');
  await signIn(page, 'admin');
  await page.goto(dashboard);
  const recent = page.getByRole('region', { name: 'Recent activity' });
  const applicationLink = recent.getByRole('link', { name: / applied for / }).first();
  await expect(applicationLink).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
  expect(await findAxeIssues(page)).toEqual([]);
  const applicantName = (await applicationLink.innerText()).split(' applied for ')[0] ?? '';
  await applicationLink.click();
  await expect(page).toHaveURL(/\/all-job-post\?view=applications&application=/);
  await expect(page.getByRole('heading', { name: applicantName })).toBeVisible();
});

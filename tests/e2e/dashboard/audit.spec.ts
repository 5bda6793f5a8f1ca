import { readFileSync } from 'node:fs';
import { findAxeIssues } from '../../fixtures/axe';
import { expect, signIn, test } from '../../fixtures/test';
import { openInbox, openThread, submitCheck } from '../../fixtures/dashboard/inbox-threads';

const audit = '/dashboard/user-data?view=audit';

test('the audit shows the owner who revealed and who assigned what, with filters, export, and a link to the thread', async ({
  browser,
  page,
  stack,
}) => {
  const name = await submitCheck(stack, 'Audited');
  const intake = await openInbox(browser, stack, 'intake');
  const thread = await openThread(intake, name);
  await thread.getByRole('button', { name: 'Reveal date of birth' }).click();
  await expect(thread.getByText('4 12 1948')).toBeVisible();
  await thread.getByLabel('Assigned to').selectOption('owner@larkspan.example');
  await expect(intake.getByText(/Not changed/)).toHaveCount(0);

  await signIn(page, 'owner');
  await page.goto('/dashboard/user-data');
  await page
    .getByRole('navigation', { name: 'Views' })
    .getByRole('link', { name: 'Audit log' })
    .click();
  await expect(page).toHaveURL(/view=audit/);
  const rows = page.getByRole('row').filter({ hasText: name });
  await expect(rows).toHaveCount(3);
  await expect(rows.first()).toContainText('Assigned the thread to owner@larkspan.example');
  await expect(rows.nth(1)).toContainText('Revealed the date of birth');
  await expect(rows.last()).toContainText('Opened the thread');
  await expect(rows.last()).toContainText('intake@larkspan.example');
  expect(await page.getByRole('table').textContent()).not.toContain('1948');

  const openFilters = () => page.getByRole('button', { name: /^Filter/ }).click();
  await openFilters();
  await page.getByLabel('Action').focus();
  await page.keyboard.press('m');
  await expect(page).toHaveURL(/kind=disclosure/);
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search the audit log' }).fill('ann audited');
  await expect(page).toHaveURL(/q=ann/);
  await openFilters();
  await page.getByLabel('Person').selectOption('intake@larkspan.example');
  await expect(page).toHaveURL(/actor=intake/);
  await page.reload();
  await expect(page.getByRole('row')).toHaveCount(2);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format();
  await openFilters();
  await page.getByLabel('From', { exact: true }).fill(today);
  await expect(rows).toHaveCount(1);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await expect(page.getByRole('menu', { name: 'Export as' })).toBeVisible();
  expect(await findAxeIssues(page, 'export menu')).toEqual([]);
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const lines = readFileSync(await (await download).path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('Revealed the date of birth');

  await rows.getByRole('link', { name }).click();
  await expect(page.getByRole('region', { name })).toBeVisible();
});

test('a failing audit log can be retried, and an empty one offers to clear filters @full', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.route('**/api/audit*', (route) => route.abort());
  await page.goto(audit);
  await expect(page.getByText('This couldn’t be loaded')).toBeVisible();
  await page.unroute('**/api/audit*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/entr(y|ies)$/)).toBeVisible();
  await page.goto(`${audit}&to=2001-01-01`);
  await expect(page.getByText('No entries found')).toBeVisible();
  expect(await findAxeIssues(page, 'empty')).toEqual([]);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});

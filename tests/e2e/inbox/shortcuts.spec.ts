import { findAxeIssues } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { openInbox, openThread, submitCheck } from '../../fixtures/dashboard/inbox-threads';

test('the inbox works with the keyboard alone: next, close, details, reply, search, choose, and help', async ({
  browser,
  stack,
}) => {
  const below = await submitCheck(stack, 'Below');
  const top = await submitCheck(stack, 'Top');
  const page = await openInbox(browser, stack, 'intake');
  const keys = page.keyboard;

  await keys.press('j');
  await expect(page.getByRole('heading', { name: top })).toBeFocused();
  await keys.press('j');
  await expect(page.getByRole('heading', { name: below })).toBeFocused();
  await keys.press('k');
  const thread = page.getByRole('region', { name: top });
  await expect(thread).toBeVisible();
  await keys.press('e');
  await expect(thread.getByLabel('Status')).toHaveValue('closed');

  const details = thread.getByRole('region', { name: 'Details' });
  await expect(details).toBeVisible();
  await keys.press('i');
  await expect(details).toBeHidden();
  await keys.press('i');
  await expect(details).toBeVisible();

  await keys.press('r');
  const box = thread.getByLabel('Your reply');
  await expect(box).toBeFocused();
  await keys.type('jek? r/');
  await expect(box).toHaveValue('jek? r/');
  await keys.press('Control+Enter');
  await expect(thread.getByRole('list', { name: 'Messages' }).getByText('jek? r/')).toBeVisible();
  await expect(page.getByRole('heading', { name: top })).toBeVisible();

  await keys.press('Escape');
  await expect(page.getByRole('heading', { name: top })).toBeFocused();
  await keys.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search threads' })).toBeFocused();
  await keys.type('Below');
  await expect(page.getByRole('list', { name: 'Threads' }).getByRole('link')).toHaveCount(1);
  await keys.press('Enter');
  await expect(page.getByRole('list', { name: 'Threads' }).getByRole('link')).toBeFocused();
  await keys.press('x');
  const choose = page.getByRole('button', { name: 'Select', exact: true });
  await expect(choose).toHaveAttribute('aria-pressed', 'true');
  await keys.press('Escape');
  await expect(choose).toHaveAttribute('aria-pressed', 'false');
  await keys.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(dialog).toBeVisible();
  expect(await findAxeIssues(page, 'keys')).toEqual([]);

  await dialog.getByLabel('Use shortcuts in this browser').uncheck();
  await keys.press('Escape');
  await expect(dialog).toBeHidden();
  await keys.press('j');
  await expect(thread).toBeVisible();
});

test('typing in the export menu does not trigger shortcuts @full', async ({ browser, stack }) => {
  const name = await submitCheck(stack, 'Exported');
  const page = await openInbox(browser, stack, 'intake');
  const thread = await openThread(page, name);
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await page.getByRole('button', { name: 'Export', exact: true }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeFocused();
  expect(await findAxeIssues(page, 'export menu')).toEqual([]);
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'Excel workbook' })).toBeFocused();
  await expect(thread.getByLabel('Status')).toHaveValue('new');
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
});

test('filters and sort order are in the URL and survive a reload @full', async ({
  browser,
  stack,
}) => {
  await submitCheck(stack, 'Waiting');
  const page = await openInbox(browser, stack, 'owner');
  const rows = page.getByRole('list', { name: 'Threads' }).getByRole('link');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByLabel('Status').selectOption('Qualified');
  await page.getByLabel('Region').selectOption('New York');
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Longest wait');
  await expect(page).toHaveURL(/\?status=qualified&region=new-york&sort=waiting$/);
  await expect(rows).toHaveText([/^Mei Chen/]);
  await page.reload();
  await expect(rows).toHaveText([/^Mei Chen/]);
  expect(await findAxeIssues(page, 'filters')).toEqual([]);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).toHaveURL(/all-form-submission-message$/);
  await expect(rows.filter({ hasText: 'Ann Waiting' })).toBeVisible();
});

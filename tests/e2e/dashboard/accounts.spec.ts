import { readFileSync } from 'node:fs';
import { findAxeIssues } from '../../fixtures/axe';
import { createAccount } from '../../fixtures/dashboard/staff-api';
import { skipToPoll } from '../../fixtures/dashboard/skip-to-poll';
import { expect, signIn, signInWithPassword, test } from '../../fixtures/test';

const usersInfo = '/dashboard/user-data';

test('the owner grants a screen, takes it away, and disables the account, each within one poll', async ({
  page,
  browser,
  stack,
}) => {
  const nora = { name: 'Nora New', email: 'nora@mail.example', password: 'long enough to keep' };
  await createAccount(stack.url, nora);
  await signIn(page, 'owner');
  await page.goto(usersInfo);
  const ownRow = page.getByRole('row', { name: /Olive Owner/ });
  await expect(ownRow).toContainText('Your own account');
  await expect(ownRow.getByRole('combobox').or(ownRow.getByRole('button'))).toHaveCount(0);
  const row = page.getByRole('row', { name: /Nora New/ });
  await expect(row).toContainText('Google');
  await row.getByRole('button', { name: 'Give access Nora New' }).click();
  const dialog = page.getByRole('dialog', { name: 'Access of Nora New' });
  await dialog.getByRole('button', { name: 'Payroll' }).click();
  await dialog.getByLabel('Michigan').uncheck();
  await expect(dialog).toContainText(
    'Can open Dashboard, Pay stub access, and Pay roll queries, in New York, New Jersey, and Maryland only.',
  );
  expect(await findAxeIssues(page, 'access of an account')).toEqual([]);
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(/^Invitation sent to nora@mail\.example\./)).toBeVisible();
  await expect(row).toContainText(
    'Observer, plus Pay stub access and Pay roll queries, New York, New Jersey, and Maryland only',
  );

  const noraPage = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await noraPage.clock.install();
  await noraPage.goto('/login');
  await signInWithPassword(noraPage, nora);
  await noraPage.waitForURL((url) => url.pathname === '/dashboard');
  const sidebar = noraPage.getByRole('navigation', { name: 'Dashboard' });
  await sidebar.getByRole('link', { name: /Pay roll queries/ }).click();
  await expect(noraPage.getByRole('heading', { name: 'Pay roll queries' })).toBeVisible();

  await row.getByRole('button', { name: 'Change access Nora New' }).click();
  await dialog.getByLabel('Pay roll queries').uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row).not.toContainText('Pay roll queries');
  await skipToPoll(noraPage);
  await expect(noraPage.getByText('You don’t have access to this page')).toBeVisible();
  await expect(sidebar.getByRole('link', { name: /Pay roll queries/ })).toBeHidden();

  await row.getByRole('button', { name: 'More for Nora New' }).click();
  await row.getByRole('menuitem', { name: 'Disable…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  await expect(row.getByText('Disabled')).toBeVisible();
  await skipToPoll(noraPage);
  await noraPage.waitForURL((url) => url.pathname === '/');
});

test('search, filters, and sort are in the URL and work by keyboard @full', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto(usersInfo);
  const rows = page.getByRole('rowheader');
  await expect(rows.first()).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Search accounts' });
  await search.focus();
  await page.keyboard.type('observer@larkspan');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/q=observer/);
  await page.reload();
  await expect(rows).toHaveText([/Obi Observer/]);

  const change = page.getByRole('button', { name: 'Change access Obi Observer (sample)' });
  await change.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Access of Obi Observer (sample)' });
  await expect(dialog.getByLabel('Role')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(change).toBeFocused();

  await page.goto(`${usersInfo}?role=none`);
  await page.getByRole('button', { name: 'Filters (1)' }).press('Enter');
  await expect(page.getByRole('combobox', { name: 'Role', exact: true })).toHaveValue('none');
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('nobody has this name');
  await expect(page).toHaveURL(/q=nobody/);
  await expect(page.getByText('No matching accounts')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).press('Enter');
  await page.getByRole('link', { name: 'Role' }).press('Enter');
  await expect(page).toHaveURL(/sort=role/);
  await expect(rows.first()).toContainText('Olive Owner');
});

test('the filtered list is exported as CSV and Excel @full', async ({ page }) => {
  await signIn(page, 'intake');
  await page.goto(`${usersInfo}?role=observer&q=obi`);
  await expect(page.getByRole('rowheader')).toHaveText([/Obi Observer/]);
  const button = page.getByRole('button', { name: 'Export' });
  await button.click();
  await expect(page.getByRole('menu', { name: 'Export as' })).toBeVisible();
  expect(await findAxeIssues(page, 'export menu')).toEqual([]);
  const csv = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV file' }).click();
  const file = await csv;
  expect(file.suggestedFilename()).toMatch(/^accounts-\d{4}-\d\d-\d\d\.csv$/);
  const lines = readFileSync(await file.path(), 'utf8')
    .trimEnd()
    .split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain('observer@larkspan.example');

  await button.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Role: Observer' })).toBeFocused();
  await button.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await button.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'CSV file' })).toBeFocused();
  await page.keyboard.press('e');
  await expect(page.getByRole('menuitem', { name: 'Excel workbook' })).toBeFocused();
  const xlsx = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await xlsx).suggestedFilename()).toMatch(/\.xlsx$/);
  await expect(button).toBeFocused();
});

test('an address can get a role before it has an account @full', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto(usersInfo);
  await page.getByRole('button', { name: 'Invite' }).click();
  const dialog = page.getByRole('dialog', { name: 'Invite' });
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(dialog.getByText('Enter an email address.')).toBeVisible();
  await expect(dialog.getByText('Select a role.')).toBeVisible();
  await expect(dialog.getByLabel('Email')).toBeFocused();
  expect(await findAxeIssues(page, 'give a role, rejected')).toEqual([]);
  await dialog.getByLabel('Email').fill('intake@larkspan.example');
  await expect(
    dialog.getByText('This email address already has a role. Change it in the list.'),
  ).toBeVisible();
  await dialog.getByLabel('Email').fill('soon@larkspan.example');
  await dialog.getByLabel('Role').selectOption('Intake');
  await dialog.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByRole('row', { name: /soon@larkspan\.example/ })).toContainText(
    'Pending first sign-in',
  );
});

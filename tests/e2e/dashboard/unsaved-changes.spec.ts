import type { Page } from '@playwright/test';
import { startPost, expectSaved } from '../../fixtures/dashboard/post-editor';
import { expect, signIn, test } from '../../fixtures/test';
import { desktop } from '../../fixtures/viewports';

const signOutWarning = 'You have unsaved changes. They’ll be lost if you sign out.';
const blockSaves = (page: Page) =>
  page.route('**/api/posts/*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.fallback(),
  );
const account = (page: Page) => page.getByRole('button', { name: 'Olive Owner (sample)' });

async function editWithoutSaving(page: Page): Promise<string> {
  await page.setViewportSize(desktop);
  await signIn(page, 'owner');
  const title = `Stairs without fear ${String(Date.now())}`;
  await startPost(page, title);
  await expectSaved(page);
  await blockSaves(page);
  await page.getByLabel('Excerpt').fill('Rails on both sides.');
  await expect(page.getByText('No connection. Your text stays here')).toBeVisible();
  return title;
}

test('a post that could not be saved is listed and still there after leaving the editor', async ({
  page,
}) => {
  const title = await editWithoutSaving(page);
  await page.getByRole('link', { name: 'All posts' }).click();
  const unsavedNotice = page.getByRole('status').filter({ hasText: 'have unsaved changes' });
  await expect(unsavedNotice.getByRole('link', { name: title })).toBeVisible();

  await account(page).click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  await page.goBack();
  await unsavedNotice.getByRole('link', { name: title }).click();
  await expect(page.getByLabel('Excerpt')).toHaveValue('Rails on both sides.');

  await page.unroute('**/api/posts/*');
  await expectSaved(page);
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page.getByRole('row').filter({ hasText: title })).toBeVisible();
  await expect(unsavedNotice).toBeHidden();
});

test('signing out warns about unsaved changes in the menu, the palette, and after a look at the profile @full', async ({
  page,
}) => {
  await editWithoutSaving(page);
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('alert').filter({ hasText: signOutWarning })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.keyboard.press('Control+K');
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await page.keyboard.type('sign out');
  await expect(page.getByRole('option', { name: 'Sign Out' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('group', { name: 'Sign out anyway?' })).toContainText(signOutWarning);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Rails on both sides.');

  await account(page).click();
  await page.getByRole('link', { name: 'Your profile' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your profile');
  await page.goBack();
  // The menu of the profile closes with it.
  await expect(page.getByLabel('Excerpt')).toBeVisible();
  await account(page).click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('button', { name: 'Sign out anyway' }).click();
  await expect(page).toHaveURL(/\/login/);
});

test('signing out warns about unsaved changes in another tab @full', async ({ page }) => {
  await editWithoutSaving(page);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await account(other).click();
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('alert').filter({ hasText: 'in another tab' })).toBeVisible();
  await other.keyboard.press('Escape');
  await expect(page.getByLabel('Excerpt')).toHaveValue('Rails on both sides.');
});

import { loadScripts } from '../../fixtures/site/page-scripts';
import { expect, signIn, test } from '../../fixtures/test';
import { desktop, phone } from '../../fixtures/viewports';

test('the account menu shows an admin their name, Dashboard, and Sign Out', async ({ page }) => {
  await signIn(page, 'owner');
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto('/new-jersey');
    await expect(page.getByRole('link', { name: 'Sign In' })).toHaveCount(0);
    await loadScripts(page);
    const account = page.getByRole('banner').getByRole('button', { name: 'Olive Owner (sample)' });
    await expect(account).toBeVisible();
    await account.click();
    await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
  }
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('a new account has no Dashboard, is sent home from its address, and a long name fits the header', async ({
  page,
}) => {
  const name = 'Wilhelmina Featherstonehaugh-Cholmondeley van der Bergh';
  await page.goto('/signup');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(`wilhelmina.${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('long enough to keep');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL((url) => url.pathname === '/auth/verify');
  await page.getByRole('link', { name: 'Not now' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const account = page.getByRole('banner').getByRole('button', { name });
  for (const width of [320, 768, 1232, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(account).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await account.click();
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await page.goto('/dashboard');
  await page.waitForURL((url) => url.pathname === '/');
});

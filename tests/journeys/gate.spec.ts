import { roles, screens, screensOf } from '../../contract/roles';
import { axeFaults } from '../fixtures/axe';
import { expect, signIn, signInHere, test } from '../fixtures/test';

test('without a user the dashboard leads to /login, and back after signing in', async ({
  page,
}) => {
  await page.goto('/dashboard/all-form-submission-message');
  await page.waitForURL(/\/login/);
  await signInHere(page, 'intake');
  await page.waitForURL((url) => url.pathname === '/dashboard/all-form-submission-message');
});

test('a wrong password and an unknown account get the same words', async ({ page }) => {
  const words: string[] = [];
  for (const email of ['owner@larkspan.example', 'nobody@larkspan.example']) {
    await page.goto('/login');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    const alert = page.getByRole('alert').first();
    await expect(alert).toBeVisible();
    words.push(await alert.innerText());
  }
  expect(words[0]).toBe(words[1]);
});

test('a signed-in person who is not an admin is led to the home page', async ({ page }) => {
  await page.goto('/signup');
  await page.getByLabel('Name').fill('Vera Visitor');
  await page.getByLabel('E-mail').fill(`vera.${Date.now()}@example.com`);
  await page.getByLabel('Password', { exact: true }).fill('long enough to keep');
  await page.getByRole('button', { name: /Make (my|an) account|Sign up|Create/i }).click();
  await page.waitForURL((url) => url.pathname === '/auth/verify');
  await page.goto('/dashboard');
  await page.waitForURL((url) => url.pathname === '/');
});

for (const role of roles) {
  test(`the sidebar of ${role} lists its screens and Home, and no other`, async ({ page }) => {
    await signIn(page, role);
    await page.goto('/dashboard');
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    for (const { label } of screensOf(role)) {
      await expect(sidebar.getByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
    }
    await expect(sidebar.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link')).toHaveCount(screensOf(role).length + 1);
    const outside = screens.find((screen) => !screensOf(role).includes(screen));
    if (outside) {
      await page.goto(outside.path);
      await expect(page.getByText(/not for your role/i).first()).toBeVisible();
    }
  });
}

test('dashboard and inbox have no accessibility fault axe can find', async ({ page }) => {
  await signIn(page, 'owner');
  for (const path of [
    '/dashboard',
    '/dashboard/all-form-submission-message',
    '/dashboard/supplies',
  ]) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await axeFaults(page, path)).toEqual([]);
  }
});

import { getScreens, resolveAccess, roles, screens } from '../../../contract/shared/roles';
import { expect, signIn, signInOnPage, test } from '../../fixtures/test';

test('dashboard and profile ask for sign-in, which never tells whether an account exists, and then open', async ({
  page,
}) => {
  await page.goto('/auth/profile');
  await page.waitForURL(/\/login/);
  await page.goto('/dashboard/all-form-submission-message');
  await page.waitForURL(/\/login/);
  const words: string[] = [];
  for (const email of ['owner@larkspan.example', 'nobody@larkspan.example']) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    const answered = page.waitForResponse(/signInWithPassword/);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await answered;
    const alert = page.getByRole('alert').first();
    await expect(alert).toBeVisible();
    words.push(await alert.innerText());
  }
  expect(words[0]).toBe(words[1]);
  await signInOnPage(page, 'intake');
  await page.waitForURL((url) => url.pathname === '/dashboard/all-form-submission-message');
});

test('each role sees its own screens in the sidebar and cannot open another', async ({
  browser,
  stack,
}) => {
  for (const role of roles) {
    const context = await browser.newContext({ baseURL: stack.url });
    const page = await context.newPage();
    await signIn(page, role);
    await page.goto('/dashboard');
    const sidebar = page.getByRole('navigation', { name: 'Dashboard' });
    for (const { label } of getScreens(resolveAccess({ role }))) {
      await expect(sidebar.getByRole('link', { name: new RegExp(`^${label}`) })).toBeVisible();
    }
    await expect(sidebar.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
    await expect(sidebar.getByRole('link')).toHaveCount(
      getScreens(resolveAccess({ role })).length + 1,
    );
    const outside = screens.find((screen) => !getScreens(resolveAccess({ role })).includes(screen));
    if (outside) {
      await page.goto(outside.path);
      await expect(page.getByText(/don’t have access/i).first()).toBeVisible();
    }
    if (role === 'intake') {
      await page.goto('/dashboard/user-data?view=audit');
      await expect(page.getByText('You don’t have access to the audit log')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Audit log' })).toHaveCount(0);
    }
    await context.close();
  }
});

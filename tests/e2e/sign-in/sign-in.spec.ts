import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { readEmailedLink } from '../../fixtures/site/emailed-link';
import {
  createAccount,
  createStaffClient,
  toJsonRequest,
} from '../../fixtures/dashboard/staff-api';
import { expect, signInWithPassword, test } from '../../fixtures/test';

const newAddress = (name: string) => `${name}.${Date.now()}@example.com`;
const path = (pathname: string) => (url: URL) => url.pathname === pathname;

async function signUp(page: Page, email: string, search = ''): Promise<void> {
  await page.goto(`/signup${search}`);
  await page.getByLabel('Name').fill('Sina Signup');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('the first password');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(path('/auth/verify'));
}

test('a new account is verified by email and returns to the previous page', async ({
  page,
  context,
  stack,
}) => {
  const email = newAddress('sina');
  await signUp(page, email, '?next=/contact');
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'I confirmed it' }).click();
  await expect(page.getByRole('status')).toHaveText(/isn’t confirmed yet/);
  expect(await findAxeIssues(page, '/auth/verify')).toEqual([]);

  const mail = await context.newPage();
  const link = await readEmailedLink(stack, email);
  // As a program does that scans emails: opening the link doesn't use it up.
  await mail.goto(link);
  await expect(mail.getByRole('button', { name: 'Confirm email' })).toBeVisible();
  expect(await findAxeIssues(mail, '/auth/action')).toEqual([]);
  await mail.goto(link);
  await mail.getByRole('button', { name: 'Confirm email' }).click();
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(
    'Your email address is confirmed',
  );
  // The code is neither in the history nor in the referrer of the next page.
  expect(mail.url()).toBe(`${stack.url}/auth/action`);
  expect(await findAxeIssues(mail, '/auth/action')).toEqual([]);
  await mail.close();
  await page.getByRole('button', { name: 'I confirmed it' }).click();
  await page.waitForURL(path('/contact'));
});

test('a reset link sets a new password once, and the old password stops working', async ({
  page,
  stack,
}) => {
  const email = newAddress('paula');
  await signUp(page, email);
  // Without scripts, so that nothing saves the session again.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.clear());
  await page.goto('/auth/reset');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(/we’ve sent it a link/)).toBeVisible();

  const link = await readEmailedLink(stack, email, 1);
  await page.goto(link);
  await expect(page.getByText(`For the account of ${email}`)).toBeVisible();
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('alert')).toContainText('at least 8 characters');
  await page.getByLabel('New password').fill('the second password');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your password was changed');

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link doesn’t work');

  await page.getByRole('link', { name: 'Sign in', exact: true }).click();
  for (const password of ['the first password', 'the second password']) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    if (password === 'the first password') {
      await expect(page.getByRole('alert').first()).toContainText('couldn’t sign you in');
    }
  }
  await page.waitForURL(path('/'));
});

test('a name changed on the profile appears in the account menu @full', async ({ page }) => {
  await signUp(page, newAddress('rita'));
  await page.goto('/auth/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Sina Signup');
  await expect(page.getByText('Not confirmed yet.')).toBeVisible();
  await page.getByLabel('Name').fill('Rita Renamed');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect(await findAxeIssues(page, '/auth/profile')).toEqual([]);
  await page.goto('/about-us');
  await page.keyboard.press('Shift');
  const account = page.getByRole('banner').getByRole('button', { name: 'Rita Renamed' });
  await account.click();
  await expect(page.getByRole('link', { name: 'Your profile' })).toBeVisible();
});

test('a passkey is the second step of sign-in, a recovery code replaces it, and other sessions can be ended', async ({
  page,
  browser,
  stack,
}) => {
  const email = newAddress('petra');
  const petra = { name: 'Petra Passkey', email, password: 'long enough to keep' };
  await createAccount(stack.url, petra);
  const callAsOwner = await createStaffClient(stack.url);
  const role = { role: 'observer', disabled: false, version: 0 };
  await callAsOwner(`/accounts/${email}`, toJsonRequest('PUT', role));
  const authenticator = await page.context().newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });

  await page.goto('/login');
  await signInWithPassword(page, petra);
  await page.waitForURL(path('/dashboard'));
  await page.goto('/auth/profile');
  await page.getByRole('button', { name: 'Add passkey' }).click();
  const codes = page.getByRole('group', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = (await codes.getByRole('listitem').first().textContent()) ?? '';
  await codes.getByRole('button', { name: 'I saved them' }).click();
  await expect(page.getByText(/^Passkey \(Chrome on/)).toBeVisible();
  await expect(page.getByText('Recovery codes: 10 left')).toBeVisible();
  expect(await findAxeIssues(page, '/auth/profile')).toEqual([]);

  // The cookie is gone with the next sign-in on another device.
  const other = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await other.goto('/login?next=/dashboard');
  await signInWithPassword(other, petra);
  await other.waitForURL(path('/auth/second-step'));
  await other.getByLabel('Code').fill('000000');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByRole('alert')).toContainText('This code isn’t right');
  expect(await findAxeIssues(other, '/auth/second-step')).toEqual([]);
  await other.getByLabel('Code').fill(recoveryCode);
  await other.keyboard.press('Enter');
  await other.waitForURL(path('/dashboard'));
  await expect(other.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/dashboard');
  await page.waitForURL(path('/auth/second-step'));
  await page.getByRole('button', { name: 'Use passkey' }).click();
  await page.waitForURL(path('/dashboard'));

  await page.goto('/auth/profile');
  await page.getByRole('button', { name: 'Sign out all others' }).click();
  await expect(page.getByText('All other sessions are signed out.')).toBeVisible();
  await other.waitForURL(path('/login'));
  await expect(other.getByText('Your session has ended.')).toBeVisible();
  await signInWithPassword(other, petra);
  await other.waitForURL(path('/auth/second-step'));
});

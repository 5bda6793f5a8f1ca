import { randomUUID } from 'node:crypto';
import { standInForProviders, type Person } from '../fixtures/provider-window';
import { expect, test } from '../fixtures/test';

const path = (pathname: string) => (url: URL) => url.pathname === pathname;
const somebody = (): Person => {
  const id = randomUUID();
  return { id, email: `${id}@mail.example`, name: 'Gina Google' };
};

test('who signs in by Google’s window goes on to where they came from, and may connect Facebook', async ({
  page,
}) => {
  const gina = somebody();
  let answer = gina;
  await standInForProviders(page, () => answer);
  await page.goto('/login?next=/contact');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(path('/contact'));

  await page.goto('/auth/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Gina Google');
  answer = { ...gina, id: randomUUID() };
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await expect(page.getByText('Facebook is connected.')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Facebook' }).click();
  await expect(page.getByText('Facebook is disconnected.')).toBeVisible();
});

test('a window that is closed, or that the browser blocks, is told in words, and can be opened again', async ({
  page,
}) => {
  let answer: Person | null = null;
  await standInForProviders(page, () => answer);
  await page.goto('/login?next=/contact');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('closed before it was finished', {
    // Firebase waits 8 s for a window that may still say something.
    timeout: 15_000,
  });

  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('blocked the sign-in window');

  answer = somebody();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(path('/contact'));
});

test('where Google cannot be reached it is told in words', async ({ page }) => {
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('Google or Facebook could not be reached');
});

test('an address that has another way of signing in is told so, and can connect it on the profile', async ({
  page,
  browser,
  stack,
}) => {
  const gina = somebody();
  await standInForProviders(page, () => gina);
  await page.goto('/login?next=/contact');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(path('/contact'));

  const later = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await standInForProviders(later, () => ({ ...gina, id: randomUUID() }));
  await later.goto('/login');
  await later.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(later.getByRole('alert')).toContainText('Sign in the way you did before');
  await expect(later).toHaveURL('/login');
  await later.context().close();

  await page.goto('/auth/profile');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await expect(page.getByText('Facebook is connected.')).toBeVisible();
});

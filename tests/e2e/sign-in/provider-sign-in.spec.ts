import { randomUUID } from 'node:crypto';
import { findAxeIssues } from '../../fixtures/axe';
import { readEmailedLink } from '../../fixtures/site/emailed-link';
import { fakeProviders, type Person } from '../../fixtures/site/provider-sign-in';
import { expect, test } from '../../fixtures/test';

const path = (pathname: string) => (url: URL) => url.pathname === pathname;
const createPerson = (): Person => {
  const id = randomUUID();
  return { id, email: `${id}@mail.example`, name: 'Gina Google' };
};

test('after signing in with Google, a person returns to the previous page and can connect Facebook @full', async ({
  page,
}) => {
  const gina = createPerson();
  let person = gina;
  await fakeProviders(page, () => person);
  await page.goto('/login?next=/contact');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(path('/contact'));

  await page.goto('/auth/profile');
  await expect(page.getByLabel('Name')).toHaveValue('Gina Google');
  person = { ...gina, id: randomUUID() };
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await expect(page.getByText('Facebook connected')).toBeVisible();
  await page.getByRole('button', { name: 'Disconnect Facebook' }).click();
  await expect(page.getByText('Facebook disconnected')).toBeVisible();
});

test('a closed or blocked sign-in popup shows an error and can be opened again @full', async ({
  page,
}) => {
  let person: Person | null = null;
  await fakeProviders(page, () => person);
  await page.goto('/login?next=/contact');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('was closed too early');

  await page.evaluate(() => {
    const open = window.open.bind(window);
    window.open = () => {
      window.open = open;
      return null;
    };
  });
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('blocked the sign-in window');

  person = createPerson();
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(path('/contact'));
});

test('if Google is unreachable, sign-in shows an error @full', async ({ page }) => {
  await page.route('https://apis.google.com/**', (route) => route.abort());
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('alert')).toContainText('couldn’t reach Google or Facebook');
});

test('an address with another sign-in method gets a message and can connect it on the profile @full', async ({
  page,
  browser,
  stack,
}) => {
  const gina = createPerson();
  await fakeProviders(page, () => gina);
  await page.goto('/login?next=/contact');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await page.waitForURL(path('/contact'));

  const secondPage = await (await browser.newContext({ baseURL: stack.url })).newPage();
  await fakeProviders(secondPage, () => ({ ...gina, id: randomUUID() }));
  await secondPage.goto('/login');
  await secondPage.getByRole('button', { name: 'Continue with Facebook' }).click();
  await expect(secondPage.getByRole('alert')).toContainText('Sign in the way you did before');
  await expect(secondPage).toHaveURL('/login');
  await secondPage.context().close();

  await page.goto('/auth/profile');
  await page.getByRole('button', { name: 'Connect Facebook' }).click();
  await expect(page.getByText('Facebook connected')).toBeVisible();
});

test('a new Facebook account gets a verification email @full', async ({ page, context, stack }) => {
  const fay = createPerson();
  await fakeProviders(page, () => fay);
  await page.goto('/signup?next=/contact');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.waitForURL(path('/auth/verify'));
  await expect(page.getByText(`We sent a link to ${fay.email}.`)).toBeVisible();

  const mail = await context.newPage();
  await mail.goto(await readEmailedLink(stack, fay.email));
  await mail.getByRole('button', { name: 'Confirm email' }).click();
  await expect(mail.getByRole('heading', { level: 1 })).toHaveText(
    'Your email address is confirmed',
  );
  await mail.close();
  await page.getByRole('button', { name: 'I confirmed it' }).click();
  await page.waitForURL(path('/contact'));
});

test('if the verification email fails, the page says so and can send it again @full', async ({
  page,
  stack,
}) => {
  const fay = createPerson();
  await fakeProviders(page, () => fay);
  await page.route('**/accounts:sendOobCode*', (route) => route.abort());
  await page.goto('/signup');
  await page.getByRole('button', { name: 'Continue with Facebook' }).click();
  await page.waitForURL(path('/auth/verify'));
  await expect(page.getByRole('alert')).toContainText(
    `We couldn’t send a link to ${fay.email}. We couldn’t reach the sign-in service.`,
  );
  await expect(page.getByText(/We sent/)).toHaveCount(0);
  expect(await findAxeIssues(page, '/auth/verify')).toEqual([]);

  await page.unroute('**/accounts:sendOobCode*');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText(`We sent a link to ${fay.email}.`)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await readEmailedLink(stack, fay.email);

  await page.reload();
  await expect(
    page.getByText(`Your email address ${fay.email} isn’t confirmed yet.`),
  ).toBeVisible();
  await expect(page.getByText(/We sent/)).toHaveCount(0);
});

import { regionIds } from '../../contract/shared/regions';
import { screens } from '../../contract/shared/roles';
import { findAxeIssues } from '../fixtures/axe';
import { samplePages } from '../fixtures/sample-pages';
import { openPage } from '../fixtures/site/page-scripts';
import { expect, signIn, test } from '../fixtures/test';
import { desktop, phone } from '../fixtures/viewports';
import { expectedPages } from './expected-pages';

const paths = [
  ...regionIds.flatMap((id) => expectedPages[id].map(({ path }) => path)),
  '/login',
  '/signup',
  '/auth/reset',
];

test.describe.configure({ mode: 'parallel' });

test('one page of each template passes axe', async ({ page }) => {
  const { dashboard: _, ...templates } = samplePages;
  const issues: string[] = [];
  for (const path of Object.values(templates)) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    issues.push(...(await findAxeIssues(page, path)));
  }
  expect(issues).toEqual([]);
});

test('every dashboard screen passes axe', async ({ page }) => {
  await signIn(page, 'owner');
  const issues: string[] = [];
  for (const { path, label } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: label })).toBeVisible();
    await expect(page.getByText('Loading')).toHaveCount(0);
    issues.push(...(await findAxeIssues(page, path)));
  }
  expect(issues).toEqual([]);
});

for (const path of paths) {
  test(`${path} passes axe on phones and desktops, light and dark @full`, async ({ page }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const issues = await findAxeIssues(page, 'desktop');
    await page.setViewportSize(phone);
    expect([...issues, ...(await findAxeIssues(page, 'phone'))]).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.width,
    );
  });
}

test('a word wider than a phone breaks in every title @full', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/blog/signs-a-parent-needs-help-at-home');
  const main = page.getByRole('main');
  const card = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .last();
  const places = {
    heading: main.getByRole('heading', { level: 1 }),
    breadcrumb: page.getByRole('navigation', { name: 'You are here' }).locator('span'),
    'title of a card': card.getByRole('link'),
    'words of a card': card.locator('p').last(),
  };
  for (const [name, place] of Object.entries(places)) {
    await place.evaluate((element) => {
      element.textContent = 'W'.repeat(120);
    });
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width, name).toBeLessThanOrEqual(phone.width);
  }
});

test('every open menu passes axe @full', async ({ page }) => {
  await page.setViewportSize(desktop);
  await openPage(page, '/new-jersey');
  const menus = page.locator('header summary:visible');
  const count = await menus.count();
  expect(count).toBeGreaterThanOrEqual(4);
  for (let index = 0; index < count; index++) {
    await menus.nth(index).click();
    expect(await findAxeIssues(page, await menus.nth(index).innerText())).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the open slide-in menu passes axe @full', async ({ page }) => {
  await page.setViewportSize(phone);
  await openPage(page, '/new-jersey');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(await findAxeIssues(page, 'menu')).toEqual([]);
});

for (const [name, size] of Object.entries({ desk: desktop, phone })) {
  test(`the open eligibility popup passes axe (${name}) @full`, async ({ page }) => {
    await page.setViewportSize(size);
    await openPage(page, '/new-jersey');
    await page.getByRole('button', { name: 'Eligibility Check' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findAxeIssues(page, 'popup')).toEqual([]);
  });
}

test('the open account menu passes axe on desktops and phones @full', async ({ page }) => {
  await signIn(page, 'owner');
  await page.setViewportSize(desktop);
  await openPage(page, '/new-jersey');
  const account = page.locator('header').getByRole('button', { name: /owner/i });
  await account.click();
  for (const [name, size] of Object.entries({ desk: desktop, phone })) {
    await page.setViewportSize(size);
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await findAxeIssues(page, name)).toEqual([]);
  }
});

import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { regionIds } from '../../contract/regions';
import { expect, signIn, test } from '../fixtures/test';
import { siteTable } from './site-table';

const phone = { width: 360, height: 740 };
const desk = { width: 1440, height: 900 };
const paths = [
  ...regionIds.flatMap((id) => siteTable[id].map(({ path }) => path)),
  '/login',
  '/signup',
  '/auth/reset',
];

// A trace would keep axe's half megabyte for each look and take longer than axe itself.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** What axe finds, a line each. Only what a theme changes is looked at again in the other theme. */
async function faultsOf(page: Page, name: string): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Without frames to look into, axe need not open a second page for its sums.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
    const { violations } = await (
      colorScheme === 'light' ? axe : axe.withRules(['color-contrast'])
    ).analyze();
    faults.push(
      ...violations.map(({ id, nodes }) => `${name}, ${colorScheme}: ${id}: ${nodes[0]?.html}`),
    );
  }
  return faults;
}

for (const path of paths) {
  test(`${path} has no accessibility fault, on phones and desktops, light and dark`, async ({
    page,
  }) => {
    await page.setViewportSize(desk);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const faults = await faultsOf(page, 'desktop');
    await page.setViewportSize(phone);
    expect([...faults, ...(await faultsOf(page, 'phone'))]).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      phone.width,
    );
  });
}

/** Opens the page with its scripts, which come at the first key. */
async function openAlive(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.goto('/new-jersey');
  await page.keyboard.press('Shift');
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
}

test('no open menu has an accessibility fault', async ({ page }) => {
  await openAlive(page, desk);
  const menus = page.locator('header summary:visible');
  const count = await menus.count();
  expect(count).toBeGreaterThanOrEqual(4);
  for (let index = 0; index < count; index++) {
    await menus.nth(index).click();
    expect(await faultsOf(page, await menus.nth(index).innerText())).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

test('the open drawer has no accessibility fault', async ({ page }) => {
  await openAlive(page, phone);
  await page.locator('header summary:visible').first().click();
  await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  expect(await faultsOf(page, 'drawer')).toEqual([]);
});

for (const [name, size] of Object.entries({ desk, phone })) {
  test(`the open eligibility popup has no accessibility fault (${name})`, async ({ page }) => {
    await openAlive(page, size);
    await page.getByRole('button', { name: 'Eligibility Check' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await faultsOf(page, 'popup')).toEqual([]);
  });
}

test('the open account menu has no accessibility fault, on desk and phone', async ({ page }) => {
  await signIn(page, 'owner');
  await openAlive(page, desk);
  const account = page.locator('header').getByRole('button', { name: /owner/i });
  await account.click();
  for (const [name, size] of Object.entries({ desk, phone })) {
    await page.setViewportSize(size);
    await expect(account).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
    expect(await faultsOf(page, name)).toEqual([]);
  }
});

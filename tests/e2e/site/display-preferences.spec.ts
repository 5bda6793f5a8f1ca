import type { Page } from '@playwright/test';
import { brands } from '../../fixtures/brands';
import { openPage } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';
import { phone } from '../../fixtures/viewports';

const getTheme = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.theme ?? 'system');
const getBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

test('the theme can be light, dark, or system, is remembered, and applies before the first paint', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openPage(page, '/');
  const other = await context.newPage();
  await other.goto('/contact');
  // Background pages paint late.
  await page.bringToFront();
  const toggle = page.getByRole('button', { name: /^Theme/ });
  for (const choice of ['light', 'dark', 'system', 'light', 'dark']) {
    await toggle.click();
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe(choice);
    expect(await getTheme(page)).toBe(choice);
    await expect.poll(() => getTheme(other)).toBe(choice);
  }

  await other.addInitScript(() => {
    new MutationObserver((_changes, observer) => {
      if (document.body === null) return;
      sessionStorage.setItem('at-body', document.documentElement.dataset.theme ?? 'none');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true });
  });
  await other.emulateMedia({ colorScheme: 'light' });
  await other.reload();
  expect(await other.evaluate(() => sessionStorage.getItem('at-body'))).toBe('dark');
  const dark = await getBackground(other);

  await toggle.click();
  await expect.poll(() => getTheme(other)).toBe('system');
  await expect.poll(() => getBackground(other)).not.toBe(dark);
  await other.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(() => getBackground(other)).toBe(dark);
});

test('at 400 % zoom, every template fits 320 px @full', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of ['/', '/new-jersey', '/maryland/hha', '/contact', '/blog', '/login']) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expect(page.getByRole('link', { name: /555-01\d\d/ }).first()).toBeVisible();
  }
});

test('buttons keep a border in forced-colors mode @full', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const banner = page.getByRole('banner');
  for (const button of [
    banner.getByRole('link', { name: 'Sign In' }),
    banner.getByRole('button', { name: 'Menu' }),
    page.getByRole('main').locator('a[data-eligibility]').first(),
  ]) {
    const [edge, ground] = await button.evaluate((element) => {
      const { borderTopColor, borderTopStyle, backgroundColor } = getComputedStyle(element);
      return [borderTopStyle === 'solid' ? borderTopColor : '', backgroundColor];
    });
    expect(edge).not.toBe('');
    expect(edge).not.toBe(ground);
  }
});

test('a printed page has the office, phone, and text, but no controls @full', async ({ page }) => {
  await page.goto('/michigan/hha');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const banner = page.getByRole('banner');
  await expect(banner.getByText(brands.michigan.phone).first()).toBeVisible();
  await expect(banner.getByRole('navigation', { name: 'Main' })).toBeHidden();
  await expect(banner.getByText('Sign In')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  expect(await getBackground(page)).toBe('rgb(255, 255, 255)');
});

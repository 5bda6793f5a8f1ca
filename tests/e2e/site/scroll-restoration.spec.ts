import type { Page } from '@playwright/test';
import { openPage, loadScripts } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';

const getScrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

const scrollAndLeave = (page: Page, top: number, path: string) =>
  page.evaluate(
    ([to, href]) => {
      window.scrollTo({ top: to as number, behavior: 'instant' });
      document.querySelector<HTMLAnchorElement>(`a[href="${href}"]`)?.click();
    },
    [top, path],
  );

test('going back restores the scroll position, and a new page starts at the top @full', async ({
  page,
}) => {
  await openPage(page, '/faqs');
  // A font that arrives later changes the height of what is above, and with it the position.
  await page.evaluate(() => document.fonts.ready);
  for (const top of [700, 1300]) {
    await scrollAndLeave(page, top, '/contact');
    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1, name: /contact/i })).toBeVisible();
    await expect.poll(() => getScrollY(page)).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/faqs');
    await expect.poll(() => getScrollY(page)).toBe(top);
  }
  await page.goForward();
  await expect(page).toHaveURL('/contact');
  await expect.poll(() => getScrollY(page)).toBe(0);
});

test('a link with a fragment scrolls to it @full', async ({ page }) => {
  await openPage(page, '/hha');
  await scrollAndLeave(page, 500, '/hha-certification');
  await expect(page).toHaveURL('/hha-certification');
  await page.getByRole('link', { name: 'Request a spot in a class' }).click();
  await expect(page).toHaveURL('/hha-certification#enroll');
  await expect(page.locator('#enroll')).toBeInViewport();
  expect(await getScrollY(page)).toBeGreaterThan(0);
});

test('scripts do not change the scroll position @full', async ({ page }) => {
  await openPage(page, '/faqs');
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }));
  await page.reload();
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: 'instant' }));
  await loadScripts(page);
  await page.waitForLoadState('networkidle');
  expect(await getScrollY(page)).toBe(300);
});

import { holdScripts, openPage } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';
import { desktop, phone } from '../../fixtures/viewports';

test.describe('the slide-in menu', () => {
  test.use({ viewport: phone });

  test('traps focus until Escape while the page does not scroll', async ({ page }) => {
    await openPage(page, '/maryland');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu.getByRole('button', { name: 'Close' })).toBeFocused();
    await expect(page.locator('[data-launcher]')).toBeHidden();
    for (const popular of ['What may pay for care', 'Prices', 'Open jobs'])
      await expect(menu.getByRole('link', { name: popular })).toBeVisible();
    for (const key of ['Shift+Tab', 'Tab', 'Tab', 'Tab']) {
      await page.keyboard.press(key);
      const place = await page.evaluate(() => {
        const { activeElement: at, body } = document;
        return at === body || at?.closest('nav[popover]') ? 'menu' : at?.outerHTML;
      });
      expect(place).toBe('menu');
    }
    await menu.getByText('Community Outreach').click();
    await expect(menu.getByRole('link', { name: 'Past Event' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Team Members' })).toBeVisible();
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(button).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('closes on Back and in a wider window @full', async ({ page }) => {
    await openPage(page, '/');
    const button = page.getByRole('banner').getByRole('button', { name: 'Menu' });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await button.click();
    await menu.getByRole('link', { name: 'HHA Certification' }).click();
    await expect(page).toHaveURL('/hha-certification');
    await expect(menu).toBeHidden();
    await button.click();
    await page.goBack();
    await expect(page).toHaveURL('/');
    await expect(menu).toBeHidden();
    await button.click();
    await page.setViewportSize(desktop);
    await page.getByRole('main').getByRole('link', { name: /^Call/ }).first().focus();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every menu opens on a phone', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto('/new-jersey');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'Menu' }).click();
    for (const label of ['Select Your State', 'Services', 'Connect Us', 'Resources']) {
      const summary = banner.locator('summary:visible', { hasText: label });
      await summary.click();
      const list = summary.locator('xpath=following-sibling::ul');
      await expect(list.getByRole('link').first()).toBeVisible();
    }
    await banner.getByRole('link', { name: 'FAQs', exact: true }).click();
    await expect(page).toHaveURL('/new-jersey/faqs');
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeHidden();
    await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
  });
});

test('a menu opened before the script loads stays open, and Escape closes it @full', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('banner').locator('summary:visible', { hasText: 'Services' }).click();
  release();
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
  const services = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: 'Home health aides',
  });
  await expect(services).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(services).toBeHidden();
});

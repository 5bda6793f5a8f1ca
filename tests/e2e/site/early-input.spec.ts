import { holdRequests, holdScripts } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';

test('a tap on Send before the scripts load shows what is missing', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/contact');
  const form = page.locator('form#contact');
  await form.getByLabel('First name').fill('Rosa');
  await form.getByRole('button', { name: 'Send my message' }).click();
  await expect(form.getByRole('button', { name: 'Send my message' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  release();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Choose where care is needed',
    'Last Name is required',
    'Phone number is required',
    'Choose how we should reply',
    'Write your message',
  ]);
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
  const field = form.getByLabel('Last name');
  await expect(field).toHaveAccessibleDescription('Last Name is required');
  const below = await form.locator('#contact-lastName-error').boundingBox();
  expect(below?.y).toBeGreaterThan((await field.boundingBox())?.y ?? Infinity);
});

test('job filters chosen before the scripts load are not lost @full', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/career');
  await page.getByLabel('Shift').selectOption({ label: 'Nights' });
  await page.getByRole('button', { name: 'Show jobs' }).click();
  release();
  await expect(page.getByText(/^\d+ of \d+ jobs$/)).toBeFocused();
  await expect(page).toHaveURL(/\?shift=/);
});

test('job filters in the URL apply while the page loads @full', async ({ page }) => {
  const release = await holdRequests(page, /\.woff2$/);
  await page.goto('/career?place=maryland', { waitUntil: 'commit' });
  await expect(page.getByText(/^\d+ of \d+ jobs$/)).toBeVisible();
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
});

test('a popup requested before the scripts load returns focus to its link @full', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/');
  const link = page.getByRole('main').locator('a[data-eligibility]').first();
  await link.click();
  release();
  const popup = page.getByRole('dialog', { name: 'Check your eligibility' });
  await expect(popup.getByLabel('First name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(link).toBeFocused();
});

test.describe('where scripts cannot be fetched', () => {
  test('links work before the scripts load, and no dead control is shown @full', async ({
    page,
  }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.clock.install();
    await page.goto('/');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
    await page.getByRole('main').locator('a[data-eligibility]').first().click();
    await expect(page).toHaveURL('/eligibility');
    await page.locator('body').dispatchEvent('pointerdown');
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeHidden();
  });

  test('the popup closes on the page with the same form @full', async ({ page }) => {
    await page.goto('/maryland');
    const launcher = page.getByRole('button', { name: 'Eligibility Check' });
    await page.locator('body').dispatchEvent('pointerdown');
    await launcher.waitFor();
    await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await launcher.click();
    await expect(page).toHaveURL('/maryland/eligibility');
  });
});

test('text typed while the page loads survives an element that an extension adds to the form', async ({
  page,
}) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('input[name=firstName]')?.after(document.createElement('div'));
    });
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = page.locator('#contact-firstName');
  await field.click();
  await page.keyboard.type('Exten');
  await page.waitForFunction(() => 'alive' in document.documentElement.dataset);
  await page.keyboard.type('sion');
  await expect(field).toHaveValue('Extension');
  await expect(field).toBeFocused();
});

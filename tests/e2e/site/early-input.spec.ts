import { holdRequests, holdScripts, loadScripts } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';

/** The scripts that the page's own loads when they are needed. */
const laterScripts = /\/islands\/(?!entry)/;

test('a tap on Send before the form’s script loads shows what is missing', async ({ page }) => {
  const release = await holdRequests(page, laterScripts);
  await page.goto('/contact');
  const form = page.locator('form#contact');
  await form.getByLabel('First name').fill('Rosa');
  await form.getByRole('button', { name: 'Send my message' }).click();
  await expect(page.locator('[data-island][aria-busy="true"]')).toBeVisible();
  release();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Choose where care is needed',
    'Last Name is required',
    'Choose how we should reply',
    'Phone number is required',
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
  await page.goto('/career', { waitUntil: 'domcontentloaded' });
  await page.getByLabel('Shift').selectOption({ label: 'Nights' });
  release();
  await expect(page).toHaveURL(/\?shift=/);
  await page.getByRole('button', { name: 'Show jobs' }).click();
  await expect(page.getByText(/^\d+ of \d+ jobs$/)).toBeFocused();
});

test('a popup requested before its script loads returns focus to its link @full', async ({
  page,
}) => {
  const release = await holdRequests(page, laterScripts);
  await page.goto('/');
  await loadScripts(page);
  const link = page.getByRole('main').locator('a[data-eligibility]').first();
  await link.click();
  const launcher = page.locator('[data-launcher]');
  await expect(launcher).toContainText('Loading…');
  release();
  const popup = page.getByRole('dialog', { name: 'Check your eligibility' });
  await expect(popup.getByLabel('First name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(link).toBeFocused();
  await expect(launcher).not.toContainText('Loading');
});

test('a popup whose script does not arrive leads to the page with the same form @full', async ({
  page,
}) => {
  await holdRequests(page, laterScripts);
  await page.goto('/maryland');
  await expect(page.locator('html[data-alive]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Eligibility Check' }).click();
  await expect(page).toHaveURL('/maryland/eligibility');
});

test.describe('where scripts cannot be fetched', () => {
  test('links work before the scripts load, and no dead control is shown @full', async ({
    page,
  }) => {
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('main').locator('a[data-eligibility]').first().click();
    await expect(page).toHaveURL('/eligibility');
    await expect(page.getByRole('button', { name: /^Theme/ })).toBeHidden();
  });

  test('the button leads to the page with the same form, and offline says so @full', async ({
    page,
    context,
  }) => {
    await page.goto('/maryland');
    const launcher = page.getByRole('button', { name: 'Eligibility Check' });
    await loadScripts(page);
    await page.route(/\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
    await context.setOffline(true);
    await launcher.click();
    await expect(launcher).toContainText('No connection. Try again');
    await context.setOffline(false);
    await launcher.click();
    await expect(page).toHaveURL('/maryland/eligibility');
  });
});

test('text typed while the page loads survives an extension and a translator', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('input[name=firstName]')?.after(document.createElement('div'));
      for (const label of document.querySelectorAll('main label')) {
        const translated = document.createElement('font');
        translated.textContent = `¡${label.textContent}!`;
        label.replaceChildren(translated);
      }
    });
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  const field = page.locator('#contact-firstName');
  await field.click();
  await page.keyboard.type('Exten');
  await expect(page.locator('form#contact[novalidate]')).toBeVisible();
  await page.keyboard.type('sion');
  await expect(field).toHaveValue('Extension');
  await expect(field).toBeFocused();
});

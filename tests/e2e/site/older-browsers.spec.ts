import { fillForm, openPopup, submitForm, visitor } from '../../fixtures/site/eligibility-form';
import { findThreads } from '../../fixtures/dashboard/staff-api';
import { loadScripts, openPage } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';

/** Removes features that browsers got after 2020. */
function removeNewerFeatures(): void {
  const removed: [object, string[]][] = [
    [Array.prototype, ['at', 'findLast', 'findLastIndex', 'toSorted', 'toReversed', 'toSpliced']],
    [String.prototype, ['at', 'replaceAll', 'isWellFormed']],
    [Object, ['hasOwn', 'groupBy']],
    [Promise, ['any', 'withResolvers']],
    [AbortSignal, ['timeout', 'any']],
    [Crypto.prototype, ['randomUUID']],
    [HTMLElement.prototype, ['inert', 'popover', 'showPopover', 'hidePopover']],
    [window, ['structuredClone', 'requestIdleCallback']],
  ];
  for (const [owner, names] of removed) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

test('a browser of 2020 can check eligibility, change the theme, and navigate @full', async ({
  page,
  stack,
}) => {
  const pageErrors: string[] = [];
  page.on('pageerror', ({ message }) => pageErrors.push(message));
  await page.addInitScript(removeNewerFeatures);
  await openPage(page, '/');

  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveTitle(/^Articles/);
  await page.getByRole('button', { name: /theme/i }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

  const popup = await openPopup(page);
  const lastName = 'Older-Phone';
  await fillForm(popup, { ...visitor, lastName });
  await submitForm(popup);
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  expect(await findThreads(stack.url, lastName)).toHaveLength(1);
  expect(pageErrors).toEqual([]);
});

for (const path of ['/contact', '/career', '/help-desk', '/hha-certification', '/login']) {
  test(`${path} runs in a browser of 2020 @full`, async ({ page }) => {
    const pageErrors: string[] = [];
    page.on('pageerror', ({ message }) => pageErrors.push(message));
    await page.addInitScript(removeNewerFeatures);
    await page.goto(path);
    await loadScripts(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
}

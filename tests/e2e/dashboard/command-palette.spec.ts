import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { expect, signIn, test } from '../../fixtures/test';
import { inboxPath, openInbox, submitCheck } from '../../fixtures/dashboard/inbox-threads';
import { phone } from '../../fixtures/viewports';

const paletteShortcut = 'ControlOrMeta+k';
const getPalette = (page: Page) => page.getByRole('dialog', { name: 'Search or jump to…' });

test('the palette finds people, screens, and actions with the keyboard alone', async ({
  browser,
  stack,
}) => {
  const name = await submitCheck(stack, 'Palettewood');
  const page = await openInbox(browser, stack, 'intake');
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
  const keys = page.keyboard;
  const palette = getPalette(page);
  const input = palette.getByRole('combobox', { name: 'Name, number, screen, or action' });

  await keys.press(paletteShortcut);
  await expect(input).toBeFocused();
  await keys.type('palettew');
  await expect(palette.getByRole('option')).toHaveText([new RegExp(`^${name}.*New York`)]);
  await expect(palette.getByRole('status')).toHaveText('1 result');
  await keys.press('Enter');
  await expect(palette).toBeHidden();
  const person = page.getByRole('heading', { name });
  await expect(person).toBeFocused();
  await expect(page).toHaveURL(/all-form-submission-message\?thread=[\w-]+$/);

  await keys.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search threads' })).toBeFocused();
  await keys.press(paletteShortcut);
  await expect(input).toBeFocused();
  await keys.type('waiting longest');
  await expect(palette.getByRole('option')).toHaveText(['Waiting longest']);
  await keys.press('Enter');
  await expect(page).toHaveURL(`${inboxPath}?sort=waiting&waiting=1`);
  await expect(person).toBeHidden();

  await keys.press(paletteShortcut);
  await expect(input).toBeFocused();
  await keys.type('users');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Users info' })).toBeFocused();
  await page.goBack();
  await expect(page.getByRole('list', { name: 'Threads' })).toBeVisible();
  const goToPerson = async () => {
    await keys.press(paletteShortcut);
    await expect(input).toBeFocused();
    await keys.type('palettewood');
    await expect(palette.getByRole('option')).toHaveCount(1);
    await keys.press('Enter');
    await expect(person).toBeFocused();
  };
  await goToPerson();
  await keys.press('/');
  await goToPerson();

  await keys.press(paletteShortcut);
  await expect(input).toBeFocused();
  await keys.type('theme');
  const selectedOption = palette.getByRole('option', { selected: true });
  await expect(palette.getByRole('option')).toHaveCount(3);
  await expect(selectedOption).toHaveText('Light theme');
  await keys.press('ArrowDown');
  await expect(selectedOption).toHaveText('Dark theme');
  await keys.press('Enter');
  await expect(palette).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

  await keys.press(paletteShortcut);
  await expect(input).toBeFocused();
  await keys.type('keys');
  await keys.press('Enter');
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(help.getByText('Search or jump to…')).toBeVisible();
  await keys.press(paletteShortcut);
  await keys.press('Escape');
  await expect(help).toBeHidden();
  await expect(palette).toBeHidden();

  await keys.press(paletteShortcut);
  await expect(input).toBeFocused();
  await keys.type('sign out');
  await keys.press('Enter');
  await expect(page).toHaveURL(/\/login/);
});

test('keys pressed while the palette loads trigger no shortcut @full', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'intake');
  const url = page.url();
  let load: () => void = () => undefined;
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route('**/*.js', async (route) => {
    await loaded;
    await route.continue();
  });
  await page.keyboard.press(paletteShortcut);
  await page.keyboard.type('je?');
  load();
  await expect(getPalette(page).getByRole('combobox')).toBeFocused();
  expect(page.url()).toBe(url);
});

test('the owner finds a request by its reference in any queue @full', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'owner');
  await page.goto('/dashboard/pay-roll');
  const row = page.getByRole('table', { name: 'Pay roll queries' }).getByRole('row').nth(1);
  const name = (await row.getByRole('rowheader').textContent()) ?? '';
  const reference = /HD-\w{4}-\w{2}/.exec((await row.textContent()) ?? '')?.[0] ?? 'none';
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Search or jump to…' })).toBeVisible();
  const palette = getPalette(page);
  await page.keyboard.press(paletteShortcut);
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(reference.toLowerCase());
  await expect(palette.getByRole('option')).toHaveCount(1);
  await expect(palette.getByRole('option')).toContainText(
    `${name} ${reference} · Pay roll queries`,
  );
  expect(await findAxeIssues(page, 'palette with records')).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name })).toBeVisible();
  await expect(page).toHaveURL(/\/pay-roll\?record=[\w-]+$/);

  await page.getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(/[?&]q=/);
  await page.keyboard.press(paletteShortcut);
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(reference.toLowerCase());
  await expect(palette.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await expect(page).toHaveURL(/[?&]q=/);
});

test('an observer’s palette has no people and no inbox @full', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await signIn(page, 'observer');
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: 'Search or jump to…' });
  await button.focus();
  await page.keyboard.press('Enter');
  const palette = getPalette(page);
  await expect(palette.getByRole('combobox', { name: 'Screen or action' })).toBeFocused();
  await expect(palette.getByRole('option')).toHaveText([
    'Dashboard',
    'Light theme',
    'Dark theme',
    'System theme',
    'Keyboard shortcuts',
    'Sign Out',
  ]);
  await page.keyboard.type('mei chen');
  await expect(palette.getByRole('status')).toHaveText('No results');
  // Longer than the debounce of the search: there is no event for a request that is not sent.
  await page.waitForTimeout(500);
  expect(requests.filter((path) => /^\/api\/(chats|search)/.test(path))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
  await expect(button).toBeFocused();

  await page.keyboard.press(paletteShortcut);
  await expect(palette).toBeVisible();
  await page.keyboard.press(paletteShortcut);
  await expect(palette).toBeHidden();
  await expect(button).toBeFocused();
});

test('on a phone, the palette fits and says so if search fails @full', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'owner');
  await page.setViewportSize(phone);
  await page.getByRole('button', { name: 'Search or jump to…' }).click();
  const palette = getPalette(page);
  await expect(palette.getByRole('option').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await findAxeIssues(page, 'palette')).toEqual([]);

  await palette.getByRole('combobox').fill('mei');
  await expect(palette.getByRole('option', { name: /^Mei Chen/ })).toBeVisible();
  expect(await findAxeIssues(page, 'palette with people')).toEqual([]);

  await page.route('**/api/search', (route) => route.fulfill({ status: 500, body: '{}' }));
  await palette.getByRole('combobox').fill('zzzz');
  await expect(palette.getByRole('alert')).toContainText('Couldn’t search records.');
  expect(await findAxeIssues(page, 'palette without people')).toEqual([]);
});

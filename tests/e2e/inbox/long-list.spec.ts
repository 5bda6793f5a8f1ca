import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { startSeededStack } from '../../fixtures/seeded-stack';
import { removeStack, type Stack } from '../../fixtures/stack';
import { expect, test as base } from '../../fixtures/test';
import { inboxPath, openInbox, openThread } from '../../fixtures/dashboard/inbox-threads';
import { phone } from '../../fixtures/viewports';

const threads = 1_100;

const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startSeededStack({ threads });
      await use(stack);
      await stack.stop();
      removeStack(stack);
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

const list = (page: Page) => page.getByRole('list', { name: 'Threads' });
const rows = (page: Page) => list(page).getByRole('link');

async function scrollFarDown(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  await rows(page).first().hover();
  for (let step = 0; step < 5; step += 1) await page.mouse.wheel(0, 600);
  await expect(rows(page).first()).not.toBeInViewport();
}

test('on a desktop, at least 11 rows fit, and the conversation has most of the height', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'owner');
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(rows(page).nth(10)).toBeInViewport({ ratio: 1 });
  await rows(page).first().click();
  const box = page.getByLabel('Your reply');
  const getHeight = async () => (await box.boundingBox())?.height ?? 0;
  expect(await getHeight()).toBe(44);
  const pane = await page.getByRole('group', { name: 'Thread', exact: true }).boundingBox();
  const composer = await page.getByRole('form', { name: 'Reply' }).boundingBox();
  expect((pane?.height ?? 0) + (composer?.height ?? 0)).toBeGreaterThan(600);
  await page.keyboard.press('r');
  await expect(box).toBeFocused();
  expect(await getHeight()).toBeGreaterThan(44);
  await expect(page.getByRole('radio', { name: 'Private note' })).toBeVisible();
});

test('on a phone, going back from a thread returns to its row @full', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'owner');
  await scrollFarDown(page);
  const name = await page.evaluate(() => {
    const row = document.elementFromPoint(180, 400)?.closest<HTMLElement>('[data-row]');
    return row?.innerText.split('\n')[0] ?? '';
  });
  const row = list(page).getByRole('link', { name });
  await row.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('link', { name: 'Back to list' }).click();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();

  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.goBack();
  await expect(row).toBeFocused();
  await expect(row).toBeInViewport();
});

test('on a phone, Back from another screen restores the position in the list @full', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'owner');
  await scrollFarDown(page);
  const seen = () =>
    page.evaluate(() => {
      const row = document.elementFromPoint(180, 400)?.closest('[data-row]');
      return row ? [...document.querySelectorAll('[data-row]')].indexOf(row) : -1;
    });
  let row = -1;
  await expect.poll(async () => row === (row = await seen()) && row > 0).toBe(true);
  const menu = await page.getByRole('button', { name: 'Menu' }).boundingBox();
  await page.mouse.click((menu?.x ?? 0) + 10, (menu?.y ?? 0) + 10);
  await page.getByRole('dialog').getByRole('link', { name: 'PTO requests' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'PTO requests' })).toBeVisible();
  await page.goBack();
  await expect.poll(seen).toBe(row);
});

test('on a desktop, opening a thread’s URL scrolls its row into view @full', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'owner');
  const link = (await rows(page).nth(45).getAttribute('href')) ?? '';
  await page.goto(link);
  await expect(list(page).locator('a[aria-current="true"]')).toBeInViewport();
});

test('search and filters cover threads on all pages @full', async ({ browser, stack }) => {
  const page = await openInbox(browser, stack, 'intake');
  await page.getByRole('searchbox', { name: 'Search threads' }).fill('sample 1099)');
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toHaveText(/\(sample 1099\)/);
  await page.reload();
  await expect(rows(page)).toHaveText(/\(sample 1099\)/);
  await rows(page).click();
  await expect(page.getByRole('heading', { name: /sample 1099/ })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search threads' }).fill('sample');
  await expect(page.getByText('200+ threads')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search threads' }).fill('no such words');
  await expect(page.getByText('No matching threads')).toBeVisible();
  await expect(page.getByRole('heading', { name: /sample 1099/ })).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(rows(page).nth(1)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search threads' })).toHaveValue('');
});

test('j and k move across pages @full', async ({ browser, stack }) => {
  const page = await openInbox(browser, stack, 'intake');
  await expect(rows(page)).toHaveCount(50);
  await rows(page).first().focus();
  await page.keyboard.press('End');
  const last = rows(page).nth(49);
  await expect(last).toBeFocused();
  const name = (await last.innerText()).split('\n')[0] ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page).toHaveURL(/after=/);
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('#thread-name')).not.toHaveText(name);
  await page.keyboard.press('k');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(page).not.toHaveURL(/before=|after=/);
  await page.keyboard.press('j');
  await expect(rows(page).first()).toHaveAttribute('aria-current', 'true');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(rows(page).nth(2).and(page.locator('[aria-current]'))).toBeVisible();
});

for (const viewport of [phone, { width: 1440, height: 900 }]) {
  test(`links lead to older and newer threads and back, at ${viewport.width} px @full`, async ({
    browser,
    stack,
  }) => {
    const page = await openInbox(browser, stack, 'intake');
    await page.setViewportSize(viewport);
    const count = page.getByRole('status').filter({ hasText: / open threads$/ });
    await expect(count).toBeVisible();
    const getFirst = async () => (await rows(page).first().innerText()).split('\n')[0] ?? '';
    const newest = await getFirst();
    const links = page.getByRole('navigation', { name: 'Pages' });
    await expect(links.getByRole('link')).toHaveText(['Older']);
    await links.getByRole('link', { name: 'Older' }).press('Enter');
    await expect(links.getByRole('link')).toHaveText(['Newer', 'Older']);
    await expect(count).toBeFocused();
    expect(await findAxeIssues(page, 'second page')).toEqual([]);
    const second = await getFirst();
    expect(second).not.toBe(newest);
    await page.reload();
    await expect(rows(page).first()).toContainText(second);
    await page.goBack();
    await expect(rows(page).first()).toContainText(newest);
    await page.goForward();
    await expect(rows(page).first()).toContainText(second);
    await links.getByRole('link', { name: 'Newer' }).click();
    await expect(rows(page).first()).toContainText(newest);
    await expect(page).toHaveURL(/all-form-submission-message$/);
  });
}

test('several threads are closed at once; a conflicting one is named and stays selected @full', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'intake');
  await page.goto(`${inboxPath}?status=qualified`);
  await page.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole('link', { name: 'Newer' })).toBeVisible();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const boxes = page.getByRole('checkbox', { name: /^Select / });
  const names = await rows(page).evaluateAll((all) =>
    all.slice(0, 3).map((row) => (row as HTMLElement).innerText.split('\n')[0] ?? ''),
  );
  await expect(boxes.first()).toBeVisible();

  const other = await openInbox(browser, stack, 'owner');
  await other.goto(page.url());
  const thread = await openThread(other, names[1] ?? '');
  // Simulates a stale tab.
  await page.route('**/api/chats?**', (route) => route.abort());
  await thread.getByLabel('Status').selectOption('New');
  await expect(thread.getByLabel('Status')).toHaveValue('new');

  for (const index of [0, 1, 2]) await boxes.nth(index).check();
  await expect(page.getByText('3 selected')).toBeVisible();
  expect(await findAxeIssues(page, 'choosing')).toEqual([]);
  await page.getByLabel('Status of selected threads').selectOption('Closed');
  const alert = page.getByRole('alert').filter({ hasText: 'Marked 2 threads as closed' });
  await expect(alert).toContainText(`${names[1] ?? ''}: Olive Owner`);
  await expect(page.getByText('1 selected')).toBeVisible();
  await page.unroute('**/api/chats?**');
  await page.goto(`${inboxPath}?status=closed`);
  await page.getByRole('searchbox').fill(names[0] ?? '');
  await expect(rows(page)).toHaveText([new RegExp((names[0] ?? '').replace(/[()]/g, '.'))]);
});

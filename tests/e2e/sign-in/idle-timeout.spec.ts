import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { expect, signIn, signInOnPage, test } from '../../fixtures/test';

const path = (pathname: string) => (url: URL) => url.pathname === pathname;
const signOutMessage = /signed out after 15 minutes without activity/;

const skipHour = (page: Page) =>
  page.evaluate(() => localStorage.setItem('lastActivity', String(Date.now() - 60 * 60_000)));

test('an offline dashboard says its data may be old, and still warns before it signs out @full', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await signIn(page, 'owner');
  await page.goto('/dashboard/supplies');
  await expect(page.getByRole('row').first()).toBeVisible();
  await page.clock.fastForward('00:25');
  await context.setOffline(true);
  await page.clock.fastForward('00:07');
  await expect(page.getByText('Not up to date')).toBeVisible();
  await page.clock.fastForward('12:35');
  await expect(page.getByRole('dialog', { name: 'Are you still there?' })).toBeVisible();
  await context.setOffline(false);
});

test('an idle dashboard warns after 13 minutes, signs out after 15, and returns to the same screen', async ({
  page,
}) => {
  await page.clock.install();
  await signIn(page, 'owner');
  const screen = '/dashboard/supplies?status=all';
  await page.goto(screen);
  await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();

  await page.clock.fastForward('12:50');
  const warning = page.getByRole('dialog', { name: 'Are you still there?' });
  await expect(warning).toHaveCount(0);
  await page.clock.fastForward('00:15');
  await expect(warning).toBeVisible();
  await expect(warning.getByRole('timer')).toContainText('minute');
  expect(await findAxeIssues(page, 'the warning')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(warning).toHaveCount(0);

  await page.clock.fastForward('13:05');
  await expect(warning).toBeVisible();
  await page.clock.fastForward('02:00');
  await page.waitForURL(path('/login'));
  await expect(page.getByText(signOutMessage)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await signInOnPage(page, 'owner');
  await page.waitForURL(`**${screen}`);
});

test('after an idle hour, the dashboard shows and requests nothing before it signs out @full', async ({
  page,
}) => {
  await signIn(page, 'owner');
  // This file makes no requests that would be counted.
  await page.goto('/robots.txt');
  await skipHour(page);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(admin|chats|helpDesk|overview)/.test(pathname)) calls.push(pathname);
  });
  await page.addInitScript(() => {
    new MutationObserver(() => {
      if (document.querySelector('[aria-label="Dashboard"]')) sessionStorage.shown = 'yes';
    }).observe(document, { childList: true, subtree: true });
  });
  const screen = '/dashboard/supplies?status=all&q=gloves';
  await page.goto(screen);
  await page.waitForURL(path('/login'));
  await expect(page.getByText(signOutMessage)).toBeVisible();
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => sessionStorage.shown as unknown)).toBeUndefined();
  await signInOnPage(page, 'owner');
  await page.waitForURL(`**${screen}`);
  await page.waitForFunction(() => sessionStorage.shown === 'yes');
});

test('two idle tabs sign out together, say why, and return to their own pages @full', async ({
  page,
  context,
}) => {
  await signIn(page, 'owner');
  const screens = ['/dashboard/supplies?status=all&q=gloves', '/dashboard/user-data?q=intake'];
  const other = await context.newPage();
  await other.addInitScript(() => {
    window.setInterval = (() => 0) as unknown as typeof window.setInterval;
  });
  const tabs = [page, other];
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(screens[index] ?? '');
    await expect(tab.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  }
  await skipHour(page);
  for (const tab of tabs) {
    await tab.waitForURL(path('/login'));
    await expect(tab.getByText(signOutMessage)).toBeVisible();
  }
  await signInOnPage(page, 'owner');
  for (const [index, tab] of tabs.entries()) await tab.waitForURL(`**${screens[index] ?? ''}`);
});

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/ports';
import { serverFile } from '../../scripts/build-server';
import { loadScripts } from '../fixtures/site/page-scripts';
import { waitFor } from '../fixtures/stack';
import { expect, test as base } from '../fixtures/test';

const id = 'G-TEST123';

const test = base.extend<{ hits: string[] }, { analyticsUrl: string }>({
  analyticsUrl: [
    async ({ stack }, use) => {
      expect(stack.isAlive()).toBe(true);
      const port = String(await freePort());
      const dataDir = mkdtempSync(join(tmpdir(), 'larkspan-'));
      const environment = {
        PORT: port,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        GATSBY_ANALYTICS_ID: id,
      };
      const child = spawn(process.execPath, [serverFile], {
        env: { PATH: process.env.PATH, ...environment },
        stdio: 'inherit',
      });
      const url = `http://localhost:${port}`;
      await waitFor(() =>
        fetch(url).then(
          (response) => response.ok,
          () => false,
        ),
      );
      await use(url);
      child.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  hits: async ({ page }, use) => {
    const requests: string[] = [];
    await page.route(/googletagmanager\.com/, async (route) => {
      requests.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'window.measured = true' });
    });
    let replacedCount = 0;
    await page.route(/\/[\w-]+\.js$/, async (route) => {
      const response = await route.fetch();
      const text = await response.text();
      const withId = text.replace(/\w+\.GATSBY_ANALYTICS_ID\|\|""/, JSON.stringify(id));
      if (withId !== text) replacedCount += 1;
      const measures = text.includes('googletagmanager.com');
      const body = measures ? `${withId};window.canMeasure = true` : withId;
      await route.fulfill({ response, body });
    });
    await use(requests);
    // Pending scripts must not outlive the page.
    await page.unrouteAll({ behavior: 'wait' });
    expect(replacedCount, 'settings that were given the id').toBeGreaterThan(0);
  },
});

async function waitForIdle(page: Page): Promise<void> {
  await page.waitForFunction(() => 'canMeasure' in window);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
}

const isStarted = (page: Page) => page.evaluate(() => 'dataLayer' in window);
const isMeasured = (page: Page) => page.evaluate(() => 'measured' in window);
const views = (page: Page) =>
  page.evaluate(() => {
    const calls = (window as unknown as { dataLayer: ArrayLike<unknown>[] }).dataLayer;
    return calls
      .filter((call) => call[0] === 'event')
      .map((call) => (call[2] as { page_location: string }).page_location);
  });

test('analytics counts public pages after they load @full', async ({
  page,
  analyticsUrl,
  hits,
}) => {
  await page.goto(`${analyticsUrl}/hha?utm=1`);
  expect(hits).toEqual([]);
  await loadScripts(page);
  await expect.poll(() => hits.length).toBe(1);
  await expect.poll(() => isMeasured(page)).toBe(true);
  expect(await views(page)).toEqual([`${analyticsUrl}/hha`]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Disclaimer' }).click();
  await page.waitForURL('**/disclaimer');
  await loadScripts(page);
  await expect.poll(() => isMeasured(page)).toBe(true);
  expect(await views(page)).toEqual([`${analyticsUrl}/disclaimer`]);
  expect(hits).toHaveLength(2);
});

test('analytics does not follow a visitor to a private page @full', async ({
  page,
  analyticsUrl,
  hits,
}) => {
  await page.goto(`${analyticsUrl}/disclaimer`);
  await loadScripts(page);
  await expect.poll(() => isMeasured(page)).toBe(true);
  await page.evaluate(() => location.assign('/help-desk'));
  await page.waitForURL('**/help-desk');
  await loadScripts(page);
  await waitForIdle(page);
  expect(await isStarted(page)).toBe(false);
  expect(hits).toHaveLength(1);
});

for (const path of [
  '/eligibility',
  '/maryland/eligibility',
  '/help-desk',
  '/login',
  '/signup',
  '/auth/reset',
  '/dashboard',
]) {
  test(`analytics counts nothing on ${path} or on the page that follows @full`, async ({
    page,
    analyticsUrl,
    hits,
  }) => {
    await page.goto(analyticsUrl + path);
    await loadScripts(page);
    if (path === '/dashboard') await page.waitForURL('**/login?*');
    await page.evaluate(() => location.assign('/hha'));
    await page.waitForURL('**/hha');
    await expect(page).toHaveTitle(/aides/i);
    await waitForIdle(page);
    expect(await isStarted(page)).toBe(false);
    expect(hits).toEqual([]);
  });
}

test('analytics respects Global Privacy Control @full', async ({ page, analyticsUrl, hits }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  );
  await page.goto(`${analyticsUrl}/hha`);
  await loadScripts(page);
  await waitForIdle(page);
  expect(await isStarted(page)).toBe(false);
  expect(hits).toEqual([]);
});

test('an unavailable analytics service causes only a console warning @full', async ({
  page,
  analyticsUrl,
  hits,
}) => {
  await page.route(/googletagmanager\.com/, (route) => route.abort());
  const warnings: string[] = [];
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${analyticsUrl}/hha`);
  await loadScripts(page);
  await expect
    .poll(() => warnings)
    .toContain('Analytics could not be loaded from www.googletagmanager.com.');
  expect(errors).toEqual([]);
  expect(hits).toEqual([]);
});

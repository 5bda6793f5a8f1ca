import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getScreens, resolveAccess } from '../../contract/shared/roles';
import { ensureFirefox } from '../../scripts/browser';
import { demoAccounts } from '../../scripts/demo-accounts';
import { removeStack, startStack, waitFor, type Stack } from '../fixtures/stack';

let stack: Stack;
let browser: Browser;
let page: Page;
const errors: string[] = [];

beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startStack(),
    puppeteer.launch({
      browser: 'firefox',
      executablePath: ensureFirefox(),
      headless: true,
    }),
  ]);
  page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  page.on('pageerror', (error) =>
    errors.push(error instanceof Error ? error.message : String(error)),
  );
}, 240_000);

afterAll(async () => {
  await browser.close();
  await stack.stop();
  removeStack(stack);
});

/** Types at human speed, because the server rejects faster forms as bots. */
async function type(label: string, text: string): Promise<void> {
  const field = await page.locator(`::-p-aria(${label})`).waitHandle();
  await field.type(text, { delay: 60 });
}

test('in Firefox a visitor checks eligibility, and the office reads the request', async () => {
  await page.goto(`${stack.url}/new-jersey`);
  await page.locator('::-p-aria([role="button"][name="Eligibility Check"])').click();
  await type('First name', 'Fenna');
  await type('Last name', 'Firefox');
  await type('Phone number', '(212) 555-0191');
  await type('Date of birth', '4 12 1948');
  await page.locator('::-p-xpath(//label[contains(., "Morning")])').click();
  await page.locator('dialog form button[type=submit]').click();
  await page.locator('::-p-text(Message Sent successfully)').wait();
  await waitFor(() => stack.readOutbox('.eml').some((mail) => mail.includes('Firefox')));

  const owner = demoAccounts.find(({ role }) => role === 'owner');
  await page.goto(`${stack.url}/login`);
  await type('Email', owner?.email ?? '');
  await type('Password', owner?.password ?? '');
  await page.locator('form button[type=submit]').click();
  await page.waitForFunction(() => location.pathname === '/dashboard');
  await page.goto(`${stack.url}/dashboard/all-form-submission-message`);
  await page.locator('main a::-p-text(Fenna Firefox)').click();
  await page.locator('main h2::-p-text(Fenna Firefox)').wait();
  expect(errors).toEqual([]);
});

test.each(getScreens(resolveAccess({ role: 'owner' })).map(({ path, label }) => [label, path]))(
  'in Firefox the screen %s opens without an error',
  async (_label, path) => {
    await page.goto(`${stack.url}${path}`);
    await page.waitForSelector('nav[aria-label="Dashboard"] a[aria-current="page"]');
    await page.waitForFunction(() => document.querySelector('main h1, main h2') !== null);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(errors).toEqual([]);
  },
);

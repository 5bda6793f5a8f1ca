import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { getDateFromNow } from '../../fixtures/dates';
import { fileRequest, createOfficeClient } from '../../fixtures/dashboard/help-desk-api';
import { createPdf } from '../../fixtures/pdf';
import { rosa, typePerson } from '../../fixtures/person';
import { holdRequests, loadScripts } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';
import { desktop, phone } from '../../fixtures/viewports';

const period = { periodFrom: '2026-11-01', periodTo: '2026-11-14' };
const daysOff = {
  timeOffKind: 'vacation',
  firstDay: getDateFromNow(28),
  lastDay: getDateFromNow(29),
  timeOffHours: '16',
};
const fileName = 'Pay stub for the first half of November.pdf';

const showAgain = (page: Page) =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));

const fitsWidth = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

const download = (page: Page) => page.getByRole('button', { name: 'Download file' });

test('on a phone, a caregiver reads the office’s answer and downloads the pay stub', async ({
  page,
  stack,
}) => {
  const { reference, token } = await fileRequest(stack.url, 'payStub', period);
  const office = await createOfficeClient(stack.url);
  const { id } = await office.find('payStub', reference);
  await office.answer(id, 'Your pay stub is here.\n\n<b>Ask</b> us if a day is missing.');
  const bytes = createPdf('Pay stub');
  await office.attach(await office.find('payStub', reference), fileName, bytes);

  await page.setViewportSize(phone);
  const requestUrls: string[] = [];
  page.on('request', (request) => requestUrls.push(request.url()));
  await page.goto(`/help-desk/status#${token}`);
  const card = page.getByRole('article');
  await expect(card.getByText(reference)).toBeVisible();
  await expect(card.getByRole('listitem').locator('p:first-child')).toHaveText([
    'Your office has your request',
    'Your office wrote to you',
    'Your office added a file for you',
  ]);
  const replyText = card.getByText('Your pay stub is here.');
  expect(await replyText.innerText()).toBe(
    'Your pay stub is here.\n\n<b>Ask</b> us if a day is missing.',
  );
  const file = card.getByRole('region', { name: 'Your file' });
  await expect(file).toContainText(`${fileName} (1 KB)`);
  await expect(file).toContainText(/You can download it until \w+, \w+ \d+, \d{4} at /);
  expect(await fitsWidth(page)).toBe(true);
  expect(await findAxeIssues(page, 'answered')).toEqual([]);

  const saved = page.waitForEvent('download');
  await download(page).dblclick();
  expect((await saved).suggestedFilename()).toBe(`${reference}.pdf`);
  expect(readFileSync(await (await saved).path()).equals(bytes)).toBe(true);
  await expect(file.getByRole('status')).toContainText('Downloaded');
  expect(requestUrls.filter((url) => url.endsWith('/api/helpDesk/file'))).toHaveLength(1);
  expect(requestUrls.filter((url) => url.split('#')[0]?.includes(token))).toEqual([]);
  expect(await stored(page)).not.toContain(token);
  expect(await findAxeIssues(page, 'downloaded')).toEqual([]);
});

test('a slow, failed, or expired download says so @full', async ({ page, stack }) => {
  const { reference, token } = await fileRequest(stack.url, 'payStub', period);
  const office = await createOfficeClient(stack.url);
  await office.attach(await office.find('payStub', reference), fileName, createPdf('Pay stub'));
  await page.goto(`/help-desk/status#${token}`);
  const requestUrls: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/helpDesk/file')) requestUrls.push(request.url());
  });

  const release = await holdRequests(page, '**/api/helpDesk/file');
  await download(page).click();
  await expect(download(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByText('This can take a minute.')).toBeVisible();
  await download(page).press('Enter');
  const saved = page.waitForEvent('download');
  release();
  await saved;
  await expect(page.getByText(`Downloaded as ${reference}.pdf.`)).toBeVisible();
  expect(requestUrls).toHaveLength(1);
  await page.unrouteAll({ behavior: 'wait' });

  await page.route('**/api/helpDesk/file', (route) => route.abort());
  await download(page).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The file didn’t download. The connection failed. Check your internet connection and try again.',
  );
  expect(await findAxeIssues(page, 'failed')).toEqual([]);
  await page.unrouteAll({ behavior: 'wait' });

  await office.removeFile(await office.find('payStub', reference));
  await download(page).click();
  await expect(page.getByText('The file was removed')).toBeVisible();
  await expect(page.getByText('You can’t download this file anymore')).toBeVisible();
  await expect(download(page)).toHaveCount(0);
});

test('a time-off decision appears above the steps until it is undone @full', async ({
  page,
  stack,
}) => {
  const { reference, token } = await fileRequest(stack.url, 'requestPto', daysOff);
  const office = await createOfficeClient(stack.url);
  const decide = async (decision: 'approved' | 'declined' | null) => {
    await office.decide(await office.find('requestPto', reference), decision);
    await showAgain(page);
  };
  await page.setViewportSize(phone);
  await page.goto(`/help-desk/status#${token}`);
  const card = page.getByRole('article');
  await expect(card.getByText(reference)).toBeVisible();
  await expect(card.getByText(/pproved/)).toHaveCount(0);
  await decide('approved');
  await expect(card.getByText('Approved. Your office approved your time off')).toBeVisible();
  expect(await findAxeIssues(page, 'approved')).toEqual([]);
  await decide(null);
  await expect(card.getByText('Your office is deciding again')).toBeVisible();
  await expect(card.getByText('Approved.')).toHaveCount(0);
  await decide('declined');
  await expect(card.getByText('Not approved. Your office couldn’t approve')).toBeVisible();
  expect(await findAxeIssues(page, 'declined')).toEqual([]);
  expect(await fitsWidth(page)).toBe(true);
});

test('supplies can be reordered with changed quantities @full', async ({ page, stack }) => {
  const order = { 'quantity-masks': '2', 'quantity-wipes': '12' };
  const first = await fileRequest(stack.url, 'requestSupply', { ...order, supplyWay: 'pickup' });
  await page.setViewportSize(desktop);
  await page.goto(`/help-desk/status#${first.token}`);
  const card = page.getByRole('article');
  const ordered = card.getByRole('region', { name: 'Your order' });
  await expect(ordered).toContainText('2 × Masks (box of 50)');
  await expect(ordered).toContainText('You’ll pick them up at your office.');
  expect(await findAxeIssues(page, 'ordered')).toEqual([]);
  await card.getByRole('button', { name: 'Order again' }).click();
  await expect(page).toHaveURL('/help-desk?type=supplies#request');
  await loadScripts(page);
  const form = page.locator('#request-form');
  const quantity = (name: string) => form.getByLabel(name, { exact: true });
  await expect(form.getByText('We filled in the quantities of your earlier order')).toBeVisible();
  await expect(form.getByLabel('Supplies')).toBeChecked();
  await expect(quantity('Masks (box of 50)')).toHaveValue('2');
  await expect(quantity('Cleaning wipes (pack)')).toHaveValue('12');
  await expect(quantity('Hand sanitizer (bottle)')).toHaveValue('');
  await expect(form.getByLabel('First name')).toHaveValue('');
  expect(await stored(page)).not.toMatch(/quantity|masks/);
  expect(await findAxeIssues(page, 'filled in')).toEqual([]);

  await form.getByRole('button', { name: 'Add one: Masks (box of 50)' }).click();
  await quantity('Cleaning wipes (pack)').fill('99');
  await form.getByLabel('I’ll pick them up at the office').check();
  await typePerson(form);
  await form.getByLabel('New Jersey').check();
  await form.getByRole('button', { name: 'Send my request' }).click();
  await expect(form.getByText(/enter a number from 0 to 20/).first()).toBeVisible();
  await quantity('Cleaning wipes (pack)').fill('');
  await form.getByRole('button', { name: 'Send my request' }).click();
  const reference = await page.getByText(/^HD-/).innerText();
  const office = await createOfficeClient(stack.url);
  const { requestData } = await office.find('requestSupply', reference);
  expect(requestData?.supplies).toEqual([{ id: 'masks', quantity: 3 }]);

  await page.getByRole('button', { name: 'Send another request' }).click();
  await expect(quantity('Masks (box of 50)')).toHaveValue('');
  await expect(form.getByText('We filled in the quantities of your earlier order')).toHaveCount(0);
  await expect(form.getByLabel('I’ll pick them up at the office')).not.toBeChecked();
  await expect(form.getByLabel('First name')).toHaveValue(rosa.firstName);
  await expect(form.getByLabel('New Jersey', { exact: true })).toBeChecked();
  expect(await stored(page)).not.toContain(rosa.firstName);
});

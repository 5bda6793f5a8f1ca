import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import type { Locator, Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import {
  addEmployee,
  fillEmployee,
  openForm,
  createPerson,
} from '../../fixtures/dashboard/employee-form';
import { expect, signIn, test } from '../../fixtures/test';
import { phone } from '../../fixtures/viewports';

const path = '/dashboard/email-signature';

async function openSignature(page: Page, last: string): Promise<Locator> {
  await page.goto(`${path}?show=all`);
  await page.getByLabel('Search employees').fill(last);
  await page.getByRole('row', { name: last }).getByRole('link').click();
  const detail = page.getByRole('region', { name: last });
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  return detail;
}

test('an email signature looks right on light and dark and pastes as it looks, with its photo', async ({
  page,
  context,
}) => {
  const employee = createPerson('Ada');
  await signIn(page, 'owner');
  await page.goto('/dashboard/add-employee');
  const form = await openForm(page);
  await fillEmployee(form, employee);
  const direct = `(${employee.phone.slice(0, 3)}) 555-0199`;
  await form.getByLabel('Work phone').fill(direct);
  await form.getByLabel(/^Photo/).setInputFiles({
    name: 'ada.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 300, height: 300, channels: 3, background: '#bc3d28' } })
      .png()
      .toBuffer(),
  });
  await expect(form.locator('img[src^="blob:"]').last()).toHaveJSProperty('naturalWidth', 300);
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText(`Added ${employee.name}.`)).toBeVisible();

  const detail = await openSignature(page, employee.last);
  for (const ground of ['light', 'dark']) {
    const frame = detail.getByTitle(`Signature, ${ground}`).contentFrame();
    await expect(frame.getByText(employee.name)).toBeVisible();
    await expect
      .poll(() => frame.getByRole('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(192);
    await expect
      .poll(() =>
        detail
          .getByTitle(`Signature, ${ground}`)
          .evaluate(
            (shown: HTMLIFrameElement) =>
              shown.clientHeight - (shown.contentDocument?.body.offsetHeight ?? 0),
          ),
      )
      .toBe(0);
  }
  expect(await findAxeIssues(page, 'signature')).toEqual([]);

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await detail.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(detail.getByText('Copied. Paste it')).toBeVisible();
  await page.evaluate(() => {
    const box = document.createElement('div');
    box.contentEditable = 'true';
    box.setAttribute('aria-label', 'Mail');
    box.setAttribute('role', 'textbox');
    document.querySelector('main')?.prepend(box);
    box.focus();
  });
  await page.keyboard.press('Control+V');
  const mail = page.getByRole('textbox', { name: 'Mail', exact: true });
  await expect(mail.getByText(employee.name)).toBeVisible();
  await expect(mail.locator('table')).toHaveCount(1);
  await expect(mail.getByRole('img', { name: employee.name })).toHaveAttribute('width', '96');
  await expect(mail.getByRole('link', { name: direct })).toBeVisible();
  await expect(mail).not.toContainText(employee.phone.slice(-4));
});

test('the layout is in the URL, and the copied HTML is the one shown @full', async ({
  page,
  context,
}) => {
  const employee = createPerson('Bea');
  await signIn(page, 'owner');
  await page.goto('/dashboard/add-employee');
  await addEmployee(page, employee);
  const detail = await openSignature(page, employee.last);
  await expect(detail.getByText('This employee has no photo.')).toBeVisible();
  await detail.getByLabel('Layout').selectOption('Compact');
  await detail.getByLabel('Include direct number').uncheck();
  const frame = detail.getByTitle('Signature, light').contentFrame();
  await expect(frame.getByText(`${employee.name}`)).toBeVisible();
  await expect(page).toHaveURL(/layout=compact&noPhone=1/);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await detail.getByRole('button', { name: 'Copy HTML' }).click();
  await expect(detail.getByText('HTML copied.')).toBeVisible();
  const html = await page.evaluate(() => navigator.clipboard.readText());
  expect(html).toContain(employee.name);
  expect(html).not.toContain(employee.phone.slice(-4));
  expect(Buffer.byteLength(html)).toBeLessThan(10_000);
  // Chromium shows PDFs in an extension's frame inside ours.
  await page.reload();
  await expect(detail.getByLabel('Layout')).toHaveValue('compact');
});

test('all signatures download in one archive @full', async ({ page }) => {
  const employee = createPerson('Cleo');
  await page.setViewportSize(phone);
  await signIn(page, 'owner');
  await page.goto('/dashboard/add-employee');
  await addEmployee(page, employee);
  await page.goto(path);
  await page.getByRole('link', { name: 'Show all employees' }).click();
  await page.getByRole('button', { name: 'Filters (1)' }).click();
  await page.getByLabel('Region').selectOption('New Jersey');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all in New Jersey (ZIP)' }).click();
  const archive = unzipSync(await readFile(await (await download).path()));
  expect(strFromU8(archive[`${employee.name}.html`] ?? new Uint8Array())).toContain('(973)');
  await openSignature(page, employee.last);
  expect(await findAxeIssues(page, 'signature on a phone')).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(phone.width);
});

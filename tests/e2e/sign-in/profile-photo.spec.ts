import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { expect, signIn, test } from '../../fixtures/test';
import { phone } from '../../fixtures/viewports';

const picture = async (name = 'me.png') => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#bc3d28' } })
    .png()
    .toBuffer(),
});

async function openProfile(page: Page) {
  await signIn(page, 'admin');
  await page.goto('/auth/profile');
  const part = page.getByRole('region', { name: 'Photo' });
  await expect(part).toBeVisible();
  return part;
}

test('a profile photo is cropped, saved once, shown in the dashboard, and removed', async ({
  page,
}) => {
  const part = await openProfile(page);
  const fileInput = part.getByLabel('Choose a photo, or drop it here');
  await fileInput.setInputFiles(await picture());
  const stage = part.getByRole('group', { name: /Visible area/ });
  await expect(stage).toBeVisible();
  expect(await findAxeIssues(page, 'cutting a photo')).toEqual([]);

  await stage.focus();
  await page.keyboard.press('ArrowLeft');
  await part.getByLabel('Zoom').focus();
  await page.keyboard.press('ArrowRight');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/profile/photo')) sent.push(request.method());
  });
  await page.route('**/api/profile/photo', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  await part.getByRole('button', { name: 'Save photo' }).dblclick();
  await expect(part.getByText('Photo saved')).toBeVisible();
  expect(sent).toEqual(['POST']);
  const photo = part.getByRole('img', { name: 'You' });
  await expect(photo).toHaveJSProperty('naturalWidth', 256);
  await expect(fileInput).toBeFocused();
  expect(await findAxeIssues(page, 'a photo')).toEqual([]);

  await page.goto('/dashboard');
  await expect(page.locator('img[src*="/api/photos/"]').first()).toHaveJSProperty(
    'naturalWidth',
    256,
  );

  await page.goto('/auth/profile');
  await part.getByRole('button', { name: 'Remove photo' }).click();
  await expect(part.getByText('Photo removed')).toBeVisible();
  await expect(photo).toHaveCount(0);
});

test('a file that is not a photo, is unreadable, or fails to upload shows an error and can be retried @full', async ({
  page,
}) => {
  const part = await openProfile(page);
  await page.setViewportSize(phone);
  const fileInput = part.getByLabel('Choose a photo, or drop it here');
  const choose = (name: string, mimeType: string, buffer: Buffer) =>
    fileInput.setInputFiles({ name, mimeType, buffer });
  await choose('letter.pdf', 'application/pdf', Buffer.from('%PDF-1.7'));
  await expect(part.getByText(/isn’t a JPEG, PNG, or WebP picture/)).toBeVisible();
  await choose('huge.png', 'image/png', Buffer.alloc(10 * 1024 * 1024 + 1));
  await expect(part.getByText(/larger than 10 MB/)).toBeVisible();
  await choose('broken.png', 'image/png', Buffer.from('nothing of a picture'));
  await expect(part.getByText(/couldn’t open this photo/)).toBeVisible();

  await page.route('**/api/profile/photo', (route) => route.abort());
  await fileInput.setInputFiles(await picture());
  await part.getByRole('button', { name: 'Save photo' }).click();
  await expect(part.getByText(/The connection failed/)).toBeVisible();
  await page.unroute('**/api/profile/photo');
  await part.getByRole('button', { name: 'Save photo' }).click();
  await expect(part.getByText('Photo saved')).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBe(phone.width);
});

import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../fixtures/test';
import { openInbox, openMergeDialog, submitCheck } from '../../fixtures/dashboard/inbox-threads';
import { phone } from '../../fixtures/viewports';

const longName = `Wolfeschlegelsteinhausenbergerdorff${'a'.repeat(40)}`;

const measureOverflow = (page: Page, selector: string) =>
  page.evaluate((found) => {
    const box = document.querySelector(found);
    return box ? box.scrollWidth - box.clientWidth : -1;
  }, selector);

test('on a phone, long names fit, and a thread opens at its latest message @full', async ({
  browser,
  stack,
}) => {
  for (let sent = 0; sent < 3; sent += 1) await submitCheck(stack, longName);
  const page = await openInbox(browser, stack, 'owner');
  const row = page.getByRole('link', { name: longName });
  await expect(row).toBeVisible();
  expect(await measureOverflow(page, '[data-pane="list"]')).toBe(0);
  await page.setViewportSize(phone);
  expect(await measureOverflow(page, 'html')).toBe(0);

  await row.click();
  const thread = page.getByRole('region', { name: longName });
  await expect(
    thread.getByRole('list', { name: 'Messages' }).locator('> li').last(),
  ).toBeInViewport();
  // The box is one line until it is used.
  const composer = await thread.getByRole('textbox').boundingBox();
  const header = await thread.locator('header').boundingBox();
  const bottom = (header?.y ?? 0) + (header?.height ?? 0);
  expect((composer?.y ?? 0) - bottom).toBeGreaterThan(phone.height / 2);
  await thread.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('dialog', { name: 'Details' })).toContainText(longName);
  expect(await measureOverflow(page, '[role="dialog"]')).toBe(0);
  await page.keyboard.press('Escape');
  await thread.getByRole('textbox').focus();
  await expect(thread.getByRole('button', { name: 'Send text' })).toBeInViewport();
  await page.keyboard.press('Escape');
  expect(await measureOverflow(page, 'html')).toBe(0);
  await expect(thread.getByLabel('Status')).toBeInViewport({ ratio: 1 });
  await thread.getByLabel('Status').selectOption('Contacted');
  await expect(thread.getByLabel('Status')).toHaveValue('contacted');
  // It covers the thread's head until it is dismissed, or 10 seconds later.
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(await openMergeDialog(thread, `Ann ${longName}`)).toBeVisible();
  expect(await measureOverflow(page, '[role="dialog"]')).toBe(0);
});

for (const width of [320, 390]) {
  test(`filters in use don’t make a list wider than a ${width} px screen @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'owner');
    const filtered = [
      'all-form-submission-message?status=new&region=new-jersey&channel=eligibility&waiting=1&assignee=nobody',
      'pay-roll?show=waiting&assignee=nobody&region=new-jersey',
      'all-job-post?region=new-jersey&state=open',
      'add-employee?status=all&region=new-jersey&certificate=due',
      'user-data?view=audit&kind=thread&from=2026-01-01',
      'all-job-post?view=applications&stage=new&region=new-jersey',
      'blog/add-blog?region=new-jersey&tag=care',
    ];
    for (const path of filtered) {
      await page.goto(`/dashboard/${path}`);
      await expect(page.getByRole('button', { name: /Filters \(\d\)/ })).toBeVisible();
      expect([path, await measureOverflow(page, 'html')]).toEqual([path, 0]);
    }
  });
}

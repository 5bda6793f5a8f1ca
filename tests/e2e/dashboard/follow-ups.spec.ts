import {
  inboxPath,
  openInbox,
  openThread,
  submitCheck,
} from '../../fixtures/dashboard/inbox-threads';
import { createStaffClient, findThreads, toJsonRequest } from '../../fixtures/dashboard/staff-api';
import { expect, test } from '../../fixtures/test';

const text = 'Call about the papers';

test('a follow-up is done from My day, and a snoozed person is back when they write', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'owner');
  const name = await submitCheck(stack, 'Remembered');
  const thread = await openThread(page, name);
  await expect(thread.getByRole('list', { name: 'Messages' })).toBeVisible();
  await page.keyboard.press('f');
  const form = thread.getByRole('form', { name: 'Follow-up' });
  await form.getByLabel('What to do').fill(text);
  await form.getByRole('button', { name: 'Tomorrow 9 AM' }).click();
  await form.getByRole('button', { name: 'Save follow-up' }).click();
  await expect(thread.getByText(new RegExp(`^Follow up .*9:00 AM.* · ${text}$`))).toBeVisible();

  const [found] = await findThreads(stack.url, 'Remembered');
  const userId = found?.userId ?? '';
  const due = {
    version: 1,
    dueAt: new Date().toISOString(),
    owner: 'owner@larkspan.example',
    text,
  };
  const call = await createStaffClient(stack.url);
  await call(`/follow-ups/thread/${userId}`, toJsonRequest('PUT', due));
  await page.goto('/dashboard');
  const row = page.getByRole('region', { name: 'Overdue' }).getByRole('link', { name });
  await row.focus();
  await page.keyboard.press('d');
  await expect(row).toHaveCount(0);

  await page.goto(`${inboxPath}?thread=${userId}`);
  await expect(thread.getByText(/did the follow-up of .* papers/)).toBeVisible();
  await page.keyboard.press('h');
  const dialog = page.getByRole('dialog', { name: `Snooze ${name}` });
  await dialog.getByRole('button', { name: 'Until they write' }).click();
  await expect(thread.getByText('Snoozed until they write').first()).toBeVisible();
  const listed = page.getByRole('list', { name: 'Threads' }).getByRole('link', { name });
  await expect(listed).toHaveCount(0);
  await submitCheck(stack, 'Remembered');
  await expect(listed).toBeVisible();
});

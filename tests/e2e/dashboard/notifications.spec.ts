import { openInbox, openThread, submitCheck } from '../../fixtures/dashboard/inbox-threads';
import { waitFor } from '../../fixtures/stack';
import { expect, openDashboard, test } from '../../fixtures/test';

type Shown = { title: string; body: string; onclick: (() => void) | null };

test('a mention appears on the colleague’s desktop and opens the thread', async ({
  browser,
  stack,
}) => {
  const colleague = await openDashboard(browser, stack, 'intake', '/dashboard');
  await colleague.addInitScript(() => {
    class FakeNotification {
      static permission = 'default';
      static requestPermission() {
        FakeNotification.permission = 'granted';
        return Promise.resolve('granted');
      }
      onclick = null;
      close = () => undefined;
      constructor(title: string, { body }: { body: string }) {
        (window as unknown as { shown: object[] }).shown.push(Object.assign(this, { title, body }));
      }
    }
    Object.assign(window, { Notification: FakeNotification, shown: [] });
  });
  await colleague.reload();
  const openSettings = async () => {
    await colleague.getByRole('button', { name: 'Ira Intake (sample)' }).click();
    await colleague.getByRole('button', { name: 'Notifications' }).click();
  };
  await openSettings();
  const dialog = colleague.getByRole('dialog', { name: 'Notifications' });
  await dialog.getByRole('button', { name: 'Allow' }).click();
  await expect(dialog.getByText(/^This browser shows/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Send test' }).click();
  await expect(dialog.getByText(/^Last email: .*, sent\.$/)).toBeVisible();
  await waitFor(() => stack.readOutbox('.eml').some((mail) => mail.includes('Test notification')));
  await dialog.getByRole('checkbox', { name: 'Quiet hours' }).uncheck();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const name = await submitCheck(stack, 'Mentioned');
  await expect(colleague).toHaveTitle(/^\(\d+\) Dashboard · /);
  await expect(colleague.locator('link[rel="icon"][href^="data:"]')).toBeAttached();

  const page = await openInbox(browser, stack, 'owner');
  const thread = await openThread(page, name);
  await thread.getByRole('form', { name: 'Reply' }).getByRole('textbox').focus();
  await thread.getByText('Private note', { exact: true }).click();
  const note = thread.getByRole('textbox', { name: 'Your private note' });
  await note.pressSequentially('She has dementia. @ira');
  const colleagues = thread.getByRole('listbox', { name: 'Colleagues' });
  await expect(colleagues.getByRole('option', { name: 'Ira Intake (sample)' })).toBeVisible();
  await note.press('Enter');
  await expect(note).toHaveValue('She has dementia. @Ira Intake (sample) ');
  await note.press('Control+Enter');
  await expect(thread.locator('strong', { hasText: '@Ira Intake (sample)' })).toBeVisible();

  const getShown = () =>
    colleague.evaluate(() => (window as unknown as { shown: Shown[] }).shown.at(-1));
  await expect.poll(async () => (await getShown())?.title).toBe('A colleague mentioned you');
  expect((await getShown())?.body).toBe('New York');
  await colleague.evaluate(() =>
    (window as unknown as { shown: Shown[] }).shown.at(-1)?.onclick?.(),
  );
  await expect(colleague.getByRole('region', { name })).toBeVisible();
  await expect(colleague).toHaveTitle(/^(?:\(\d+\) )?All form submission messages · /);
  await colleague.getByRole('link', { name: /^All form submission messages/ }).click();
  await expect(colleague).toHaveTitle(/^All form submission messages · /);
  await expect(colleague.locator('link[rel="icon"][href^="data:"]')).toHaveCount(0);
});

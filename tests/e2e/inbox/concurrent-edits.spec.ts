import { findAxeIssues } from '../../fixtures/axe';
import { findThreads } from '../../fixtures/dashboard/staff-api';
import { pollTimeout } from '../../fixtures/timeouts';
import { expect, test } from '../../fixtures/test';
import { openInbox, openThread, submitCheck } from '../../fixtures/dashboard/inbox-threads';

test('when two people change one thread, the second is told by whom, and a started note is kept', async ({
  browser,
  stack,
}) => {
  const name = await submitCheck(stack, 'Twice');
  const owner = await openInbox(browser, stack, 'owner');
  const intake = await openInbox(browser, stack, 'intake');
  const hers = await openThread(owner, name);
  const his = await openThread(intake, name);

  await his.getByRole('radio', { name: 'Private note' }).check();
  await his.getByLabel('Your private note').fill('Her son decides.');
  await intake.route('**/api/chats', (route) => route.abort());
  await hers.getByLabel('Status').selectOption('Qualified');
  await expect(owner.getByRole('link', { name }).getByText('Qualified')).toBeVisible();
  await his.getByLabel('Status').selectOption('Closed');
  await expect(
    his.getByText(/owner@larkspan\.example changed this: status is Qualified/),
  ).toBeVisible();
  await expect(his.getByLabel('Your private note')).toHaveValue('Her son decides.');

  await intake.unroute('**/api/chats');
  await expect(his.getByLabel('Status')).toHaveValue('qualified');
  await his.getByRole('button', { name: 'Save note' }).click();
  await expect(
    his.getByRole('list', { name: 'Messages' }).getByText('Her son decides.'),
  ).toBeVisible();
  await his.getByLabel('Assigned to').selectOption({ label: 'You (intake@larkspan.example)' });
  await expect(hers.getByLabel('Assigned to')).toHaveValue('intake@larkspan.example', pollTimeout);
  await expect(hers.getByText('Only the office sees this.', { exact: true })).toBeVisible();

  expect([...stack.outbox('.eml'), ...stack.outbox('.txt')].join()).not.toContain('Her son');
  await hers.getByLabel('Status').selectOption('Closed');
  await expect(owner.getByRole('link', { name }).getByText('Closed')).toBeVisible();
  await submitCheck(stack, 'Twice');
  const [thread] = await findThreads(stack.url, 'Twice');
  expect(thread).toMatchObject({ status: 'new', assignee: 'intake@larkspan.example', total: 3 });
});

test('the browser asks before a tab with an unsent reply is closed', async ({ browser, stack }) => {
  const name = await submitCheck(stack, 'Perdita');
  const page = await openInbox(browser, stack, 'intake');
  const thread = await openThread(page, name);
  const box = thread.getByRole('textbox');
  await box.pressSequentially('Dear Perdita');
  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
  await expect(box).toHaveValue('Dear Perdita');

  await box.fill('');
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => page.isClosed()).toBe(true);
});

test('a private note never moves to another channel, not even by undo', async ({
  browser,
  stack,
}) => {
  const name = await submitCheck(stack, 'Discreet');
  const page = await openInbox(browser, stack, 'intake');
  const thread = await openThread(page, name);
  await thread.getByRole('radio', { name: 'Private note' }).check();
  await thread.getByRole('textbox').pressSequentially('Her son decides.');
  await thread.getByRole('radio', { name: 'E-mail' }).check();
  const answer = thread.getByLabel('Your reply');
  await answer.press('Control+Z');
  await expect(answer).toHaveValue('');
  await answer.pressSequentially('Dear Ann');
  for (let presses = 0; presses < 12; presses++) await answer.press('Control+Z');
  await expect(answer).toHaveValue('');
  await thread.getByRole('radio', { name: 'Private note Draft' }).check();
  await expect(thread.getByLabel('Your private note')).toHaveValue('Her son decides.');
});

test('two people see each other only in the same thread @full', async ({ browser, stack }) => {
  const name = await submitCheck(stack, 'Shared');
  const owner = await openInbox(browser, stack, 'owner');
  const intake = await openInbox(browser, stack, 'intake');
  const hers = await openThread(owner, name);
  await expect(hers.getByText(/open too/)).toBeHidden();
  const his = await openThread(intake, name);
  await expect(his.getByText('owner@larkspan.example is also viewing')).toBeVisible();
  const seen = hers.getByText('intake@larkspan.example is also viewing');
  await expect(seen).toBeVisible(pollTimeout);
  expect(await findAxeIssues(owner)).toEqual([]);

  await intake.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(seen).toBeHidden({ timeout: 25_000 });
});

import { findAxeIssues } from '../../fixtures/axe';
import { findThreads } from '../../fixtures/dashboard/staff-api';
import { expect, test } from '../../fixtures/test';
import { openInbox, openThread, submitCheck } from '../../fixtures/dashboard/inbox-threads';

test('when two people change one thread, the second is told by whom, and a started note is kept', async ({
  browser,
  stack,
}) => {
  const name = await submitCheck(stack, 'Twice');
  const owner = await openInbox(browser, stack, 'owner');
  const intake = await openInbox(browser, stack, 'intake');
  const ownerThread = await openThread(owner, name);
  const intakeThread = await openThread(intake, name);

  await intakeThread.getByRole('textbox').focus();
  await intakeThread.getByRole('radio', { name: 'Private note' }).check();
  await intakeThread.getByLabel('Your private note').fill('Her son decides.');
  await intake.route('**/api/chats', (route) => route.abort());
  await ownerThread.getByLabel('Status').selectOption('Qualified');
  await expect(owner.getByRole('link', { name }).getByText('Qualified')).toBeVisible();
  await intakeThread.getByLabel('Status').selectOption('Closed');
  await expect(
    intakeThread.getByText(/Olive Owner .*changed this: status is Qualified/),
  ).toBeVisible();
  await expect(intakeThread.getByLabel('Your private note')).toHaveValue('Her son decides.');

  await intake.unroute('**/api/chats');
  await expect(intakeThread.getByLabel('Status')).toHaveValue('qualified');
  await intakeThread.getByRole('button', { name: 'Save note' }).click();
  await expect(
    intakeThread.getByRole('list', { name: 'Messages' }).getByText('Her son decides.'),
  ).toBeVisible();
  await intakeThread.getByLabel('Assigned to').selectOption('intake@larkspan.example');
  await expect(ownerThread.getByLabel('Assigned to')).toHaveValue('intake@larkspan.example');
  await expect(ownerThread.getByText('Only the office sees this.', { exact: true })).toBeVisible();

  expect([...stack.readOutbox('.eml'), ...stack.readOutbox('.txt')].join()).not.toContain(
    'Her son',
  );
  await ownerThread.getByLabel('Status').selectOption('Closed');
  await expect(owner.getByRole('link', { name })).toBeHidden();
  await submitCheck(stack, 'Twice');
  const [thread] = await findThreads(stack.url, 'Twice');
  expect(thread).toMatchObject({ status: 'new', assignee: 'intake@larkspan.example', total: 3 });

  // A corrected number counts for the colleague and for the next form.
  const number = ownerThread.getByRole('button', { name: /^Edit phone number/ });
  await number.click();
  await ownerThread.getByRole('textbox', { name: 'Phone number' }).fill('917 555 0144');
  await owner.keyboard.press('Enter');
  await expect(number).toBeFocused();
  await expect(number).toHaveText(/\(917\) 555-0144/);
  const change = 'changed the phone number from (212) 555-0196 to (917) 555-0144';
  await expect(intakeThread.getByText(change)).toBeVisible();
  expect(await findAxeIssues(owner, 'corrected number')).toEqual([]);
  await submitCheck(stack, 'Twice', { contact: '9175550144' });
  expect(await findThreads(stack.url, 'Twice')).toMatchObject([{ status: 'new', total: 4 }]);
});

test('the browser asks before a tab with an unsent reply is closed', async ({ browser, stack }) => {
  const name = await submitCheck(stack, 'Perdita');
  const page = await openInbox(browser, stack, 'intake');
  const thread = await openThread(page, name);
  const box = thread.getByRole('textbox');
  await box.pressSequentially('Dear Perdita');
  const dialogEvent = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const question = await dialogEvent;
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
  await thread.getByRole('textbox').focus();
  await thread.getByRole('radio', { name: 'Private note' }).check();
  await thread.getByRole('textbox').pressSequentially('Her son decides.');
  await thread.getByRole('textbox').focus();
  await thread.getByRole('radio', { name: 'Email' }).check();
  const replyField = thread.getByLabel('Your reply');
  await replyField.press('Control+Z');
  await expect(replyField).toHaveValue('');
  await replyField.pressSequentially('Dear Ann');
  for (let presses = 0; presses < 12; presses++) await replyField.press('Control+Z');
  await expect(replyField).toHaveValue('');
  await thread.getByRole('radio', { name: 'Private note Draft' }).check();
  await expect(thread.getByLabel('Your private note')).toHaveValue('Her son decides.');
});

test('two people see each other only in the same thread @full', async ({ browser, stack }) => {
  const name = await submitCheck(stack, 'Shared');
  const owner = await openInbox(browser, stack, 'owner');
  const intake = await openInbox(browser, stack, 'intake');
  const ownerThread = await openThread(owner, name);
  await expect(ownerThread.getByText(/open too/)).toBeHidden();
  const intakeThread = await openThread(intake, name);
  await expect(intakeThread.getByText(/^Olive Owner .*is also viewing/)).toBeVisible();
  const seen = ownerThread.getByText(/^Ira Intake .*is also viewing/);
  await expect(seen).toBeVisible();
  expect(await findAxeIssues(owner)).toEqual([]);

  await intake.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await expect(seen).toBeHidden();
});

import { findAxeIssues } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import {
  openInbox,
  openMergeDialog,
  openThread,
  submitCheck,
} from '../../fixtures/dashboard/inbox-threads';

test('two threads of one person can be merged and separated again', async ({ browser, stack }) => {
  const duplicate = await submitCheck(stack, 'Fernandes');
  const right = await submitCheck(stack, 'Fernandez');
  const page = await openInbox(browser, stack, 'intake');
  const thread = await openThread(page, right);
  await thread.getByLabel('Your reply').fill('Not lost');
  const dialog = await openMergeDialog(thread, right);
  await expect(dialog.getByRole('radio', { name: new RegExp(duplicate) })).toBeVisible();
  expect(await findAxeIssues(page, 'merging')).toEqual([]);
  await dialog.getByRole('searchbox').fill('fernandes');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('radio', { name: new RegExp(duplicate) }).check();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(thread.locator('[data-message]')).toHaveCount(2);
  const rows = page.getByRole('list', { name: 'Threads' }).getByRole('link');
  await expect(rows.filter({ hasText: duplicate })).toHaveCount(0);
  await expect(thread.getByLabel('Your reply')).toHaveValue('Not lost');
  expect(await findAxeIssues(page, 'merged')).toEqual([]);

  await thread.getByRole('region', { name: 'Merged threads' }).getByRole('button').click();
  await expect(rows.filter({ hasText: duplicate })).toBeVisible();
  await expect(thread.locator('[data-message]')).toHaveCount(1);
  await expect(thread.getByRole('region', { name: 'Details' })).toBeFocused();
});

test('a draft survives a merge by a colleague and is not sent to anyone else @full', async ({
  browser,
  stack,
}) => {
  const rosa = await submitCheck(stack, 'Rosaria', {
    email: 'rosa@mail.example',
    contact: '2125550197',
  });
  const denise = await submitCheck(stack, 'Denise');
  const writer = await openInbox(browser, stack, 'owner');
  const colleague = await openInbox(browser, stack, 'intake');
  const ownerThread = await openThread(writer, rosa);
  await ownerThread.getByRole('textbox').focus();
  await ownerThread.getByRole('radio', { name: 'Email' }).check();
  await ownerThread.getByLabel('Your reply').fill('Only for Rosa');

  const polls = /\/api\/chats(\?|\/[\w-]+$|$)/;
  await writer.route(polls, (route) => route.abort());
  const others = await openThread(colleague, denise);
  const dialog = await openMergeDialog(others, denise);
  await dialog.getByRole('searchbox').fill('rosaria');
  await dialog.getByRole('radio', { name: new RegExp(rosa) }).check();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toBeHidden();
  await ownerThread.getByRole('button', { name: 'Send email' }).click();
  await expect(ownerThread.getByText(`this thread now belongs to ${denise}`)).toContainText(
    'would go to ann@mail.example',
  );
  await expect(ownerThread.getByLabel('Your reply')).toHaveValue('Only for Rosa');

  // Her draft remains, and is sent only after she has seen the new recipient.
  await writer.unroute(polls);
  const mergedThread = writer.getByRole('region', { name: denise });
  const notice = mergedThread.getByRole('alert').filter({ hasText: 'You started this for' });
  await expect(notice).toContainText(`${rosa}, (212) 555-0197`);
  await writer.keyboard.type(', ever');
  await expect(mergedThread.getByLabel('Your reply')).toHaveValue('Only for Rosa, ever');
  await writer.keyboard.press('Control+Enter');
  await expect(mergedThread.getByRole('button', { name: 'Send email' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(writer).toHaveURL(/thread=/);
  expect(await findAxeIssues(writer, 'begun for another')).toEqual([]);
  expect(stack.readOutbox('.eml').join()).not.toContain('Only for Rosa');

  await mergedThread.getByLabel('Your reply').fill('Dear both');
  await notice.getByRole('button', { name: `Write to ${denise}` }).click();
  await mergedThread.getByRole('button', { name: 'Send email' }).click();
  await expect(mergedThread.getByRole('listitem').filter({ hasText: 'Dear both' })).toContainText(
    'to ann@mail.example',
  );
});

test('keys typed while the screen follows a merge do not trigger shortcuts @full', async ({
  browser,
  stack,
}) => {
  const bea = await submitCheck(stack, 'Beatrix', { contact: '2125550198' });
  const carl = await submitCheck(stack, 'Carlotta');
  const writer = await openInbox(browser, stack, 'owner');
  const colleague = await openInbox(browser, stack, 'intake');
  const ownerThread = await openThread(writer, bea);
  const others = await openThread(colleague, carl);
  const dialog = await openMergeDialog(others, carl);
  await dialog.getByRole('searchbox').fill('beatrix');
  await dialog.getByRole('radio', { name: new RegExp(bea) }).check();

  const words = 'we agreed here, j and e are letters too. '.repeat(6);
  await ownerThread.getByLabel('Your reply').focus();
  const typing = writer.keyboard.type(words, { delay: 35 });
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await typing;
  const mergedThread = writer.getByRole('region', { name: carl });
  await expect(mergedThread.getByRole('button', { name: `Write to ${carl}` })).toBeVisible();
  await expect(mergedThread.getByLabel('Your reply')).toHaveValue(words);
  await expect(mergedThread.getByLabel('Status')).toHaveValue('new');
});

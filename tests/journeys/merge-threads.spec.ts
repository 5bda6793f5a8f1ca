import { axeFaults } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { openInbox, openThread, submitCheck } from '../fixtures/threads';

test('two threads of one person become one, and two again when that is undone', async ({
  browser,
  stack,
}) => {
  const misspelt = await submitCheck(stack, 'Fernandes');
  const right = await submitCheck(stack, 'Fernandez');
  const page = await openInbox(browser, stack, 'intake');
  const thread = await openThread(page, right);
  await thread.getByLabel('Your answer').fill('Not lost');
  await thread.getByRole('button', { name: 'Merge …' }).click();
  const dialog = page.getByRole('dialog', { name: `Merge into ${right}` });
  // Those with the same number are offered before one has searched.
  await expect(dialog.getByRole('radio', { name: new RegExp(misspelt) })).toBeVisible();
  expect(await axeFaults(page, 'merging')).toEqual([]);
  await dialog.getByRole('searchbox').fill('fernandes');
  await expect(dialog.getByRole('radio')).toHaveCount(1);
  await dialog.getByRole('radio').check();
  await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
  await expect(dialog).toBeHidden();

  await expect(thread.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(2);
  const rows = page.getByRole('list', { name: 'Threads' }).getByRole('link');
  await expect(rows.filter({ hasText: misspelt })).toHaveCount(0);
  await expect(thread.getByLabel('Your answer')).toHaveValue('Not lost');
  expect(await axeFaults(page, 'merged')).toEqual([]);

  await thread.getByRole('group', { name: 'Merged threads' }).getByRole('button').click();
  await expect(rows.filter({ hasText: misspelt })).toBeVisible();
  await expect(thread.getByRole('list', { name: 'Messages' }).getByRole('listitem')).toHaveCount(1);
});

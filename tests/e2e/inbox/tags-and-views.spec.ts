import { openInbox, submitCheck } from '../../fixtures/dashboard/inbox-threads';
import { expect, test } from '../../fixtures/test';

test('several threads are tagged, and a saved view of them is in the sidebar with its count until it is deleted', async ({
  browser,
  stack,
}) => {
  const names = [
    await submitCheck(stack, 'Firsttag', { contact: '2125550181' }),
    await submitCheck(stack, 'Secondtag', { contact: '2125550182' }),
  ];
  const page = await openInbox(browser, stack, 'owner');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  const bar = page.getByRole('group', { name: 'Change selected threads' });
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const tags = bar.getByRole('combobox', { name: 'Tags of selected threads' });
  await tags.selectOption({ label: 'Edit tags…' });
  const dialog = page.getByRole('dialog', { name: 'Tags' });
  await dialog.getByRole('button', { name: 'Add tag' }).click();
  await dialog.getByRole('textbox', { name: 'Name of tag' }).fill('Hospital');
  await dialog.getByRole('button', { name: 'Save tags' }).click();
  await expect(dialog).toHaveCount(0);

  await tags.selectOption({ label: 'Add Hospital' });
  await expect(page.getByText('Added Hospital to 2 threads').first()).toBeVisible();
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('combobox', { name: 'Tag', exact: true }).selectOption('Hospital');
  await expect(page.getByText('2 open threads')).toBeVisible();

  await page.getByRole('button', { name: 'Save view' }).click();
  const view = page.getByRole('dialog', { name: 'Save view' });
  await view.getByLabel('Name').fill('From the hospital');
  await view.getByRole('button', { name: 'Save view' }).click();
  const link = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: 'From the hospital 2' });
  await expect(link).toHaveAttribute('aria-current', 'true');
  await page.goto('/dashboard');
  await link.click();
  const listed = page.getByRole('list', { name: 'Threads' }).getByRole('link');
  await expect(listed).toHaveCount(2);

  await page.getByRole('button', { name: 'Edit view' }).click();
  await page.getByRole('button', { name: 'Delete view' }).click();
  await expect(link).toHaveCount(0);
});

test('several people get the same reply, each with their own name', async ({ browser, stack }) => {
  const names = [
    await submitCheck(stack, 'Firstbulk', { contact: '2125550183', email: 'b1@mail.example' }),
    await submitCheck(stack, 'Secondbulk', { contact: '2125550184', email: 'b2@mail.example' }),
  ];
  const page = await openInbox(browser, stack, 'owner');
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  for (const name of names) await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  await page.getByRole('button', { name: 'Reply…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Reply to 2 people' });
  await dialog.getByLabel('Your reply').fill('Dear {{firstName}} {{lastName}}, we’re moving.');
  await expect(dialog.getByText('Dear Ann Secondbulk, we’re moving.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Send to 2 people' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Sent to 2 people').first()).toBeVisible();
  const rows = page.getByRole('list', { name: 'Threads' });
  await expect(rows.getByText('Dear Ann Firstbulk, we’re moving.')).toBeVisible();
  await expect(rows.getByText('Dear Ann Secondbulk, we’re moving.')).toBeVisible();
});

import { findAxeIssues } from '../../fixtures/axe';
import { openInbox } from '../../fixtures/dashboard/inbox-threads';
import { expect, test } from '../../fixtures/test';

test('a caller becomes a thread with the keyboard alone, and the next call opens it', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'intake');
  const keys = page.keyboard;
  const dialog = page.getByRole('dialog', { name: 'New person' });
  const type = async (firstName: string, phone: string) => {
    await expect(dialog.getByLabel('First name')).toBeFocused();
    for (const text of [firstName, 'Okafor', phone]) {
      await keys.type(text);
      await keys.press('Tab');
    }
  };

  await keys.press('c');
  await type('Ngozi', '(646) 555-0137');
  await dialog.getByLabel('Office').selectOption('New York');
  await dialog.getByLabel('Private note').fill('Asks about evenings.');
  expect(await findAxeIssues(page, 'new person')).toEqual([]);
  await keys.press('Tab');
  await dialog.getByRole('button', { name: 'Create' }).press('Enter');

  const thread = page.getByRole('region', { name: 'Ngozi Okafor' });
  await expect(thread.getByText(/^Ira Intake.* added this person/)).toBeVisible();
  await expect(thread.getByText('Asks about evenings.')).toBeVisible();
  await expect(thread.getByLabel('Status')).toHaveValue('contacted');
  const box = thread.getByRole('textbox').last();
  await expect(box).toBeFocused();
  await expect(thread.getByRole('radio', { name: 'Text message' })).toBeDisabled();
  await keys.type('Called back, starts on Monday.');
  await keys.press('Control+Enter');
  await expect(thread.getByText('Called back, starts on Monday.')).toBeVisible();
  await keys.press('Escape');

  await keys.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('new person');
  await keys.press('Enter');
  await type('ngozi', '6465550137');
  await expect(dialog.getByRole('status')).toContainText('(646) 555-0137');
  await dialog.getByRole('button', { name: 'Open Ngozi Okafor' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('region', { name: 'Ngozi Okafor' })).toBeVisible();

  // Her sister calls from her phone.
  await keys.press('Escape');
  await page.getByRole('button', { name: 'New person' }).click();
  await type('Ada', '646 555 0137');
  await expect(dialog.getByRole('button', { name: 'Create anyway' })).toBeVisible();
  expect(await findAxeIssues(page, 'known number')).toEqual([]);
  await dialog.getByRole('button', { name: 'Add as a relationship' }).click();
  await expect(dialog).toBeHidden();
  const details = thread.getByRole('region', { name: 'Details' });
  await expect(details).toContainText('Ada Okafor');

  // The number was noted wrong, and she has another one.
  await details.getByRole('button', { name: 'Edit phone number: (646) 555-0137' }).click();
  const edit = details.getByRole('form', { name: 'Edit phone number' });
  await edit.getByLabel('Phone number').fill('646 555 0173');
  await keys.press('Enter');
  await expect(details.getByRole('link', { name: 'Call (646) 555-0173' })).toBeVisible();
  await details.getByRole('button', { name: 'Add phone number' }).click();
  await details.getByRole('form').getByLabel('Phone number').fill('(646) 555-0188');
  await details.getByRole('form').getByLabel('Label').fill('Work');
  await keys.press('Enter');
  await details.getByRole('button', { name: 'Prefer (646) 555-0188' }).click();
  await expect(details.getByRole('button', { name: 'Prefer (646) 555-0173' })).toBeVisible();
  await expect(thread.getByText(/from \(646\) 555-0137.* to \(646\) 555-0173/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search threads' }).fill('5550188');
  const rows = page.getByRole('list', { name: 'Threads' }).getByRole('link');
  await expect(rows.filter({ hasText: 'Ngozi Okafor' })).toBeVisible();
});

import { findAxeIssues } from '../../fixtures/axe';
import { expect, test } from '../../fixtures/test';
import { openInbox, openThread, submitCheck } from '../../fixtures/dashboard/inbox-threads';
import { phone } from '../../fixtures/viewports';

test('a reply template is inserted at the cursor with the person’s data and can be undone', async ({
  browser,
  stack,
}) => {
  const name = await submitCheck(stack, 'Templated');
  const page = await openInbox(browser, stack, 'intake');
  const thread = await openThread(page, name);
  await thread.getByRole('textbox').focus();
  await thread.getByRole('radio', { name: 'Email' }).check();
  const box = thread.getByLabel('Your reply');
  await box.fill('PS: ring twice.');
  await box.press('Home');

  await thread.getByRole('button', { name: 'Templates' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Templates' });
  await dialog.getByLabel('Search templates').fill('next steps');
  await expect(dialog.getByRole('status')).toHaveText('1 template');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(box).toBeFocused();
  await expect(box).toHaveValue(
    /^Dear Ann Templated,\n[^{}]*\(212\) 555-0142[^{}]*PS: ring twice\.$/,
  );
  await box.press('ControlOrMeta+z');
  await expect(box).toHaveValue('PS: ring twice.');
});

test('a template’s unknown placeholder must be filled in before sending @full', async ({
  browser,
  stack,
}) => {
  const name = await submitCheck(stack, 'Marked');
  const page = await openInbox(browser, stack, 'intake');
  await page.route('**/api/templates?*', async (route) => {
    const response = await route.fetch();
    const body = (await response.json()) as { values: object };
    await route.fulfill({
      response,
      json: { ...body, values: { ...body.values, firstName: null } },
    });
  });
  const thread = await openThread(page, name);
  await thread.getByRole('textbox').focus();
  await thread.getByRole('radio', { name: 'Email' }).check();
  await thread.getByRole('button', { name: 'Templates' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('list', { name: 'Templates' })).toBeVisible();
  expect(await findAxeIssues(page, 'templates')).toEqual([]);

  await dialog.getByRole('button', { name: 'New template' }).click();
  await dialog.getByLabel('Name').fill('Visit at home');
  await dialog.getByLabel('Text', { exact: true }).fill('Hello {{firstName}}, {{dob}}');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await expect(dialog.getByText('Unknown placeholder: {{dob}}.')).toBeVisible();
  expect(await findAxeIssues(page, 'new template')).toEqual([]);
  await dialog
    .getByLabel('Text', { exact: true })
    .fill('Hello {{firstName}}, we come by on Monday.');
  await dialog.getByRole('button', { name: 'Save template' }).click();
  await dialog.getByRole('button', { name: /^Visit at home/ }).click();

  const box = thread.getByLabel('Your reply');
  await expect(box).toHaveValue('Hello [fill in: first name], we come by on Monday.');
  await expect(thread.getByText('Fill in before sending: [fill in: first name]')).toBeVisible();
  await box.press('ControlOrMeta+Enter');
  await expect(box).toHaveValue(/fill in/);
  await page.keyboard.type('Ann');
  await expect(box).toHaveValue('Hello Ann, we come by on Monday.');
  await thread.getByRole('button', { name: 'Send email' }).click();
  await expect(thread.getByText('Added above, with its delivery status.')).toBeVisible();
});

test('when two people change one template, the second sees the conflict and can overwrite @full', async ({
  browser,
  stack,
}) => {
  const name = await submitCheck(stack, 'Both');
  const owner = await openInbox(browser, stack, 'owner');
  const intake = await openInbox(browser, stack, 'intake');
  const change = 'Edit We have not heard from you (Email)';
  for (const page of [owner, intake]) {
    const thread = await openThread(page, name);
    await thread.getByRole('textbox').focus();
    await thread.getByRole('radio', { name: 'Email' }).check();
    await thread.getByRole('button', { name: 'Templates' }).click();
    await page.getByRole('button', { name: change }).click();
  }
  await owner.getByLabel('Name').fill('Still looking for help?');
  await owner.getByRole('button', { name: 'Save template' }).click();
  await expect(owner.getByRole('button', { name: /^Still looking for help/ })).toBeVisible();
  await intake.getByLabel('Name').fill('Are you still there?');
  await intake.getByRole('button', { name: 'Save template' }).click();
  await expect(intake.getByText(/Olive Owner .*changed this template/)).toBeVisible();
  await expect(intake.getByLabel('Name')).toHaveValue('Are you still there?');
  await expect(intake.getByRole('alert').getByText('Still looking for help?')).toBeVisible();
  await intake.setViewportSize(phone);
  expect(await findAxeIssues(intake, 'rejected, on a phone')).toEqual([]);
  const { scrollWidth, clientWidth } = await intake.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await intake.getByRole('button', { name: 'Save template' }).click();
  await expect(intake.getByRole('button', { name: /^Are you still there\?/ })).toBeVisible();
});

test('Escape does not discard a template, and deleting one asks for confirmation @full', async ({
  browser,
  stack,
}) => {
  const page = await openInbox(browser, stack, 'intake');
  const thread = await openThread(page, await submitCheck(stack, 'Begun'));
  await thread.getByRole('textbox').focus();
  await thread.getByRole('button', { name: 'Templates' }).click();
  await expect(page.getByLabel('Search templates')).toBeFocused();
  await page.getByRole('button', { name: 'New template' }).click();
  await expect(page.getByLabel('Name')).toBeFocused();
  await page.keyboard.type('Where to park');
  await page.getByLabel('Text', { exact: true }).fill('Behind the office.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toContainText('Save or cancel your changes');
  await page.getByRole('button', { name: 'Save template' }).click();

  await page.getByRole('button', { name: /^Edit Where to park/ }).click();
  await page.getByRole('button', { name: 'Delete…' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Where to park');
  await page.getByRole('button', { name: 'Delete template' }).click();
  await expect(page.getByLabel('Search templates')).toBeFocused();
  await expect(page.getByRole('button', { name: /^Where to park/ })).toHaveCount(0);
});

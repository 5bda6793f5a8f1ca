import { readFileSync } from 'node:fs';
import { findAxeIssues } from '../../fixtures/axe';
import { getDateInUpcomingMonth } from '../../fixtures/dates';
import { createPdf } from '../../fixtures/pdf';
import { submitRequest, openQueue, openRequest } from '../../fixtures/dashboard/help-desk-requests';
import { expect, test } from '../../fixtures/test';
import { phone } from '../../fixtures/viewports';

test('the office attaches a pay stub, answers, adds a note, and marks the request reviewed, all in its history', async ({
  browser,
  stack,
}) => {
  const { name, reference } = await submitRequest(stack, 'Stubbs', {
    type: 'payStub',
    periodFrom: '11/01/2026',
    periodTo: '11/14/2026',
  });
  const page = await openQueue(browser, stack, 'pay-stub');
  const row = page.getByRole('row').filter({ hasText: reference });
  await expect(row).toContainText('Nov 1 to 14, 2026');
  expect(await findAxeIssues(page, 'a queue')).toEqual([]);
  const record = await openRequest(page, name);
  await expect(record.getByRole('heading', { name })).toBeFocused();

  await expect(record.getByText('First confirm who sent this request.')).toBeVisible();
  await record.getByLabel('Or note how you confirmed who sent this').fill('Came to the office.');
  await record.getByRole('button', { name: 'Confirm sender' }).click();
  const choose = page.waitForEvent('filechooser');
  await record.getByRole('button', { name: 'Attach PDF' }).click();
  await (
    await choose
  ).setFiles({ name: 'words.pdf', mimeType: 'application/pdf', buffer: Buffer.from('no PDF') });
  await record.getByRole('button', { name: 'Send pay stub' }).click();
  await expect(
    record.getByRole('alert').filter({ hasText: 'The file wasn’t changed' }),
  ).toBeVisible();
  const secondChooser = page.waitForEvent('filechooser');
  await record.getByRole('button', { name: 'Attach PDF' }).click();
  await (
    await secondChooser
  ).setFiles({ name: 'stub.pdf', mimeType: 'application/pdf', buffer: createPdf('Pay stub') });
  const question = record.getByRole('group', { name: `Send stub.pdf to ${name}?` });
  await expect(question).toContainText('Nov 1 to 14, 2026');
  await expect(question).toContainText('We’ll email a link to');
  expect(await findAxeIssues(page, 'the question before a file goes')).toEqual([]);
  await question.getByRole('button', { name: 'Send pay stub' }).click();
  await expect(record.getByText(/stub\.pdf\. The link works until/)).toBeVisible();
  const downloading = page.waitForEvent('download');
  await record.getByRole('button', { name: 'Download' }).click();
  const saved = readFileSync(await (await downloading).path(), 'latin1');
  expect(saved).toContain('Pay stub');

  await page.keyboard.press('r');
  await expect(record.getByLabel('Your reply')).toBeFocused();
  await page.keyboard.type('Here it is. Call us if a day is missing.');
  await page.keyboard.press('Control+Enter');
  await expect(record.getByText('Added above, with its delivery status.')).toBeVisible();
  await expect(record.getByRole('group', { name: 'Reply' })).toBeInViewport();
  await record.getByRole('radio', { name: 'Private note' }).check();
  await record.getByLabel('Your private note').fill('Asked for a loan before.');
  await record.getByRole('button', { name: 'Save note' }).click();
  await expect(record.getByRole('group', { name: 'Private note' }).last()).toContainText(
    'a loan before',
  );
  await record.getByRole('button', { name: 'Mark reviewed' }).click();
  await expect(record.getByText('Reviewed', { exact: true })).toBeVisible();
  const timeline = record.getByRole('region', { name: 'Activity' }).getByRole('listitem');
  await expect(timeline).toHaveText([
    /Request received/,
    /confirmed who sent this/,
    /Came to the office/,
    /attached the pay stub/,
    /Email to/,
    /Here it is/,
    /a loan before/,
    /marked this reviewed/,
  ]);
  for (const entry of [timeline.nth(4), timeline.nth(5)]) {
    await expect(entry).toContainText('Sent');
  }
  expect(await findAxeIssues(page, 'an open request')).toEqual([]);

  await page.goto('/dashboard/pay-stub?show=waiting');
  await expect(page.getByRole('row').filter({ hasText: reference })).toHaveCount(0);
});

test('time off shows who else is away, is approved once, and appears in the calendar', async ({
  browser,
  stack,
}) => {
  const submitTimeOff = (lastName: string, contact: string, days: [string, string]) =>
    submitRequest(stack, lastName, {
      type: 'requestPto',
      contact,
      email: `${lastName.toLowerCase()}@mail.example`,
      timeOffKind: 'vacation',
      firstDay: days[0],
      lastDay: days[1],
      timeOffHours: '16',
    });
  const [first, second, third] = [
    getDateInUpcomingMonth(7),
    getDateInUpcomingMonth(8),
    getDateInUpcomingMonth(9),
  ];
  const earlier = await submitTimeOff('Vacant', '2125550172', [first, second]);
  const later = await submitTimeOff('Absent', '2125550173', [second, third]);
  const page = await openQueue(browser, stack, 'all-pto');
  const record = await openRequest(page, later.name);
  const away = record.getByRole('region', { name: 'Away on these days' });
  await expect(away.getByRole('listitem').filter({ hasText: earlier.name })).toContainText(
    'waiting',
  );

  const other = await openQueue(browser, stack, 'all-pto');
  const otherRecord = await openRequest(other, later.name);
  await expect(otherRecord.getByRole('button', { name: 'Decline' })).toBeVisible();
  await other.route('**/api/helpDesk/**', (route) =>
    route.request().method() === 'GET' ? route.abort() : route.continue(),
  );
  await record.getByRole('button', { name: 'Approve' }).click();
  await expect(record.getByRole('group', { name: 'Approve this time off?' })).toBeFocused();
  expect(await findAxeIssues(page, 'the question')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(record.getByRole('button', { name: 'Approve' })).toBeFocused();
  await page.keyboard.press('Enter');
  await record.getByRole('button', { name: 'Approve and notify' }).click();
  await expect(record.getByText('Approved', { exact: true })).toBeVisible();
  await otherRecord.getByRole('button', { name: 'Decline' }).click();
  await otherRecord.getByRole('button', { name: 'Decline and notify' }).click();
  await expect(otherRecord.getByRole('alert').filter({ hasText: 'Not changed' })).toContainText(
    'You changed this in another window',
  );
  await other.context().close();

  await record.getByRole('link', { name: 'Close request' }).click();
  await expect(page.getByRole('link', { name: later.name }).first()).toBeFocused();
  await page.getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/view=calendar/);
  const calendar = page.getByRole('region', { name: /^Time off/ });
  await expect(calendar).toBeVisible();
  const monthBefore = getDateInUpcomingMonth(0).slice(0, 7);
  await page.goto(`/dashboard/all-pto?view=calendar&month=${monthBefore}`);
  await calendar.getByRole('button', { name: 'Next month' }).click();
  const bar = calendar.getByRole('link', { name: later.name, exact: true }).first();
  await expect(bar).toBeVisible();
  await expect(
    calendar.getByRole('link', { name: `${earlier.name} (waiting)` }).first(),
  ).toBeVisible();
  expect(await findAxeIssues(page, 'the calendar')).toEqual([]);
  await bar.click();
  await expect(record).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar).toBeFocused();
});

test('requests can be searched, read by keyboard, assigned in bulk, and exported @full', async ({
  browser,
  stack,
}) => {
  const order = { type: 'requestSupply' as const, 'quantity-masks': '2', supplyWay: 'pickup' };
  const firstRequest = await submitRequest(stack, 'Packer', order);
  const secondRequest = await submitRequest(stack, 'Packerson', order);
  const page = await openQueue(browser, stack, 'supplies');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Search requests' })).toBeFocused();
  await page.keyboard.type('packer');
  const rows = page.getByRole('rowheader');
  await expect(rows).toHaveText([firstRequest.name, secondRequest.name]);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  const assign = page.getByLabel('Assign selected to');
  await expect(assign.getByRole('option', { name: /^You / })).toBeAttached();
  await assign.press('ArrowDown');
  await expect(assign).toHaveValue(' ');
  await assign.press('ArrowDown');
  await expect(assign).toHaveValue('owner@larkspan.example');
  await expect(page.getByText('Enter applies, Esc cancels')).toBeVisible();
  await expect(page.getByText('2 selected')).toBeVisible();
  expect(await findAxeIssues(page, 'a choice by keys')).toEqual([]);
  await assign.press('Enter');
  await expect(page.getByText(/^Assigned 2 requests to /).first()).toBeVisible();
  const assignedRow = page.getByRole('row').filter({ hasText: secondRequest.name });
  await expect(assignedRow.getByTitle('owner@larkspan.example')).toHaveText('Olive Owner (sample)');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByLabel('Assigned to').selectOption('Me');
  await expect(page).toHaveURL(/\?q=packer&assignee=mine$/);
  await page.getByRole('button', { name: 'Export' }).click();
  const saving = page.waitForEvent('download');
  await page.getByText('CSV file').click();
  const file = readFileSync(await (await saving).path(), 'utf8');
  expect(file).toContain(firstRequest.reference);
  expect(file.trim().split('\n')).toHaveLength(3);

  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await expect(page.getByRole('region', { name: firstRequest.name })).toBeVisible();
  await page.keyboard.press('j');
  const second = page.getByRole('region', { name: secondRequest.name, exact: true });
  await expect(second.getByRole('heading', { name: 'Earlier requests' })).toBeVisible();
  await page.keyboard.press('e');
  await expect(second.getByText('Reviewed', { exact: true })).toBeVisible();
});

test('on a phone, a request replaces its list, fits, and Escape returns @full', async ({
  browser,
  stack,
}) => {
  const { name } = await submitRequest(stack, 'Narrow-Featherstonehaugh-Cholmondeley-Vanderbilt', {
    type: 'payroll',
    periodFrom: '11/01/2026',
    periodTo: '11/14/2026',
    hoursWorked: '40',
    hoursPaid: '32',
    payProblem: 'x'.repeat(300),
  });
  const page = await openQueue(browser, stack, 'pay-roll');
  await page.setViewportSize(phone);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBe(phone.width);
  const record = await openRequest(page, name);
  await expect(record.getByText('8 hours missing')).toBeVisible();
  await expect(page.getByRole('table')).toBeHidden();
  expect(await width()).toBe(phone.width);
  expect(await findAxeIssues(page, 'a request on a phone')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name })).toBeFocused();
});

test('the header and reply box stay visible in a long request; one that can’t be loaded can be closed @full', async ({
  browser,
  stack,
}) => {
  const { name, reference } = await submitRequest(stack, 'Longley', {
    type: 'generalRequest',
    subject: 'Many lines',
    message: 'A line.\n'.repeat(80),
  });
  const page = await openQueue(browser, stack, 'general-request');
  await page.getByText(reference).click();
  const record = page.getByRole('region', { name });
  const expectInViewport = async () => {
    await expect(record.getByRole('heading', { name })).toBeInViewport({ ratio: 1 });
    await expect(record.getByRole('button', { name: 'Mark reviewed' })).toBeInViewport({
      ratio: 1,
    });
    await expect(record.getByLabel('Your reply')).toBeInViewport({ ratio: 1 });
  };
  await expectInViewport();
  await record.getByText('Request received').scrollIntoViewIfNeeded();
  await expect(record.getByText('Request received')).toBeInViewport();
  await expectInViewport();

  await page.route('**/api/helpDesk/records/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('This couldn’t be loaded')).toBeVisible();
  await page.getByRole('link', { name: 'Close', exact: true }).click();
  await expect(page.getByRole('row').filter({ hasText: reference })).toBeVisible();
  await expect(page.getByText('This couldn’t be loaded')).toHaveCount(0);
});

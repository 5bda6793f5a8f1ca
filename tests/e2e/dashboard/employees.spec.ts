import sharp from 'sharp';
import { findAxeIssues } from '../../fixtures/axe';
import {
  addEmployee as add,
  fillEmployee as fill,
  openForm,
  createPerson,
  type TestEmployee,
} from '../../fixtures/dashboard/employee-form';
import { expect, signIn, test } from '../../fixtures/test';
import { holdBackChanges } from '../../fixtures/dashboard/hold-back-changes';
import { phone } from '../../fixtures/viewports';

const path = '/dashboard/add-employee';

const csv = (rows: string[][]) => ({
  name: 'people.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [['First name', 'Last name', 'Title', 'Region', 'Private phone', 'Hire date'], ...rows]
      .map((row) => row.join(','))
      .join('\r\n'),
  ),
});

test('an employee is added with a photo, and the form names each wrong field', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto(path);
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  expect(await findAxeIssues(page, 'list')).toEqual([]);
  await page.keyboard.press('n');
  const form = page.getByRole('dialog', { name: 'New employee' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByRole('button', { name: 'Add employee' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(6);
  expect(await findAxeIssues(page, 'form with errors')).toEqual([]);
  await summary.getByRole('link', { name: /private phone number/ }).click();
  await expect(form.getByLabel('Private phone')).toBeFocused();

  const employee = createPerson('Ada');
  await fill(form, employee);
  await form.getByLabel('Private phone').fill('212 55');
  await form.getByRole('combobox', { name: /^Languages/ }).selectOption('English');
  await form.getByRole('combobox', { name: /^Languages/ }).selectOption('Spanish');
  await form.getByRole('button', { name: 'Remove English' }).click();
  await form.getByLabel('Certificate expires').fill('2024-01-01');
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await form.getByLabel('Private phone').fill(employee.phone);
  await form.getByLabel('Certificate expires').fill('2030-01-01');
  await form.getByLabel(/^Photo/).setInputFiles({
    name: 'me.png',
    mimeType: 'image/png',
    buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background: '#bc3d28' } })
      .png()
      .toBuffer(),
  });
  const take = form.getByRole('button', { name: 'Crop' });
  await take.click();
  await expect(form.getByText('Save to keep the new photo.')).toBeVisible();
  await form.getByRole('button', { name: 'Add employee' }).click();
  await expect(page.getByText(`Added ${employee.name}.`)).toBeVisible();
  await expect(form).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search employees' }).fill(employee.last);
  await expect(page).toHaveURL(/q=/);
  const row = page.getByRole('row').filter({ hasText: employee.name });
  await expect(row).toContainText('Jan 1, 2030');
  await expect(row.locator('img')).toHaveJSProperty('naturalWidth', 256);
});

test('when two people change one employee, the second is told who changed what and can save', async ({
  browser,
  page,
  stack,
}) => {
  const employee = createPerson('Bea');
  await signIn(page, 'owner');
  await page.goto(path);
  await add(page, employee);
  await page.goto(`${path}?q=${employee.last}`);
  await page.getByRole('link', { name: employee.name }).click();
  const form = page.getByRole('region', { name: employee.name });

  const context = await browser.newContext({ baseURL: stack.url });
  const other = await context.newPage();
  await signIn(other, 'owner');
  await other.goto(page.url());
  const otherDetail = other.getByRole('region', { name: employee.name });
  await otherDetail.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(otherDetail.getByLabel('Title')).toHaveValue('Home health aide');
  await form.getByRole('button', { name: 'Edit', exact: true }).click();
  await form.getByLabel('Title').fill('Nurse');
  const showChanges = await holdBackChanges(page, '**/api/employees**');
  await otherDetail.getByLabel('Region').selectOption('Michigan');
  await otherDetail.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('Saved', { exact: true })).toBeVisible();
  await context.close();

  await showChanges();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert').filter({ hasText: 'Not saved' })).toContainText(
    'You changed this in another window: region',
  );
  await expect(form.getByLabel('Title')).toHaveValue('Nurse');
  await expect(form.getByLabel('Region')).toHaveValue('michigan');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeFocused();

  await form.getByText(/^History/).click();
  await expect(form.getByText('Title: Home health aide → Nurse')).toBeVisible();
  await expect(form.getByText('Region: New Jersey → Michigan')).toBeVisible();
  expect(await findAxeIssues(page, 'form with history')).toEqual([]);
});

test('a phone number in another format is saved, and so are later edits @full', async ({
  page,
}) => {
  const employee = createPerson('Iva');
  await signIn(page, 'owner');
  await page.goto(path);
  await add(page, employee);
  await page.goto(`${path}?q=${employee.last}`);
  await page.getByRole('link', { name: employee.name }).click();
  const form = page.getByRole('region', { name: employee.name });
  const digits = `212555${String(Date.now()).slice(-4)}`;
  await form.getByRole('button', { name: 'Edit', exact: true }).click();
  await form.getByLabel('Private phone').fill(digits);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved', { exact: true })).toBeFocused();
  await form.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(form.getByLabel('Private phone')).toHaveValue(`(212) 555-${digits.slice(-4)}`);
  await expect(form.getByText('is not saved')).toHaveCount(0);
  await form.getByLabel('Title').fill('Nurse');
  await expect(form.getByText('is not saved')).toHaveCount(0);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Saved', { exact: true })).toBeFocused();
});

test('closing a form opened by URL focuses the button that opens it @full', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto(`${path}?new=1`);
  const form = page.getByRole('dialog', { name: 'New employee' });
  await expect(form.getByLabel('First name')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New employee' })).toBeFocused();
});

test('a closed form keeps its draft until it is discarded @full', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto(path);
  let form = await openForm(page);
  await form.getByLabel('First name').fill('Begun');
  await page.keyboard.press('Escape');
  await expect(form).toHaveCount(0);
  form = await openForm(page);
  await expect(form.getByLabel('First name')).toHaveValue('Begun');
  await expect(form.getByLabel('First name')).toBeFocused();
  await form.getByRole('button', { name: 'Discard changes' }).click();
  await form.getByRole('button', { name: 'Discard' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('');
  await expect(form.getByLabel('First name')).toBeFocused();
});

test('an employee opens beside the list with Save visible, and Escape keeps the draft @full', async ({
  page,
}) => {
  const employee = createPerson('Fay');
  await signIn(page, 'owner');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await add(page, employee);
  const row = page.getByRole('rowheader').first();
  const { y = 900, height = 900 } = (await row.boundingBox()) ?? {};
  expect((900 - y) / height).toBeGreaterThan(14);
  await page.goto(`${path}?q=${employee.last}`);
  await page.getByRole('link', { name: employee.name }).click();
  await expect(page).toHaveURL(/[?&]employee=/);
  const pane = page.getByRole('region', { name: employee.name });
  await expect(pane.getByRole('link', { name: /555-01/ })).toBeVisible();
  await pane.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(pane.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('searchbox', { name: 'Search employees' })).toBeVisible();
  await pane.getByLabel('Title').fill('Nurse');
  await page.keyboard.press('Escape');
  await expect(pane).toHaveCount(0);
  await expect(page.getByRole('link', { name: employee.name })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(pane.getByText('You have unsaved changes.')).toBeVisible();
  await page.reload();
  await pane.getByRole('button', { name: 'Continue editing' }).click();
  await expect(pane.getByLabel('Title')).toHaveValue('Nurse');
});

test('an employee leads to their help-desk requests, and a request back to its employee', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto(`${path}?q=reyes`);
  const name = 'Dolores Reyes (sample)';
  await page.getByRole('link', { name }).click();
  const pane = page.getByRole('region', { name });
  expect(await findAxeIssues(page, 'employee')).toEqual([]);
  await pane.getByRole('link', { name: /^Help desk: Supply request/ }).click();
  await expect(page).toHaveURL(/dashboard\/supplies/);
  await expect(pane.getByText('Request details')).toBeVisible();
  await pane.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/employee=/);
  await expect(pane.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
});

test('importing employees adds everybody in a good file, and nobody when a row is wrong', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto(path);
  const [valid, invalid] = [createPerson('Cara'), createPerson('Dan')];
  const toRow = (employee: TestEmployee, region: string) => [
    ...[employee.first, employee.last, 'Aide', region, employee.phone, '3/18/2024'],
  ];
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import employees' });
  const fileInput = dialog.getByLabel('CSV or Excel file');
  await fileInput.setInputFiles(csv([toRow(valid, 'Maryland'), toRow(invalid, 'Atlantis')]));
  await expect(dialog.getByText(/^Nothing was imported/)).toBeVisible();
  const problem = dialog.getByRole('row').filter({ hasText: 'Line 3' });
  await expect(problem).toContainText('Atlantis');
  await expect(problem).toContainText('Choose a region: New York');
  await expect(dialog.getByRole('button', { name: /^Import/ })).toHaveCount(0);
  expect(await findAxeIssues(page, 'import with bad rows')).toEqual([]);
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  await fileInput.setInputFiles(csv([toRow(valid, 'Maryland'), toRow(invalid, 'Michigan')]));
  await dialog.getByRole('button', { name: 'Import 2 employees' }).click();
  await expect(page.getByText('Imported: 2 added, 0 changed.')).toBeVisible();
  for (const { last, name } of [valid, invalid]) {
    await page.goto(`${path}?q=${last}`);
    await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
  }
});

test('a former employee leaves the default list and can return @full', async ({ page }) => {
  const employee = createPerson('Eve');
  await signIn(page, 'owner');
  await page.goto(path);
  await add(page, employee);
  await page.goto(`${path}?q=${employee.last}`);
  const change = async (status: string, lastDay?: string) => {
    await page.getByRole('link', { name: employee.name }).click();
    const form = page.getByRole('region', { name: employee.name });
    await form.getByRole('button', { name: 'Edit', exact: true }).click();
    await form.getByLabel('Status').selectOption(status);
    if (lastDay !== undefined) await form.getByLabel('Last day').fill(lastDay);
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Saved', { exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(form).toHaveCount(0);
  };
  await change('Left or leaving', '2026-01-31');
  await expect(page.getByText('No employees found')).toBeVisible();
  await page.goto(`${path}?q=${employee.last}&status=left`);
  await expect(page.getByRole('row').filter({ hasText: 'Jan 31, 2026' })).toHaveCount(1);
  await change('Active');
  await page.goto(`${path}?q=${employee.last}`);
  await expect(page.getByRole('link', { name: employee.name })).toBeVisible();
});

test('the overview counts expiring certificates and links to exactly those @full', async ({
  page,
}) => {
  await signIn(page, 'owner');
  await page.goto('/dashboard');
  const figure = page.getByRole('link', { name: /Certificates due/ });
  await expect(figure).toContainText(/1 expired, 2 within 60 days/);
  await figure.click();
  await expect(page).toHaveURL(/certificate=due/);
  const rows = page.getByRole('table', { name: 'Employees' }).getByRole('row');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Expired');
});

test('the list fits a phone, 40 people fit a printed page, and other roles can’t open it @full', async ({
  page,
  browser,
  stack,
}) => {
  await signIn(page, 'owner');
  await page.setViewportSize(phone);
  await page.goto(path);
  await expect(page.getByRole('table', { name: 'Employees' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  expect(await findAxeIssues(page, 'list on a phone')).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width: 726, height: 965 });
  const rows = page.getByRole('rowheader').locator('xpath=..');
  const tops = await rows.evaluateAll((list) => list.map((row) => row.getBoundingClientRect().top));
  expect((tops[1] ?? 965) - (tops[0] ?? 0)).toBeLessThan((965 - (tops[0] ?? 965)) / 40);
  for (const role of ['button', 'navigation', 'searchbox', 'checkbox'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  await page.emulateMedia({ media: 'screen' });
  await page.setViewportSize(phone);

  await openForm(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);

  const context = await browser.newContext({ baseURL: stack.url });
  const intake = await context.newPage();
  await signIn(intake, 'intake');
  await intake.goto(path);
  await expect(intake.getByText('You don’t have access to this page')).toBeVisible();
});

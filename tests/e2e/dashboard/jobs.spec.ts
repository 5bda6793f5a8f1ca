import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { addJob, fillJob, fillPay } from '../../fixtures/dashboard/job-form';
import { findOpenJob } from '../../fixtures/site/open-jobs';
import { createPdf } from '../../fixtures/pdf';
import { typePerson } from '../../fixtures/person';
import { loadScripts } from '../../fixtures/site/page-scripts';
import { expect, signIn, test } from '../../fixtures/test';
import { holdBackChanges } from '../../fixtures/dashboard/hold-back-changes';
import { desktop, phone } from '../../fixtures/viewports';

const path = '/dashboard/all-job-post';

function newTitle(): string {
  const letters = String(Date.now()).replace(/\d/g, (digit) =>
    String.fromCharCode(97 + Number(digit)),
  );
  return `Journey aide ${letters}`;
}

async function expectFitsPhone(page: Page): Promise<void> {
  await page.setViewportSize(phone);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  await page.setViewportSize(desktop);
}

test('a New Jersey job needs pay and valid text; once right, it is listed, duplicated, and closed', async ({
  page,
}) => {
  const title = newTitle();
  await signIn(page, 'owner');
  await page.goto('/dashboard/job-post');
  const form = page.getByRole('form', { name: 'New job' });
  await form.getByRole('button', { name: 'Publish job' }).click();
  const summary = form.getByRole('alert');
  await expect(summary).toBeFocused();
  expect(await findAxeIssues(page, 'form with errors')).toEqual([]);
  await expectFitsPhone(page);
  await fillJob(form, title);
  await form.getByRole('button', { name: 'Publish job' }).click();
  await expect(summary.getByRole('link')).toHaveText([
    /New Jersey law requires a pay range/,
    /New Jersey law requires benefits in job ads/,
  ]);
  await summary.getByRole('link', { name: /requires a pay range/ }).click();
  await expect(form.getByLabel('Minimum pay')).toBeFocused();
  await fillPay(form);
  await form
    .getByLabel('Description', { exact: true })
    .fill('You visit people.\n\nYou earn {pay}.');
  await form.getByRole('button', { name: 'Publish job' }).click();
  await expect(
    summary.getByRole('link', { name: /^Description: Line 3, column 10: / }),
  ).toBeVisible();
  await form.getByRole('button', { name: 'Line 3, column 10' }).click();
  await expect(form.getByLabel('Description', { exact: true })).toBeFocused();
  expect(await findAxeIssues(page, 'form with faults in its text')).toEqual([]);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await page.goBack();
  await expect(form.getByLabel('Title')).toHaveValue(title);
  await form.getByLabel('Description', { exact: true }).fill('You visit people.');
  await form.getByRole('button', { name: 'Publish job' }).click();

  await expect(page.getByRole('heading', { level: 2, name: title })).toBeFocused();
  expect(await findAxeIssues(page, 'job beside the list')).toEqual([]);
  await expectFitsPhone(page);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  const copy = page.getByRole('form', { name: 'Job' });
  await copy.getByLabel('Title').fill(`${title} again`);
  await copy.getByLabel('Title').press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: `${title} again` })).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeFocused();

  await page.goto(`${path}?q=${title.split(' ').at(-1) ?? ''}`);
  const rows = page.getByRole('table', { name: 'Jobs', exact: true }).getByRole('row');
  await expect(rows).toHaveCount(3);
  expect(await findAxeIssues(page, 'list')).toEqual([]);
  await expectFitsPhone(page);
  await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check();
  await page
    .getByRole('group', { name: 'Change selected jobs' })
    .getByRole('button', { name: 'Close job' })
    .click();
  await page
    .getByRole('group', { name: 'Close this job?' })
    .getByRole('button', { name: 'Close job' })
    .click();
  await expect(page.getByText('Closed 1 job.')).toBeVisible();
  await expect(rows.filter({ hasText: 'Closed' })).toHaveCount(1);
});

test('when two people change one job, the second sees the conflict and can overwrite @full', async ({
  browser,
  page,
  stack,
}) => {
  const title = newTitle();
  await signIn(page, 'owner');
  await addJob(page, title);
  await page.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Job' });
  await form.getByLabel('Town').fill('Ewing');
  const showChanges = await holdBackChanges(page, '**/api/jobs**');

  const context = await browser.newContext({ baseURL: stack.url });
  const other = await context.newPage();
  await signIn(other, 'admin');
  await other.goto(page.url());
  const theirs = other.getByRole('form', { name: 'Job' });
  await theirs.getByLabel('Maximum pay').fill('21');
  await theirs.getByRole('button', { name: 'Save' }).click();
  await expect(other.getByText('$18.50 to $21.00 an hour')).toBeVisible();
  await context.close();

  await showChanges();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('alert')).toContainText(
    'Ada Admin (sample) changed this: maximum pay',
  );
  await expect(form.getByLabel('Town')).toHaveValue('Ewing');
  await expect(form.getByLabel('Maximum pay')).toHaveValue('21');
  await form.getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^History/).click();
  await expect(page.getByText('Town: Trenton → Ewing')).toBeVisible();
  await expect(page.getByText('Maximum pay: 20.50 → 21')).toBeVisible();
});

test('the office reads an application, downloads its résumé, and keeps stage and note', async ({
  page,
}) => {
  const job = findOpenJob();
  await page.goto(`/career/${job.slug}`);
  await loadScripts(page);
  const apply = page.getByRole('region', { name: 'Apply for this job' });
  await typePerson(apply);
  const last = newTitle().split(' ').at(-1) ?? '';
  await apply.getByLabel('Last name').fill(last);
  await apply.getByLabel('Yes', { exact: true }).check();
  await apply.getByLabel('Résumé').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: createPdf('Certified home health aide'),
  });
  await apply.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByText('Your test application was sent')).toBeVisible();

  await signIn(page, 'admin');
  await page.goto(path);
  const files = page.getByRole('table', { name: 'Jobs from the site’s files' });
  await files.getByRole('link', { name: job.title, exact: true }).click();
  await page.getByRole('link', { name: /applications?, \d+ new/ }).click();
  await page.getByRole('link', { name: new RegExp(last) }).click();
  const detail = page.getByRole('region', { name: new RegExp(last) });
  await expect(detail.getByRole('heading', { level: 2 })).toBeFocused();
  expect(await findAxeIssues(page, 'application')).toEqual([]);
  await expectFitsPhone(page);
  const download = page.waitForEvent('download');
  await detail.getByRole('button', { name: 'Download résumé' }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`${last} resume[.]pdf$`));

  await detail.getByLabel('Stage').selectOption('interview');
  await expect(detail.getByText('Ada Admin (sample) moved to Interview')).toBeVisible();
  await detail.getByRole('heading', { level: 2 }).focus();
  await page.keyboard.press('r');
  await expect(detail.getByLabel('Your private note')).toBeFocused();
  await page.keyboard.type('Comes on Monday');
  await detail.getByRole('button', { name: 'Save note' }).click();
  await expect(detail.getByText('Note saved')).toBeVisible();
  await page.reload();
  await expect(detail.getByText('Comes on Monday')).toBeVisible();
  await expect(detail.getByLabel('Stage')).toHaveValue('interview');
});

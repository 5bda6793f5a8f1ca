import { axeFaults } from '../fixtures/axe';
import { openJobs } from '../fixtures/open-jobs';
import { pdf } from '../fixtures/pdf';
import { typePerson } from '../fixtures/person';
import { wake } from '../fixtures/scripts';
import { waitFor } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

/** A journey through a sample job needs the job: it fails when the job is over, and is not left out. */
function requireOpen(slug: string): void {
  const isOpen = openJobs().some((job) => job.slug === slug);
  const words = `The sample job ${slug} is not open any more: give content/jobs/${slug}.mdx a later last day, or these journeys another job.`;
  expect(isOpen, words).toBe(true);
}

test('a job is found by filters, and applied for with a résumé', async ({ page, stack }) => {
  requireOpen('certified-aide-newark');
  await page.goto('/career');
  await wake(page);
  await page.getByLabel('Where').selectOption('new-jersey');
  await page.getByLabel('Language').selectOption({ label: 'Portuguese' });
  await page.getByLabel('Shift').selectOption({ label: 'Evenings' });
  await expect(page.getByText(`1 of ${openJobs().length} jobs`)).toBeVisible();
  await expect(page).toHaveURL(/\?place=new-jersey&language=portuguese&shift=evening$/);
  await page.getByRole('link', { name: /Certified homemaker-home health aide/ }).click();

  await expect(page).toHaveURL('/career/certified-aide-newark');
  await expect(page.getByText('$18.50 to $20.50 an hour')).toBeVisible();
  await page.getByRole('link', { name: 'Apply for this job' }).click();
  const form = page.getByRole('region', { name: 'Apply for this job' });
  await typePerson(form);
  await form.getByLabel('Yes', { exact: true }).check();
  await form.getByLabel('Languages you speak').fill('English, Portuguese');
  await form.getByLabel('Résumé').setInputFiles({
    name: 'resume.pdf',
    mimeType: 'application/pdf',
    buffer: pdf('Rosa Alvarez, certified homemaker-home health aide'),
  });
  await form.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  await expect(page.getByText('We have your application')).toBeVisible();
  await expect(page.getByText('It takes about five minutes')).toHaveCount(0);
  await expect(page.getByText(/our New Jersey office reads it/)).toBeVisible();
  await waitFor(() => stack.outbox('.eml').some((mail) => /Certified homemaker/.test(mail)));
});

test('a résumé of the wrong kind or size is refused on the device, in words', async ({ page }) => {
  requireOpen('caregiver-detroit');
  await page.goto('/career/caregiver-detroit');
  await wake(page);
  const resume = page.getByLabel('Résumé');
  await resume.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF') });
  await expect(page.getByText('Please choose a PDF or a Word file (DOC or DOCX)')).toBeVisible();
  const big = Buffer.alloc(6 * 1024 * 1024, 1);
  await resume.setInputFiles({ name: 'me.pdf', mimeType: 'application/pdf', buffer: big });
  await expect(page.getByText(/This file is too large \(6 MB\)/)).toBeVisible();
});

test('an application for a job that has closed since is answered in words', async ({ page }) => {
  requireOpen('caregiver-detroit');
  await page.goto('/career/caregiver-detroit');
  await wake(page);
  // The page of another day: the same form, for a job that is no longer open.
  await page.route('**/api/applications', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const closed = body.replace('caregiver-detroit', 'home-health-aide-bronx');
    await route.continue({ postData: Buffer.from(closed, 'latin1') });
  });
  const form = page.getByRole('region', { name: 'Apply for this job' });
  await typePerson(form);
  await form.getByLabel('No', { exact: true }).check();
  await form.getByRole('button', { name: 'Send my application' }).click();
  await expect(form.getByText(/This job is no longer open/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
  await form.getByRole('link', { name: 'See the jobs that are open now' }).click();
  await expect(page).toHaveURL('/career#jobs');
});

test('a list without a match says what to take away, and brings it back with one tap', async ({
  page,
}) => {
  requireOpen('live-in-aide-queens');
  const all = openJobs();
  const here = all.filter(({ region }) => region === 'maryland').length;
  await page.goto('/career?place=maryland&shift=live-in');
  await wake(page);
  await expect(page.getByText('No open job fits all of this.')).toBeVisible();
  await page.getByRole('button', { name: `Without “Live-in”: ${here} jobs` }).click();
  await expect(page.getByText(`${here} of ${all.length} jobs`)).toBeVisible();
  await expect(page).toHaveURL('/career?place=maryland');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByText(`${all.length} open jobs`)).toBeVisible();
  await expect(page).toHaveURL('/career');
});

test("a region's career page lists its own jobs, and leads to all", async ({ page }) => {
  const all = openJobs();
  const own = all.filter(({ region }) => region === 'maryland');
  await page.goto('/maryland/career');
  await wake(page);
  const jobs = page.getByRole('region', { name: 'Open jobs' });
  await expect(jobs.getByRole('listitem')).toHaveCount(own.length);
  expect(all.length, 'No other office has an open job.').toBeGreaterThan(own.length);
  await page.getByRole('link', { name: `See all ${all.length} open jobs` }).click();
  await expect(page).toHaveURL('/career#jobs');
});

test('a closed job says so, leads on, and is not for search engines', async ({ page }) => {
  await page.goto('/career/home-health-aide-bronx');
  await expect(page.getByText('This job is closed', { exact: true })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  expect(await page.content()).not.toContain('JobPosting');
  await expect(page.locator('#apply')).toHaveCount(0);
  await page.goto('/career');
  await expect(page.getByRole('link', { name: 'Home health aide in the Bronx' })).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('all jobs are listed, no filter promises more, and the application arrives', async ({
    page,
  }) => {
    requireOpen('live-in-aide-queens');
    requireOpen('certified-aide-newark');
    await page.goto('/career');
    await expect(page.getByRole('link', { name: /Live-in aide in Queens/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Show jobs' })).toBeHidden();
    await page.goto('/career/certified-aide-newark');
    const form = page.getByRole('region', { name: 'Apply for this job' });
    await typePerson(form);
    await form.getByLabel('Yes', { exact: true }).check();
    await form.getByRole('button', { name: 'Send my application' }).click();
    await expect(page).toHaveURL('/new-jersey/thank-you');
  });
});

test('axe finds nothing on list, empty list and form with errors', async ({ page }) => {
  requireOpen('live-in-aide-queens');
  await page.goto('/career');
  await wake(page);
  expect(await axeFaults(page)).toEqual([]);
  await page.goto('/career?place=maryland&shift=live-in');
  await wake(page);
  await expect(page.getByText('No open job fits all of this.')).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
  await page.goto('/career/live-in-aide-queens');
  await wake(page);
  await page.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByText('Phone number is required').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

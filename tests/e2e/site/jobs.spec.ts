import { findOpenJobs } from '../../fixtures/site/open-jobs';
import { createPdf } from '../../fixtures/pdf';
import { typePerson } from '../../fixtures/person';
import { loadScripts } from '../../fixtures/site/page-scripts';
import { waitFor } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

function requireOpen(slug: string): void {
  const isOpen = findOpenJobs().some((job) => job.slug === slug);
  const words = `The sample job ${slug} is not open any more: give content/jobs/${slug}.mdx a later last day, or these journeys another job.`;
  expect(isOpen, words).toBe(true);
}

test('an applicant finds a job with filters and applies with a résumé', async ({ page, stack }) => {
  requireOpen('certified-aide-newark');
  await page.goto('/career');
  await loadScripts(page);
  await page.getByLabel('Where').selectOption('new-jersey');
  await page.getByLabel('Language').selectOption({ label: 'Portuguese' });
  await page.getByLabel('Shift').selectOption({ label: 'Evenings' });
  await expect(page.getByText(`1 of ${findOpenJobs().length} jobs`)).toBeVisible();
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
    buffer: createPdf('Rosa Alvarez, certified homemaker-home health aide'),
  });
  await form.getByRole('button', { name: 'Send my application' }).click();
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  await expect(page.getByText('Your test application was sent')).toBeVisible();
  await waitFor(() => stack.readOutbox('.eml').some((mail) => /Certified homemaker/.test(mail)));
});

test('applying for a job that has just closed shows an error @full', async ({ page }) => {
  requireOpen('caregiver-detroit');
  await page.goto('/career/caregiver-detroit');
  await loadScripts(page);
  await page.route('**/api/applications', async (route) => {
    const body = route.request().postDataBuffer()?.toString('latin1') ?? '';
    const closed = body.replace('caregiver-detroit', 'home-health-aide-bronx');
    await route.continue({ postData: Buffer.from(closed, 'latin1') });
  });
  const form = page.getByRole('region', { name: 'Apply for this job' });
  await typePerson(form);
  await form.getByLabel('No', { exact: true }).check();
  await form.getByRole('button', { name: 'Send my application' }).click();
  await expect(form.getByText(/This job is closed/)).toBeVisible();
  await expect(form.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(form.getByLabel('First name')).toHaveValue('Rosa');
  await form.getByRole('link', { name: 'See open jobs' }).click();
  await expect(page).toHaveURL('/career#jobs');
});

test('an empty list offers to remove the filter that hides jobs @full', async ({ page }) => {
  requireOpen('live-in-aide-queens');
  const all = findOpenJobs();
  const here = all.filter(({ region }) => region === 'maryland').length;
  await page.goto('/career?place=maryland&shift=live-in');
  await loadScripts(page);
  await expect(page.getByText('No open jobs match your filters.')).toBeVisible();
  await page.getByRole('button', { name: `Remove “Live-in”: ${here} jobs` }).click();
  await expect(page.getByText(`${here} of ${all.length} jobs`)).toBeVisible();
  await expect(page).toHaveURL('/career?place=maryland');
  await page.getByRole('button', { name: 'Clear all filters' }).click();
  await expect(page.getByText(`${all.length} open jobs`)).toBeVisible();
  await expect(page).toHaveURL('/career');
});

import { getRegionPath } from '../../../contract/shared/regions';
import { findThreads } from '../../fixtures/dashboard/staff-api';
import { fillForm } from '../../fixtures/site/eligibility-form';
import { findOpenJob } from '../../fixtures/site/open-jobs';
import { fillPerson } from '../../fixtures/person';
import { waitFor } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

test.use({ javaScriptEnabled: false });

for (const [home, prefix, state, region, thanks] of [
  ['/', '', 'New York', 'new-york', '/thank-you'],
  ['/resources', '', 'Maryland', 'maryland', '/maryland/thank-you'],
  ['/michigan', '/michigan', undefined, 'michigan', '/michigan/thank-you'],
] as const) {
  test(`without JavaScript, the eligibility check of ${home} works as a page @full`, async ({
    page,
    stack,
  }) => {
    const lastName = `Plain-${region}`;
    await page.goto(home);
    await page.locator('main a[data-eligibility]').first().click();
    await expect(page).toHaveURL(`${prefix}/eligibility`);
    const form = page.locator('form#eligibility');
    const person = { lastName, phone: '(646) 555-0121', medicate: 'ZZ12345Z' };
    await fillForm(form, { ...person, ...(state && { state }) });
    await form.getByRole('button', { name: 'Send my answers' }).click();
    await expect(page).toHaveURL(thanks);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('We have your message');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');

    const [thread] = await findThreads(stack.url, lastName);
    expect(thread?.region).toBe(region);
    expect(thread?.messages[0]?.channel).toBe('eligibility');
    await waitFor(() => stack.readOutbox('.eml').some((mail) => mail.includes(lastName)));
    const notice = stack.readOutbox('.eml').find((mail) => mail.includes(lastName)) ?? '';
    expect(notice).not.toMatch(/ZZ12345Z|1948/);
  });
}

test('without JavaScript, an eligibility check names a wrong answer, keeps the others, and arrives', async ({
  page,
  stack,
}) => {
  await page.goto('/maryland');
  await page.getByRole('main').locator('a[data-eligibility]').first().click();
  await expect(page).toHaveURL('/maryland/eligibility');
  const form = page.locator('form#eligibility');
  await fillForm(form, { lastName: 'Goes-Back', phone: '555-0121' });
  await form.getByRole('button', { name: 'Send my answers' }).click();
  await expect(
    page.getByRole('alert').getByRole('link', { name: /Please enter a valid 10-digit US phone/ }),
  ).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('(410) 555-0136');
  await expect(form.getByLabel('Phone number')).toHaveAccessibleDescription(/10-digit/);
  await expect(form.getByLabel('Last name')).toHaveValue('Goes-Back');
  await expect(form.getByLabel('Date of birth')).toHaveValue('4 12 1948');
  await expect(form.getByLabel('Morning')).toBeChecked();
  await form.getByLabel('Phone number').fill('(646) 555-0122');
  await form.getByLabel('Date of birth').fill('');
  await form.getByLabel('Date of birth').evaluate((input) => input.removeAttribute('required'));
  await form.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(['DOB is required']);
  await form.getByLabel('Date of birth').fill('4 12 1948');
  await form.getByRole('button', { name: 'Send my answers' }).click();
  await expect(page).toHaveURL('/maryland/thank-you');
  expect(await findThreads(stack.url, 'Goes-Back')).toHaveLength(1);
});

test('without JavaScript, a message, an enrollment, a help desk request, and a job application arrive', async ({
  page,
  stack,
}) => {
  const person = { firstName: 'Rosa', lastName: 'Plain-Forms', phone: '313 555 0123' };
  await page.goto('/michigan/contact');
  const message = page.getByRole('region', { name: 'Write to us' });
  await fillPerson(message, person);
  await message.getByLabel('By phone').check();
  await message.getByLabel('Your message').fill('Two lines.\nThe second.');
  await message.getByRole('button', { name: 'Send my message' }).click();
  await expect(page).toHaveURL('/michigan/thank-you');

  await page.goto('/hha-certification');
  const place = page.getByRole('region', { name: 'Request a spot in a class' });
  await fillPerson(place, person);
  await place.getByLabel('Maryland').check();
  await place.getByLabel('Yes, as a certified nurse aide (CNA)').check();
  await place.getByLabel('Any of these').check();
  await place.getByRole('button', { name: 'Request a spot' }).click();
  await expect(page).toHaveURL('/maryland/thank-you');
  const [thread] = await findThreads(stack.url, person.lastName);
  expect(thread?.messages.map(({ channel }) => channel).sort()).toEqual(['contact', 'enrollment']);

  await page.goto('/help-desk');
  const request = page.locator('#request-form');
  await request.getByLabel('Something else').check();
  await request.getByLabel('What is it about?').fill('Letter for my landlord');
  await request.getByLabel('What do you need?').last().fill('A letter that I work for you');
  await fillPerson(request, person);
  await request.getByLabel('Maryland').check();
  await request.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText(/HD-/)).toBeVisible();

  const { slug, region } = findOpenJob();
  await page.goto('/career');
  await expect(page.getByRole('button', { name: 'Show jobs' })).toBeHidden();
  await page.locator(`main a[href="/career/${slug}"]`).first().click();
  const application = page.getByRole('region', { name: 'Apply for this job' });
  await fillPerson(application, person);
  await application.getByLabel('Yes', { exact: true }).check();
  await application.getByRole('button', { name: 'Send my application' }).click();
  await expect(page).toHaveURL(getRegionPath(region, '/thank-you'));
});

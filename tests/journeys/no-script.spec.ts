import { threadsOf } from '../fixtures/inbox';
import { fillForm } from '../fixtures/eligibility-form';
import { typePerson } from '../fixtures/person';
import { waitFor } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

test.use({ javaScriptEnabled: false });

for (const [home, prefix, state, region, thanks] of [
  ['/', '', 'New York', 'new-york', '/thank-you'],
  ['/resources', '', 'Maryland', 'maryland', '/maryland/thank-you'],
  ['/michigan', '/michigan', undefined, 'michigan', '/michigan/thank-you'],
] as const) {
  test(`without JavaScript the eligibility check of ${home} leads to a page, and what is sent there arrives`, async ({
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

    const [thread] = await threadsOf(stack.url, lastName);
    expect(thread?.region).toBe(region);
    expect(thread?.messages[0]?.channel).toBe('eligibility');
    await waitFor(() => stack.outbox('.eml').some((mail) => mail.includes(lastName)));
    const notice = stack.outbox('.eml').find((mail) => mail.includes(lastName)) ?? '';
    expect(notice).not.toMatch(/ZZ12345Z|1948/);
  });
}

test('without JavaScript a wrong answer is told in words, with the form as it was typed', async ({
  page,
  stack,
}) => {
  await page.goto('/maryland/eligibility');
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
  expect(await threadsOf(stack.url, 'Goes-Back')).toHaveLength(1);
});

test('without JavaScript a message of the contact page arrives', async ({ page, stack }) => {
  await page.goto('/michigan/contact');
  const form = page.getByRole('region', { name: 'Write to us' });
  await typePerson(form, { firstName: 'Rosa', lastName: 'Plain-Contact', phone: '313 555 0123' });
  await form.getByLabel('By phone').check();
  await form.getByLabel('Your message').fill('Two lines.\nThe second.');
  await form.getByRole('button', { name: 'Send my message' }).click();
  await expect(page).toHaveURL('/michigan/thank-you');
  const [thread] = await threadsOf(stack.url, 'Plain-Contact');
  expect(thread?.messages[0]?.text.replace(/\r\n/g, '\n')).toBe('Two lines.\nThe second.');
});

test('without JavaScript a place in a class can be asked for', async ({ page, stack }) => {
  await page.goto('/hha-certification');
  const form = page.getByRole('region', { name: 'Ask for a place in a class' });
  await typePerson(form, { firstName: 'Ana', lastName: 'Plain-Enroll', phone: '410 555 0124' });
  await form.getByLabel('Maryland').check();
  await form.getByLabel('Yes, as a certified nurse aide (CNA)').check();
  await form.getByLabel('Any of these').check();
  await form.getByRole('button', { name: 'Ask for a place' }).click();
  await expect(page).toHaveURL('/maryland/thank-you');
  const [thread] = await threadsOf(stack.url, 'Plain-Enroll');
  expect(thread?.messages[0]?.channel).toBe('enrolment');
});

import type { Page } from '@playwright/test';
import { findAxeIssues } from '../../fixtures/axe';
import { findThreads } from '../../fixtures/dashboard/staff-api';
import { fillForm, submitForm } from '../../fixtures/site/eligibility-form';
import { waitFor } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

const screenerLabel = 'Answers from “What may pay for care”';

const title = (page: Page) =>
  page.getByRole('heading', { name: 'What may pay for care in New York' });

async function expectSent(page: Page, url: string, lastName: string): Promise<void> {
  const form = page.locator('form#eligibility');
  await expect(form.getByLabel('I’m asking for someone else')).toBeChecked();
  await expect(form.getByLabel('New York')).toBeChecked();
  await expect(form.getByLabel(screenerLabel)).toHaveValue(/Age: 81/);
  await form.getByLabel('Your name').fill('Ana');
  await fillForm(form, { lastName });
  await submitForm(form);
  await waitFor(async () => (await findThreads(url, lastName)).length > 0);
  const [thread] = await findThreads(url, lastName);
  const sent = thread?.messages[0]?.details.find(({ label }) => label === screenerLabel);
  expect(sent?.value).toMatch(
    /ZIP code: 11101\nCounty: Queens\nWhat is hard: Bathing or showering\nAge: 81/,
  );
}

test('one question at a time leads to an answer, and on to the office', async ({ page, stack }) => {
  await page.goto('/find-care');
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('My mother or father').check();
  await next.click();
  await expect(page.locator('legend:focus')).toHaveText('Where is care needed?');
  await expect(page.getByLabel('My mother or father')).toBeHidden();
  await page.getByLabel('ZIP code').fill('11101');
  await page.getByLabel('ZIP code').press('Enter');
  await page.getByLabel('Bathing or showering').check();
  await next.click();
  await page.getByLabel('Age in years').fill('81');
  await next.click();
  await expect(page.getByText('Question 5 of 10')).toBeVisible();
  await page.goBack();
  await expect(page.getByLabel('Age in years')).toHaveValue('81');
  for (let question = 4; question < 10; question++)
    await page.getByRole('button', { name: 'Skip' }).click();
  await page.getByRole('button', { name: 'Show what may pay' }).click();
  await expect(title(page)).toBeFocused();
  expect(page.url()).toBe(`${stack.url}/find-care`);
  expect(await findAxeIssues(page)).toEqual([]);

  await page.getByText('Email it to me').click();
  await page.getByLabel('Your email address').fill('reader@mail.example');
  await page.getByRole('button', { name: 'Send email' }).click();
  await expect(page.getByText('We sent it.')).toBeVisible();
  const readEmail = () =>
    stack.readOutbox('.eml').find((mail) => mail.includes('reader@mail.example')) ?? '';
  await waitFor(() => readEmail() !== '');
  expect(readEmail()).not.toMatch(/11101|Bathing|\b81\b/);

  await page.getByRole('link', { name: 'Send this to the office' }).click();
  await expectSent(page, stack.url, 'Find-Care');
});

test('the home page asks who and where, and the page of that state goes on, in Spanish', async ({
  page,
  stack,
}) => {
  await page.goto('/es');
  await page.getByLabel('¿Quién necesita el cuidado?').selectOption('Mi mamá o mi papá');
  await page.getByLabel('Código postal (ZIP)').fill('07102');
  await page.getByLabel('Código postal (ZIP)').press('Enter');
  const heading = page.getByRole('heading', { name: /en Nueva Jersey$/ });
  await expect(heading).toBeFocused();
  expect(page.url()).toBe(`${stack.url}/es/new-jersey/find-care`);

  await page.locator('[data-result]').getByRole('link', { name: 'Cambiar', exact: true }).click();
  await page.getByLabel('Condado', { exact: true }).selectOption('Condado de Salem');
  await expect(page.getByText('Por lo general no trabajamos en este condado.')).toBeVisible();
  expect(await findAxeIssues(page)).toEqual([]);
  await page.getByRole('button', { name: 'Ver el resultado hasta ahora' }).click();
  await expect(heading).toBeFocused();
  await expect(page.locator('[data-result]')).toContainText('Condado de Salem. Cambiar');
  await page.getByRole('link', { name: 'Enviar esto a la oficina' }).click();
  await expect(page.locator('form#eligibility [name="screener"]')).toHaveValue(
    /^Answered in Spanish\n.*My mother or father\nZIP code: 07102\nCounty: Salem\n/,
  );

  await page.goto('/es/contact');
  await expect(page.getByLabel('Nueva Jersey')).toBeChecked();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one form leads to an answer, and on to the office', async ({ page, stack }) => {
    await page.goto('/find-care');
    const form = page.locator('[data-screener] form');
    await form.getByLabel('My mother or father').check();
    await form.getByLabel('ZIP code').fill('1110');
    await form.getByLabel('Bathing or showering').check();
    await form.getByLabel('Age in years').fill('81');
    const show = page.getByRole('button', { name: 'Show what may pay' });
    await show.click();
    await expect(page.getByRole('alert')).toContainText('Enter a 5-digit ZIP code');
    await page.getByLabel('ZIP code').fill('11101');
    await show.click();
    await expect(title(page)).toBeVisible();
    expect(page.url()).not.toMatch(/11101|\b81\b/);
    await page.getByRole('link', { name: 'Answer more' }).click();
    await expect(page.getByLabel('Age in years')).toBeVisible();
    await expect(page.getByLabel('Age in years')).toHaveValue('81');
    await expectSent(page, stack.url, 'Find-Plain');
  });

  test('the home page leads to an answer, and outside our states to someone who knows', async ({
    page,
  }) => {
    await page.goto('/');
    await page.getByLabel('Who needs care?').selectOption('Me');
    await page.getByLabel('ZIP code').fill('33101');
    await page.getByRole('button', { name: 'Show what may pay' }).click();
    await expect(
      page.getByRole('heading', { name: 'We don’t have an office there' }),
    ).toBeVisible();
    await expect(page.getByText(/Find it with the Eldercare Locator/)).toBeVisible();
    await expect(page.getByRole('link', { name: '1-800-677-1116' }).first()).toBeVisible();
    expect(page.url()).not.toContain('33101');
  });
});

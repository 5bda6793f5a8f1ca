import { findThreads } from '../../fixtures/dashboard/staff-api';
import { chooseState, typePerson } from '../../fixtures/person';
import { holdScripts, loadScripts } from '../../fixtures/site/page-scripts';
import { expect, test } from '../../fixtures/test';

test('a message sent before the scripts load ends on the thank-you page and arrives once', async ({
  page,
  stack,
}) => {
  const lastName = 'Late-Scripts';
  await page.clock.install();
  await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('region', { name: 'Write to us' });
  await chooseState(form, 'New York');
  await typePerson(form, { firstName: 'Rosa', lastName, phone: '(212) 555-0135' });
  await form.getByLabel('By phone').check();
  await form.getByLabel('Your message').fill('Please call me.');
  await form.getByRole('button', { name: 'Send my message' }).dblclick();
  await page.clock.fastForward('00:30');
  await expect(page).toHaveURL('/thank-you');

  await page.goBack({ waitUntil: 'domcontentloaded' });
  await expect(form.getByLabel('Your message')).toHaveValue('Please call me.');
  await form.getByRole('button', { name: 'Send my message' }).click();
  await page.clock.fastForward('00:30');
  await expect(page).toHaveURL('/thank-you');
  const [thread] = await findThreads(stack.url, lastName);
  expect(thread?.messages).toHaveLength(1);
});

test('text typed before the scripts load is sent @full', async ({ page, stack }) => {
  const lastName = 'Slow-Scripts';
  const release = await holdScripts(page);
  await page.goto('/contact', { waitUntil: 'domcontentloaded' });
  const form = page.getByRole('region', { name: 'Write to us' });
  await chooseState(form, 'New York');
  await typePerson(form, { firstName: 'Rosa', lastName, phone: '(212) 555-0136' });
  await form.getByLabel('By phone').check();
  release();
  await loadScripts(page);
  await form.getByLabel('Your message').fill('Please call me.');
  await form.getByRole('button', { name: 'Send my message' }).dblclick();
  await expect(page.getByRole('group', { name: 'We have your message' })).toBeFocused();
  const [thread] = await findThreads(stack.url, lastName);
  expect(thread?.messages).toHaveLength(1);
});

test('before its scripts load, the help desk asks what the chosen type needs @full', async ({
  page,
}) => {
  await holdScripts(page);
  await page.goto('/help-desk', { waitUntil: 'domcontentloaded' });
  const form = page.locator('#request-form');
  await expect(form.getByLabel('First day off')).toBeHidden();
  await form.getByLabel('Time off (PTO)').check();
  await expect(form.getByLabel('First day off')).toBeVisible();
  await form.getByLabel('Supplies').check();
  await expect(form.getByLabel('First day off')).toBeHidden();
  await expect(form.getByLabel('Mailing address')).toBeHidden();
  await form.getByLabel('Mail them to me').check();
  await expect(form.getByLabel('Mailing address')).toBeVisible();
  await form.getByLabel('Mailing address').fill('1 Sample Street, Brooklyn');
  await form.getByLabel('Anything else, and how many').fill('2 boxes of masks');
  await typePerson(form);
  await form.getByLabel('Maryland').check();
  await form.getByRole('button', { name: 'Send my request' }).click();
  await expect(page.getByText(/HD-/)).toBeVisible();
});

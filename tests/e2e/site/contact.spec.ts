import { brands } from '../../fixtures/brands';
import { findThreads } from '../../fixtures/dashboard/staff-api';
import { chooseState, typePerson } from '../../fixtures/person';
import { loadScripts } from '../../fixtures/site/page-scripts';
import { waitFor } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';
import { phone } from '../../fixtures/viewports';

test('a message from a phone reaches the inbox, and the state’s office gets an email without its text', async ({
  page,
  stack,
}) => {
  const lastName = 'Contact-Journey';
  const words = 'My mother fell last week.\nCan somebody come?';
  await page.setViewportSize(phone);
  await page.goto('/new-jersey/contact');
  await loadScripts(page);
  const form = page.getByRole('region', { name: 'Write to us' });
  await typePerson(form, { firstName: 'Rosa', lastName, phone: '(212) 555-0133' });
  await form.getByRole('textbox', { name: 'Email' }).fill('rosa@example.com');
  await form.getByLabel('By email').check();
  await form.getByLabel('Your message').fill(words);
  await form.getByRole('button', { name: 'Send my message' }).click();

  await expect(page.getByRole('group', { name: 'We have your message' })).toBeFocused();
  await expect(page.getByText(/email you at rosa@example\.com by .* [AP]M/)).toBeVisible();
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  const [thread] = await findThreads(stack.url, lastName);
  expect(thread?.region).toBe('new-jersey');
  const [message] = thread?.messages ?? [];
  expect(message?.channel).toBe('contact');
  expect(message?.text.replace(/\r\n/g, '\n')).toBe(words);

  const isNotice = (mail: string) => mail.includes(lastName);
  await waitFor(() => stack.readOutbox('.eml').some(isNotice));
  const notice = stack.readOutbox('.eml').find(isNotice) ?? '';
  expect(notice).toContain(brands['new-jersey'].email);
  expect(notice).not.toMatch(/My mother fell/);
});

test('a reply by email requires an address, and adding one clears the error @full', async ({
  page,
}) => {
  await page.goto('/contact');
  await loadScripts(page);
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('By email').check();
  await form.getByRole('button', { name: 'Send my message' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  const problem = form.locator('#contact-email-error');
  await expect(problem).toHaveText('Enter your email address so we can reply by email');
  await form.getByRole('textbox', { name: 'Email' }).fill('rosa@example.com');
  await expect(problem).toHaveCount(0);
});

test('when the network fails, a message is kept, and Try again sends it once', async ({
  page,
  stack,
}) => {
  const lastName = 'Dead-Network';
  await page.goto('/contact');
  await loadScripts(page);
  const form = page.getByRole('region', { name: 'Write to us' });
  await chooseState(form, 'New York');
  await typePerson(form, { firstName: 'Rosa', lastName, phone: '(212) 555-0134' });
  await form.getByLabel('By phone').check();
  await form.getByLabel('Your message').fill('Please call me.');
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Send my message' }).click();
  await expect(page.getByText('Error sending email')).toBeVisible();
  await expect(form.getByText('We’re not sure this was sent')).toBeVisible();
  await expect(form.getByLabel('Your message')).toHaveValue('Please call me.');
  await page.unroute('**/api/contact');
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'We have your message' })).toBeFocused();
  const [thread] = await findThreads(stack.url, lastName);
  expect(thread?.messages).toHaveLength(1);
});

import { findThreads } from '../../fixtures/dashboard/staff-api';
import { typePerson } from '../../fixtures/person';
import { loadScripts } from '../../fixtures/site/page-scripts';
import { waitFor } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

test('an enrollment reaches the state’s office', async ({ page, stack }) => {
  const lastName = 'Enroll-Journey';
  await page.goto('/hha-certification');
  await loadScripts(page);
  await page.getByRole('link', { name: 'Request a spot in a class' }).click();
  await expect(page).toHaveURL('/hha-certification#enroll');
  const form = page.getByRole('region', { name: 'Request a spot in a class' });
  await form.getByRole('button', { name: 'Request a spot' }).click();
  await form.getByRole('link', { name: 'Choose your state' }).click();
  await expect(form.getByLabel('New York')).toBeFocused();
  await typePerson(form, { firstName: 'Ana', lastName, phone: '973-555-0161' });
  await form.getByLabel('New Jersey').check();
  await form.getByLabel('No, I’m just starting').check();
  await form.getByLabel('Weekends').check();
  await form.getByLabel('Language you learn best in').fill('Português');
  await form.getByRole('button', { name: 'Request a spot' }).click();
  const panel = page.getByRole('group', { name: 'We have your request' });
  await expect(panel).toBeFocused();
  await expect(panel).toContainText('No one will ask you for money');

  const [thread] = await findThreads(stack.url, lastName);
  expect(thread?.region).toBe('new-jersey');
  expect(thread?.messages[0]?.channel).toBe('enrollment');
  const details = thread?.messages[0]?.details.map(({ value }) => value);
  expect(details).toEqual(expect.arrayContaining(['Weekends', 'Português']));
  await waitFor(() =>
    stack
      .readOutbox('.eml')
      .some((mail) => mail.includes(lastName) && mail.includes('newjersey@larkspan.example')),
  );
});

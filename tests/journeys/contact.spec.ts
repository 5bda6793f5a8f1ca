import { axeFaults } from '../fixtures/axe';
import { brands } from '../fixtures/brands';
import { threadsOf } from '../fixtures/inbox';
import { chooseState, typePerson } from '../fixtures/person';
import { wake } from '../fixtures/scripts';
import { waitFor } from '../fixtures/stack';
import { expect, test } from '../fixtures/test';

for (const [region, path, width] of [
  ['new-york', '/contact', 1440],
  ['new-jersey', '/new-jersey/contact', 360],
  ['maryland', '/maryland/contact', 1440],
  ['michigan', '/michigan/contact', 360],
] as const) {
  test(`a message written on ${path} arrives in the inbox, at ${width} px`, async ({
    page,
    stack,
  }) => {
    const lastName = `Contact-${region}`;
    const words = `My mother fell last week.\nCan somebody come? (${region})`;
    await page.setViewportSize({ width, height: 800 });
    await page.goto(path);
    await wake(page);
    const form = page.getByRole('region', { name: 'Write to us' });
    if (region === 'new-york') await chooseState(form, 'New York');
    await typePerson(form, { firstName: 'Rosa', lastName, phone: '(212) 555-0133' });
    await form.getByLabel('E-mail', { exact: false }).first().fill('rosa@example.com');
    await form.getByLabel('By e-mail').check();
    await form.getByLabel('Your message').fill(words);
    await form.getByRole('button', { name: 'Send my message' }).click();

    const panel = page.getByRole('group', { name: 'We have your message' });
    await expect(panel).toBeFocused();
    await expect(page.getByText('Message Sent successfully')).toBeVisible();
    const [thread] = await threadsOf(stack.url, lastName);
    expect(thread?.region).toBe(region);
    const [message] = thread?.messages ?? [];
    expect(message?.channel).toBe('contact');
    expect(message?.text.replace(/\r\n/g, '\n')).toBe(words);

    const isNotice = (mail: string) => mail.includes(lastName);
    await waitFor(() => stack.outbox('.eml').some(isNotice));
    const notice = stack.outbox('.eml').find(isNotice) ?? '';
    expect(notice).toContain(brands[region].email);
    expect(notice).not.toMatch(/My mother fell/);
  });
}

test('the phone number and the hours come before the form, or stand beside it', async ({
  page,
}) => {
  const box = async (words: string) => {
    const found = page.getByRole('main').getByText(words, { exact: true }).first();
    return (await found.boundingBox()) ?? { x: NaN, y: NaN };
  };
  const reach = ['(410) 555-0136', 'Monday to Friday, 8:30 am to 5:00 pm'];
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/maryland/contact');
  for (const words of reach) {
    expect((await box(words)).y).toBeLessThan((await box('First name')).y);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const words of reach) {
    expect((await box(words)).x).toBeLessThan((await box('First name')).x);
    await expect(page.getByRole('main').getByText(words, { exact: true }).first()).toBeInViewport();
  }
});

test('to be answered by e-mail an address is needed, and giving one takes the problem away', async ({
  page,
}) => {
  await page.goto('/contact');
  await wake(page);
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('By e-mail').check();
  await form.getByRole('button', { name: 'Send my message' }).click();
  await expect(form.getByRole('alert')).toBeFocused();
  const problem = form.locator('#contact-answerBy-error');
  await expect(problem).toHaveText('To be answered by e-mail, fill in your e-mail address');
  await form.getByLabel('E-mail', { exact: false }).first().fill('rosa@example.com');
  await expect(problem).toHaveCount(0);
});

test('while the server cannot be reached nothing typed is lost, and one tap sends it once', async ({
  page,
  stack,
}) => {
  const lastName = 'Dead-Network';
  await page.goto('/contact');
  await wake(page);
  const form = page.getByRole('region', { name: 'Write to us' });
  await chooseState(form, 'New York');
  await typePerson(form, { firstName: 'Rosa', lastName, phone: '(212) 555-0134' });
  await form.getByLabel('By phone').check();
  await form.getByLabel('Your message').fill('Please call me.');
  // The message arrives, and the answer is lost on its way back.
  await page.route('**/api/contact', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Send my message' }).click();
  await expect(page.getByText('Error sending email')).toBeVisible();
  await expect(form.getByText('Your answers were not sent')).toBeVisible();
  await expect(form.getByLabel('Your message')).toHaveValue('Please call me.');
  await page.unroute('**/api/contact');
  await form.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('group', { name: 'We have your message' })).toBeFocused();
  const [thread] = await threadsOf(stack.url, lastName);
  expect(thread?.messages).toHaveLength(1);
});

test('contact form and its problems have no accessibility fault axe can find', async ({ page }) => {
  await page.goto('/contact');
  await wake(page);
  await page.getByRole('button', { name: 'Send my message' }).click();
  await expect(page.getByText('Write your message').first()).toBeVisible();
  expect(await axeFaults(page)).toEqual([]);
});

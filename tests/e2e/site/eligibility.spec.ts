import type { Locator } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { findAxeIssues } from '../../fixtures/axe';
import { brands } from '../../fixtures/brands';
import { fillForm, openPopup, submitForm, visitor } from '../../fixtures/site/eligibility-form';
import { findThreads } from '../../fixtures/dashboard/staff-api';
import { getStateQuestion, typePerson } from '../../fixtures/person';
import { loadScripts } from '../../fixtures/site/page-scripts';
import { waitFor } from '../../fixtures/stack';
import { expect, test } from '../../fixtures/test';

test('by keyboard, the eligibility popup opens, keeps focus, names missing answers, and returns focus', async ({
  page,
}) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const launcher = page.getByRole('button', { name: 'Eligibility Check' });
  await launcher.focus();
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: 'Check your eligibility' });
  await expect(popup.getByLabel('First name')).toBeVisible();
  const isInside = () => popup.evaluate((dialog) => dialog.contains(document.activeElement));
  for (const key of ['Shift+Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    expect(await isInside()).toBe(true);
  }
  await submitForm(popup);
  for (const words of [
    'First Name is required',
    'Last Name is required',
    'DOB is required',
    'Phone number is required',
    'Time is required',
  ]) {
    await expect(popup.getByText(words).first()).toBeVisible();
  }
  await expect(popup.getByRole('alert').or(popup.locator('[tabindex="-1"]:focus'))).toBeFocused();
  expect(await findAxeIssues(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(launcher).toBeFocused();
});

test('a request from a page without a region goes to the region visited before', async ({
  page,
  stack,
}) => {
  const lastName = 'From-Maryland';
  await page.goto('/maryland');
  await page.goto('/resources');
  const popup = await openPopup(page);
  await expect(getStateQuestion(popup).getByLabel('Maryland')).toBeChecked();
  await expect(popup.getByText(brands.maryland.phone)).toBeVisible();
  await typePerson(popup, { ...visitor, lastName });
  await popup.getByLabel('Morning').check();
  await popup.getByLabel('Date of birth').fill(visitor.dob);
  await submitForm(popup);
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  await expect(popup).toBeHidden();
  await page.getByRole('button', { name: 'Eligibility Check' }).click();
  const receipt = popup.getByRole('group', { name: 'We have your answers' });
  await expect(receipt).toContainText(lastName);
  await expect(receipt).toContainText(brands.maryland.phone);
  await expect(receipt).not.toContainText(visitor.dob);
  expect(await findThreads(stack.url, lastName)).toMatchObject([{ region: 'maryland' }]);
  await waitFor(() =>
    stack
      .readOutbox('.eml')
      .some((mail) => mail.includes(lastName) && mail.includes(brands.maryland.email)),
  );
});

test('a registered number is rejected without sending the list of numbers to the browser', async ({
  page,
}) => {
  const numbers =
    readFileSync('content/settings/registered-numbers.txt', 'utf8').match(/^\d{10}$/gm) ?? [];
  expect(numbers.length).toBeGreaterThanOrEqual(80);
  const bodies: string[] = [];
  page.on('response', (response) => {
    void response.text().then(
      (text) => bodies.push(text),
      () => undefined,
    );
  });
  await page.goto('/');
  const popup = await openPopup(page);
  await popup.getByLabel('Phone number').fill(numbers[0] ?? '');
  await popup.getByLabel('First name').focus();
  await expect(popup.getByText('Phone number already exists').first()).toBeVisible();
  expect(bodies.length).toBeGreaterThan(5);
  expect(bodies.filter((body) => numbers.some((number) => body.includes(number)))).toEqual([]);
});

test('when the network fails, eligibility answers are kept but not stored in the browser, and Try again sends them', async ({
  page,
}) => {
  await page.goto('/');
  const popup = await openPopup(page);
  await fillForm(popup, { phone: '646-555-0110', email: 'kept@example.com' });
  await page.route('**/api/email', (route) => route.abort());
  await submitForm(popup);
  await expect(page.getByText('Error sending email')).toBeVisible();
  await expect(popup).toBeHidden();
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/Rosa|1948|kept@|0110/);

  await page.unroute('**/api/email');
  await openPopup(page);
  await expect(popup.getByLabel('First name')).toHaveValue(visitor.firstName);
  await expect(popup.getByLabel('Email')).toHaveValue('kept@example.com');
  await popup.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
});

test('after the server rejects a file, the reopened popup focuses the error @full', async ({
  page,
}) => {
  await page.goto('/');
  const popup = await openPopup(page);
  await fillForm(popup, { phone: '646-555-0113' });
  await popup.getByLabel('Photo of the benefit card').setInputFiles({
    name: 'card.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('<script>alert(1)</script>'),
  });
  await submitForm(popup);
  await expect(popup).toBeHidden();
  const launcher = page.getByRole('button', { name: 'Eligibility Check' });
  await expect(launcher).toContainText('Not confirmed yet');
  await launcher.click();
  await expect(popup.getByRole('alert')).toBeFocused();
  await expect(popup.getByRole('alert').getByRole('link')).toBeInViewport();
});

test('at 360 px, the bubble covers only its button, and a toast leaves phone and menu free @full', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.clock.install();
  await page.goto('/maryland/contact');
  await loadScripts(page);
  const bubble = page.locator('[data-bubble]');
  await bubble.waitFor({ state: 'attached' });
  // In the second bubble interval, 58 to 62 s.
  const now = await page.evaluate(() => performance.now());
  await page.clock.fastForward(Math.round(58_500 - now));
  await expect(bubble).toHaveAttribute('data-shown', '');
  const getEdges = (element: Locator) =>
    element.evaluate((node) => {
      const { left, top, right, bottom } = node.getBoundingClientRect();
      return [left, top, right, bottom].map(Math.round);
    });
  const button = await getEdges(page.getByRole('button', { name: 'Eligibility Check' }));
  const getMaxDistance = async () => {
    const edges = await getEdges(bubble);
    return Math.max(...edges.map((edge, index) => Math.abs(edge - (button[index] ?? 0))));
  };
  await expect.poll(getMaxDistance).toBeLessThanOrEqual(1);
  await page.route('**/api/contact', (route) => route.abort());
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('First name').fill('Rosa');
  await form.getByLabel('Last name').fill('Lind');
  await form.getByLabel('Phone number').fill('(212) 555-0133');
  await form.getByLabel('By phone').check();
  await form.getByLabel('Your message').fill('Please call.');
  await form.getByRole('button', { name: 'Send my message' }).click();
  const toast = page.getByText('Error sending email');
  await expect(toast).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 0));
  const top = (await toast.boundingBox())?.y ?? 0;
  for (const name of ['header a[href^="tel:"]', 'header button:visible']) {
    for (const control of await page.locator(name).all()) {
      const box = await control.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(top);
    }
  }
});

for (const path of ['/eligibility', '/career', '/career/caregiver-detroit', '/help-desk']) {
  test(`${path}, which asks for what the visitor came for, has no floating button @full`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('[data-launcher]')).toHaveCount(0);
  });
}

for (const path of ['/contact', '/hha-certification']) {
  test(`at 360 px, the floating button is on ${path}, and covers no field of its form @full`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await loadScripts(page);
    await expect(page.getByRole('button', { name: 'Eligibility Check' })).toBeVisible();
    const isReachable = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return hit !== null && (element.contains(hit) || hit.closest('label') !== null);
    };
    const controls = page.locator('main form').locator('input, select, textarea, button');
    for (const control of await controls.all()) {
      if (!(await control.isVisible()) || (await control.getAttribute('tabindex')) === '-1')
        continue;
      await control.evaluate((element) => element.scrollIntoView({ block: 'end' }));
      await expect.poll(() => control.evaluate(isReachable)).toBe(true);
    }
  });
}

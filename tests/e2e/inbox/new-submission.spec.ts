import {
  createCardPicture,
  fillForm,
  openPopup,
  submitForm,
} from '../../fixtures/site/eligibility-form';
import { waitFor } from '../../fixtures/stack';
import { skipToPoll } from '../../fixtures/dashboard/skip-to-poll';
import { createPdf } from '../../fixtures/pdf';
import { expect, signIn, test } from '../../fixtures/test';
import { submitCheck } from '../../fixtures/dashboard/inbox-threads';

for (const width of [360, 1440]) {
  test(`a visitor asks and the office answers, undoes an email with a file, and sends it again, at ${width} px`, async ({
    browser,
    stack,
  }) => {
    const phone = width === 360 ? '(917) 555-0101' : '(917) 555-0102';
    // Letters only: names with digits are left out of emails.
    const lastName = width === 360 ? 'Main-Phone' : 'Main-Desk';
    const size = { viewport: { width, height: 800 }, baseURL: stack.url };

    const visitor = await (await browser.newContext(size)).newPage();
    await visitor.goto('/maryland');
    const popup = await openPopup(visitor);
    await fillForm(popup, {
      lastName,
      phone,
      email: 'rosa@example.com',
      medicate: 'AB12345C',
      consent: true,
    });
    await popup.getByLabel('Photo of the benefit card').setInputFiles(await createCardPicture());
    const smsResponse = visitor.waitForResponse('**/api/sms');
    await submitForm(popup);
    await expect(visitor.getByText('Message Sent successfully')).toBeVisible();
    await expect(popup).toBeHidden();
    expect((await smsResponse).ok()).toBe(true);

    await waitFor(() => stack.readOutbox('.eml').some((mail) => mail.includes(lastName)));
    const notice = stack.readOutbox('.eml').find((mail) => mail.includes(lastName)) ?? '';
    expect(notice).toContain('maryland@larkspan.example');
    expect(notice).not.toMatch(/1948|AB12345C|card\.jpg/);
    await waitFor(() =>
      stack.readOutbox('.txt').some((text) => text.includes(phone.replace(/\D/g, ''))),
    );

    const office = await (await browser.newContext(size)).newPage();
    await signIn(office, 'intake');
    await office.goto('/dashboard/all-form-submission-message');
    const row = office.getByRole('link', { name: new RegExp(`Rosa ${lastName}`) });
    await expect(row).toContainText('Due in ');
    await expect(row).toHaveAccessibleDescription(/ \+ 1 h → /);
    await row.click();
    const thread = office.getByRole('region', { name: `Rosa ${lastName}` });
    await expect(thread.getByText('Maryland').first()).toBeVisible();
    await expect(thread.getByText('AB12345C')).toBeHidden();
    await thread.getByRole('button', { name: /Reveal Medicaid/i }).click();
    await expect(thread.getByText('AB12345C')).toBeVisible();
    await thread.getByRole('button', { name: 'View benefit card' }).click();
    const card = office.getByRole('dialog').getByRole('img');
    await expect(card).toBeVisible();
    expect(await card.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(
      100,
    );
    await office.keyboard.press('Escape');

    await answer('text', /^Send text$/, `We call you at nine, ${width}.`);
    await waitFor(() =>
      stack.readOutbox('.txt').some((text) => text.includes(`We call you at nine, ${width}.`)),
    );

    // The next Undo is of the email.
    await expect(office.getByRole('button', { name: 'Undo' })).toBeHidden();
    const text = `The list you asked for, ${width}.`;
    await thread.getByRole('radio', { name: /email/i }).check();
    const brochure = { name: 'list.pdf', mimeType: 'application/pdf', buffer: createPdf('List') };
    await thread.getByLabel('Choose files to attach').setInputFiles(brochure);
    await expect(thread.getByRole('list', { name: 'Attached files' })).toContainText('list.pdf');
    await answer('email', /^Send email$/, text);
    await office.getByRole('button', { name: 'Undo' }).click();
    await expect(thread.getByLabel('Your reply')).toHaveValue(text);
    await expect(thread.getByRole('list', { name: 'Attached files' })).toContainText('list.pdf');
    await thread.getByRole('button', { name: /^Send email$/ }).click();
    await waitFor(() =>
      stack
        .readOutbox('.eml')
        .some(
          (mail) =>
            mail.includes('rosa@example.com') && mail.includes(text) && mail.includes('list.pdf'),
        ),
    );
    await expect(thread.getByText('Sent', { exact: true })).toHaveCount(2);

    async function answer(channel: 'text' | 'email', button: RegExp, words: string): Promise<void> {
      // The channels appear once the box is used.
      await thread.locator('textarea').focus();
      await thread.getByRole('radio', { name: channel === 'text' ? /text/i : /email/i }).check();
      await thread.getByLabel('Your reply').fill(words);
      await thread.getByRole('button', { name: button }).click();
      await expect(thread.getByRole('list', { name: 'Messages' }).getByText(words)).toBeVisible();
    }
  });
}

test('a new submission appears within one poll, with a badge that a click clears', async ({
  page,
  stack,
}) => {
  await page.clock.install();
  await signIn(page, 'intake');
  await page.goto('/dashboard/all-form-submission-message');
  const link = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /All form submission messages/ });
  await link.click();
  await expect(link).toHaveAccessibleName('All form submission messages');

  await submitCheck(stack, 'Badge');
  await skipToPoll(page);
  await expect(page.getByRole('link', { name: /Ann Badge/ })).toBeVisible();
  await expect(link).toHaveAccessibleName(/1/);
  await link.click();
  await expect(link).toHaveAccessibleName('All form submission messages');
  const stored = await page.evaluate(() => ({ ...localStorage }));
  expect(stored.dashBoardMessage).toBe('0');
  expect(
    Object.values(JSON.parse(stored.lastMessageCount ?? '{}') as Record<string, number>).length,
  ).toBeGreaterThan(0);
});

import { expect, test } from '@playwright/test';
import { startSmtpPeer, type SmtpPeer } from '../peers/smtp-peer';
import { startTwilioPeer, type TwilioPeer } from '../peers/twilio-peer';
import { fillForm, openPopup, submit, type Visitor } from '../fixtures/eligibility-form';
import { axeFaults } from '../fixtures/axe';
import { openInbox, openThread, submitCheck } from '../fixtures/threads';
import { forget, startStack, waitFor, type Stack } from '../fixtures/stack';

test.describe.configure({ mode: 'serial' });
test.setTimeout(120_000);

let smtp: SmtpPeer;
let twilio: TwilioPeer;
let stack: Stack;

test.beforeAll(async () => {
  smtp = await startSmtpPeer();
  twilio = await startTwilioPeer();
  stack = await startStack({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Larkspan <no-reply@larkspan.example>',
    TWILIO_API_URL: twilio.url,
    TWILIO_ACCOUNT_SID: twilio.account.accountSid,
    TWILIO_AUTH_TOKEN: twilio.account.authToken,
    TWILIO_FROM: twilio.account.from,
  });
});

test.afterAll(async () => {
  await stack.stop();
  await Promise.all([smtp.stop(), twilio.stop()]);
  forget(stack);
});

test('a submission reaches the office by SMTP and the visitor by text, once', async ({ page }) => {
  await page.goto(`${stack.url}/michigan`);
  const popup = await openPopup(page);
  await fillForm(popup, { lastName: 'Delivered', phone: '313-555-0121', consent: true });
  await submit(popup);
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  await waitFor(() => smtp.mails.length === 1 && twilio.texts.length === 1);
  expect(smtp.mails[0]?.to).toEqual(['michigan@larkspan.example']);
  expect(smtp.mails[0]?.source).toContain('Delivered');
  expect(twilio.texts[0]?.to).toBe('+13135550121');
  expect(twilio.texts[0]?.body).toContain('STOP');
});

test('without consent no text is sent', async ({ page }) => {
  const before = twilio.texts.length;
  const sendAs = async (person: Visitor) => {
    await page.goto(`${stack.url}/`);
    const popup = await openPopup(page);
    await fillForm(popup, person);
    const asked = page.waitForResponse((response) => response.url().endsWith('/api/sms'));
    await submit(popup);
    await (await asked).finished();
  };
  await sendAs({ lastName: 'Quiet', phone: '313-555-0122' });
  // Texts leave in the order in which they were asked for: once a later one is there, the first would be too.
  await sendAs({ lastName: 'Willing', phone: '313-555-0124', consent: true });
  await waitFor(() => smtp.mails.length === 3 && twilio.texts.length > before);
  expect(twilio.texts.slice(before).map(({ to }) => to)).toEqual(['+13135550124']);
});

test('an answer that was refused is sent again from the thread, once, when it can be', async ({
  browser,
}) => {
  const name = await submitCheck(stack, 'Refused');
  const page = await openInbox(browser, stack, 'owner');
  const thread = await openThread(page, name);
  await waitFor(() => smtp.mails.some(({ source }) => source.includes('Refused')));
  smtp.refuse(550);
  await thread.getByRole('radio', { name: 'E-mail' }).check();
  await thread.getByLabel('Your answer').fill('We will call you at 3.');
  await thread.getByRole('button', { name: 'Send e-mail' }).click();
  const again = thread.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible({ timeout: 15_000 });
  expect(await axeFaults(page, 'a failed delivery')).toEqual([]);
  // Refused once more, it can be tried once more.
  const before = smtp.refused();
  await again.click();
  await waitFor(() => smtp.refused() > before);
  await page.waitForResponse((answer) => answer.url().includes('/api/chats') && answer.ok());
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  smtp.refuse(null);
  await again.dblclick();
  await expect(again).toBeHidden();
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible({ timeout: 15_000 });
  const answers = smtp.mails.filter(({ source }) => source.includes('We will call you at 3.'));
  expect(answers.map(({ to }) => to)).toEqual([['ann@mail.example']]);
  await page.context().close();
});

test('with the mail server down the visitor notices nothing, and the mail leaves when it is back', async ({
  page,
}) => {
  const { port } = smtp;
  await smtp.stop();
  await page.goto(`${stack.url}/`);
  const popup = await openPopup(page);
  await fillForm(popup, { lastName: 'Patient', phone: '313-555-0123' });
  await submit(popup);
  // There is no mail server yet: who waited for one would wait in vain.
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  smtp = await startSmtpPeer(port);
  await waitFor(() => smtp.mails.some(({ source }) => source.includes('Patient')), 60_000);
});

import { createHmac } from 'node:crypto';
import { startFakeSmtpServer, type FakeSmtpServer } from '../../fakes/smtp-server';
import { startFakeTwilio, type FakeTwilio } from '../../fakes/twilio-api';
import {
  fillForm,
  openPopup,
  submitForm,
  type Visitor,
} from '../../fixtures/site/eligibility-form';
import { typePerson } from '../../fixtures/person';
import { loadScripts } from '../../fixtures/site/page-scripts';
import { findAxeIssues } from '../../fixtures/axe';
import { openInbox, openThread, submitCheck } from '../../fixtures/dashboard/inbox-threads';
import { removeStack, startStack, waitFor, type Stack } from '../../fixtures/stack';
import { expect, testWithoutStack as test } from '../../fixtures/test';

test.describe.configure({ mode: 'serial' });
const webhookUrl = 'https://agency.example/api/sms/incoming';
const mailSecret = 'a secret of thirty-two letters!!';

let smtp: FakeSmtpServer;
let twilio: FakeTwilio;
let stack: Stack;

test.beforeAll(async () => {
  smtp = await startFakeSmtpServer();
  twilio = await startFakeTwilio();
  stack = await startStack({
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Larkspan <no-reply@larkspan.example>',
    TWILIO_API_URL: twilio.url,
    TWILIO_ACCOUNT_SID: twilio.account.accountSid,
    TWILIO_AUTH_TOKEN: twilio.account.authToken,
    TWILIO_FROM: twilio.account.from,
    TWILIO_WEBHOOK_URL: webhookUrl,
    INCOMING_MAIL_SECRET: mailSecret,
    INCOMING_MAIL_ADDRESS: 'replies@mail.larkspan.example',
  });
});

test.afterAll(async () => {
  await stack.stop();
  await Promise.all([smtp.stop(), twilio.stop()]);
  removeStack(stack);
});

const listTo = (address: string) => smtp.mails.filter(({ to }) => to.includes(address));

/** To the offices. Notifications of staff about samples depend on the time of day. */
const listNotices = () =>
  smtp.mails.filter(({ to }) => /^(newyork|newjersey|maryland|michigan)@/.test(to[0] ?? ''));

test('a submission reaches the office by SMTP and the visitor by text and email, once @full', async ({
  page,
}) => {
  await page.goto(`${stack.url}/michigan`);
  const popup = await openPopup(page);
  const email = 'delivered@mail.example';
  await fillForm(popup, { lastName: 'Delivered', phone: '313-555-0121', consent: true, email });
  await submitForm(popup);
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  await waitFor(() => listNotices().length === 1 && twilio.texts.length === 1);
  expect(listNotices()[0]?.to).toEqual(['michigan@larkspan.example']);
  expect(listNotices()[0]?.source).toContain('Delivered');
  expect(twilio.texts[0]?.to).toBe('+13135550121');
  expect(twilio.texts[0]?.body).toContain('STOP');
  await waitFor(() => listTo(email).length === 1);
  expect(listTo(email)[0]?.source).not.toContain('Delivered');

  // A booked call needs no message.
  await page.goto(`${stack.url}/michigan/contact`);
  await loadScripts(page);
  const form = page.getByRole('region', { name: 'Write to us' });
  await typePerson(form, { firstName: 'Rosa', lastName: 'Booked', phone: '313-555-0127' });
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('By phone').check();
  await form.getByLabel('When should we call?').selectOption({ index: 1 });
  await form.getByRole('button', { name: 'Send my message' }).click();
  await expect(page.getByText(/^We’ll call you on/)).toBeVisible();
  await waitFor(() => listTo(email).length === 2 && listNotices().length === 2);
  expect(listTo(email)[1]?.source).toMatch(/filename=call\.ics/);
});

test('without consent no text is sent @full', async ({ page }) => {
  const before = twilio.texts.length;
  const submitAs = async (person: Visitor) => {
    await page.goto(`${stack.url}/`);
    const popup = await openPopup(page);
    await fillForm(popup, person);
    const smsResponse = page.waitForResponse((response) => response.url().endsWith('/api/sms'));
    await submitForm(popup);
    await (await smsResponse).finished();
  };
  await submitAs({ lastName: 'Quiet', phone: '313-555-0122' });
  await submitAs({ lastName: 'Willing', phone: '313-555-0124', consent: true });
  await waitFor(() => listNotices().length === 4 && twilio.texts.length > before);
  expect(twilio.texts.slice(before).map(({ to }) => to)).toEqual(['+13135550124']);
});

test('a failed reply can be retried from the thread and is sent once @full', async ({
  browser,
}) => {
  const name = await submitCheck(stack, 'Refused');
  const page = await openInbox(browser, stack, 'owner');
  const thread = await openThread(page, name);
  await waitFor(() => smtp.mails.some(({ source }) => source.includes('Refused')));
  smtp.setErrorCode(550);
  await thread.getByRole('textbox').focus();
  await thread.getByRole('radio', { name: 'Email' }).check();
  await thread.getByLabel('Your reply').fill('We will call you at 3.');
  await thread.getByRole('button', { name: 'Send email' }).click();
  const again = thread.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  expect(await findAxeIssues(page, 'a failed delivery')).toEqual([]);
  const before = smtp.getRejectedCount();
  await again.click();
  await waitFor(() => smtp.getRejectedCount() > before);
  await page.waitForResponse((reply) => reply.url().includes('/api/chats') && reply.ok());
  await expect(again).toHaveAttribute('aria-disabled', 'false');
  smtp.setErrorCode(null);
  await again.dblclick();
  await expect(again).toBeHidden();
  await expect(thread.getByText('Sent', { exact: true })).toBeVisible();
  const replies = smtp.mails.filter(({ source }) => source.includes('We will call you at 3.'));
  expect(replies.map(({ to }) => to)).toEqual([['ann@mail.example']]);
});

test('an email reply appears in the thread within one poll, without the quoted original @full', async ({
  browser,
}) => {
  const name = await submitCheck(stack, 'Answering', { contact: '3135550125' });
  const page = await openInbox(browser, stack, 'owner');
  const thread = await openThread(page, name);
  await thread.getByRole('textbox').focus();
  await thread.getByRole('radio', { name: 'Email' }).check();
  await thread.getByLabel('Your reply').fill('When may we call you?');
  await thread.getByRole('button', { name: 'Send email' }).click();
  await waitFor(() => smtp.mails.some(({ source }) => source.includes('When may we call you?')));
  const sent = smtp.mails.find(({ source }) => source.includes('When may we call you?'));
  const replyTo = /replies\+[\w-]+@mail\.larkspan\.example/.exec(sent?.source ?? '')?.[0];
  const mail = [
    'From: Ann <ann@mail.example>',
    `To: ${replyTo ?? ''}`,
    'Subject: Re: Your message',
    'Message-ID: <answer-1@mail.example>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Tomorrow at five, please.',
    '',
    'On Sun, Nov 22, 2026 at 9:00 AM Larkspan <no-reply@larkspan.example> wrote:',
    '> When may we call you?',
  ].join('\r\n');
  const seconds = String(Math.floor(Date.now() / 1000));
  const response = await fetch(`${stack.url}/api/mail/incoming`, {
    method: 'POST',
    headers: {
      'content-type': 'message/rfc822',
      'x-mail-timestamp': seconds,
      'x-mail-signature': createHmac('sha256', mailSecret)
        .update(`${seconds}.${mail}`)
        .digest('hex'),
    },
    body: mail,
  });
  expect(response.status).toBe(202);
  const reply = thread.getByRole('listitem').filter({ hasText: 'Tomorrow at five, please.' });
  await expect(reply).toBeVisible();
  await expect(reply).not.toContainText('When may we call you?');
  expect(await findAxeIssues(page, 'an email that came in')).toEqual([]);
});

test('a text rejected by the carrier shows the reason and can be retried @full', async ({
  browser,
}) => {
  const name = await submitCheck(stack, 'Carried', { contact: '3135550126' });
  const page = await openInbox(browser, stack, 'owner');
  const thread = await openThread(page, name);
  await thread.getByLabel('Your reply').fill('We will call you at noon.');
  await thread.getByRole('button', { name: 'Send text' }).click();
  await waitFor(() => twilio.texts.some(({ body }) => body.includes('at noon')));
  const text = twilio.texts.find(({ body }) => body.includes('at noon'));
  const callbackUrl = new URL(text?.statusCallback ?? '');
  expect(callbackUrl.origin).toBe('https://agency.example');
  const form = {
    MessageSid: text?.sid ?? '',
    MessageStatus: 'undelivered',
    ErrorCode: '30003',
    To: text?.to ?? '',
  };
  const signed = Object.entries(form)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .reduce((words, [field, value]) => words + field + value, callbackUrl.href);
  const call = await fetch(`${stack.url}${callbackUrl.pathname}${callbackUrl.search}`, {
    method: 'POST',
    headers: {
      'x-twilio-signature': createHmac('sha1', twilio.account.authToken)
        .update(signed)
        .digest('base64'),
    },
    body: new URLSearchParams(form),
  });
  expect(call.status).toBe(204);
  const message = thread.getByRole('listitem').filter({ hasText: 'at noon' });
  await expect(message).toContainText('Not delivered');
  await expect(message).toContainText('turned off or out of reach');
  await expect(message.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await findAxeIssues(page, 'a text that was rejected')).toEqual([]);
});

test('while the mail server is down, forms work, and emails leave once it is back @full', async ({
  page,
}) => {
  const { port } = smtp;
  await smtp.stop();
  await page.goto(`${stack.url}/`);
  const popup = await openPopup(page);
  await fillForm(popup, { lastName: 'Patient', phone: '313-555-0123' });
  await submitForm(popup);
  await expect(page.getByText('Message Sent successfully')).toBeVisible();
  smtp = await startFakeSmtpServer(port);
  await waitFor(() => smtp.mails.some(({ source }) => source.includes('Patient')), 60_000);
});

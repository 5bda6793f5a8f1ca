import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startFakeSmtpServer } from '../../../../tests/fakes/smtp-server';
import { createSmtpChannel } from '../../../services/email/channels/smtp';
import { deliverOutbox } from '../../../testing/deliver-outbox';
import { startEmailOffice, type EmailOffice } from '../../../testing/inbound-email';
import { plain, report, type Sample } from '../../../testing/samples/emails';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';

let office: EmailOffice;
beforeEach(async () => {
  office = await startEmailOffice();
});
afterEach(() => office.server.close());

const michigan = 'michigan@agency.example';
const rosa = { name: 'Rosa Quill', from: 'rosa@mail.example', subject: 'An aide for Dad' };
const write = (sample: Partial<Sample> = {}, text = 'Do you come to Detroit?') =>
  office.arrive(plain({ to: michigan, ...rosa, ...sample }, text));
/** The threads besides the one to which the office has replied. */
const others = async (query = '') =>
  (await office.chats(query)).filter(({ userId }) => userId !== office.userId);

describe('a new email', () => {
  test('starts a thread in the region of the address that it came to, and waits for a reply', async () => {
    expect((await write()).statusCode).toBe(202);
    expect(await others('?waiting=1')).toMatchObject([
      {
        name: 'Rosa Quill',
        email: 'rosa@mail.example',
        contact: '',
        canReceiveTexts: false,
        region: 'michigan',
        status: 'new',
        possibleDuplicates: [],
        messages: [
          {
            channel: 'email',
            direction: 'in',
            text: 'Do you come to Detroit?',
            intent: null,
            details: [{ label: 'Subject', value: 'An aide for Dad' }],
          },
        ],
      },
    ]);
  });

  test.each<[string, Partial<Sample>, string]>([
    ['a copy', { to: 'info@mail.example', more: [`Cc: ${michigan}`] }, 'michigan'],
    ['a blind copy', { to: 'info@mail.example', more: [`Delivered-To: ${michigan}`] }, 'michigan'],
    [
      'a forwarded one',
      { to: 'x@mail.example', more: [`X-Forwarded-To: ${michigan}`] },
      'michigan',
    ],
    [
      'several offices',
      { to: 'x@mail.example', more: [`Cc: ${michigan}, maryland@agency.example`] },
      'michigan',
    ],
    ['capital letters', { to: 'Michigan@Agency.example' }, 'michigan'],
    ['the reply address without a token', { to: 'replies@mail.agency.example' }, 'new-york'],
    ['an unknown token', { to: `replies+${'0'.repeat(32)}@mail.agency.example` }, 'new-york'],
    ['another address', { to: 'x@mail.example' }, 'new-york'],
  ])('finds its region: %s', async (_case, sample, region) => {
    await write(sample);
    expect(await others()).toMatchObject([{ region }]);
  });

  test('belongs to no thread by a token at another domain or a Message-ID that we never sent', async () => {
    const to = office.answer.replyTo.replace(/@.*/, '@evil.example');
    const unsent = '<reply-0192f0c0-0000-7000-8000-000000000001@agency.example>';
    await write({ to, more: [`In-Reply-To: ${unsent}`] });
    expect(await others()).toMatchObject([{ name: 'Rosa Quill' }]);
  });

  test('is stored once if it reaches several offices', async () => {
    for (const to of [michigan, 'maryland@agency.example']) {
      await write({ id: 'same@mail.example', more: [`Delivered-To: ${to}`] });
    }
    expect(await others()).toMatchObject([{ region: 'michigan', total: 1 }]);
  });

  test('goes to the thread with the same address and name, and reopens it', async () => {
    await office.server.callAs('intake', {
      method: 'PATCH',
      path: `/chats/${office.userId}`,
      payload: { version: 2, status: 'closed' },
    });
    await write({ name: '"Lee, Ann"', from: 'Ann@mail.example' });
    expect(await others()).toEqual([]);
    expect(await office.thread()).toMatchObject({ status: 'new', total: 3, region: 'new-york' });
  });

  test('starts a thread for another name at a shared address, as a possible duplicate', async () => {
    await write({ name: 'Bob Lee', from: 'ann@mail.example' });
    expect(await others()).toMatchObject([
      { name: 'Bob Lee', possibleDuplicates: [{ userId: office.userId }] },
    ]);
  });

  test('without a name goes to the latest thread of its address, or starts one named after it', async () => {
    await write({ name: '', from: 'ann@mail.example' });
    expect((await office.thread())?.total).toBe(3);
    await write({ name: '' });
    await write();
    expect(await others()).toMatchObject([{ name: 'rosa@mail.example', total: 2 }]);
  });

  test('goes to the merged thread after a merge', async () => {
    await write();
    const [thread] = await others();
    await office.server.callAs('intake', {
      method: 'POST',
      path: `/chats/${office.userId}/merge`,
      payload: { userId: thread?.userId },
    });
    await write();
    expect(await others()).toEqual([]);
    expect((await office.last())?.email).toBe('rosa@mail.example');
  });

  test('without a sender’s address is shown', async () => {
    const raw = plain({ to: michigan }, 'Who am I?').replace(/From: .*\r\n/, '');
    expect((await office.arrive(raw)).statusCode).toBe(202);
    expect(await others()).toMatchObject([{ name: 'Unknown sender', email: null }]);
  });

  test('of a sender whom a group replaced with the office goes to that sender', async () => {
    await write({
      name: '"\'Rosa Quill\' via Michigan"',
      from: michigan,
      more: ['Reply-To: rosa@mail.example'],
    });
    expect(await others()).toMatchObject([{ name: 'Rosa Quill', email: 'rosa@mail.example' }]);
  });

  test('never joins the thread of a number that has no name and no address', async () => {
    await write();
    await write({ name: 'Ann Other', from: 'other@mail.example' });
    expect((await others()).map(({ possibleDuplicates }) => possibleDuplicates)).toEqual([[], []]);
  });
});

describe('an email from a program', () => {
  const automatic = 'Auto-Submitted: auto-generated';

  test('is shown in a thread, but nobody waits for a reply', async () => {
    await write({ name: 'Voicemail', from: 'voicemail@mail.example', more: [automatic] });
    expect(await others()).toMatchObject([
      { name: 'Voicemail', messages: [{ intent: 'automatic' }] },
    ]);
    expect(await others('?waiting=1')).toEqual([]);
  });

  test('in a known thread is shown without reopening it', async () => {
    await office.server.callAs('intake', {
      method: 'PATCH',
      path: `/chats/${office.userId}`,
      payload: { version: 2, status: 'closed' },
    });
    const more = ['Auto-Submitted: auto-replied'];
    await office.arrive(plain({ to: office.answer.replyTo, more }, 'I am away.'));
    expect(await office.thread()).toMatchObject({ status: 'closed', version: 3, total: 3 });
    expect(await office.last()).toMatchObject({
      text: 'I am away.',
      details: [
        {
          label: 'Automatic email',
          value: 'Sent by a program, so it doesn’t count as waiting for a reply.',
        },
      ],
    });
  });

  test('that reports a failure of none of our messages is shown', async () => {
    await office.arrive(report('0192f0c0-0000-7000-8000-000000000001'));
    expect(await others()).toMatchObject([{ name: 'Mail Delivery System' }]);
  });

  test('causes no email', async () => {
    const countJobs = async () =>
      (await office.server.context.database.db.selectFrom('outbox').select('id').execute()).length;
    const before = await countJobs();
    await write();
    await write({ name: 'Voicemail', more: [automatic] });
    expect(await countJobs()).toBe(before);
  });
});

test('our own notices, receipts, and replies that come back are not shown', async () => {
  const peer = await startFakeSmtpServer();
  const email = createSmtpChannel(peer.url, office.server.context.config.mail.from);
  await deliverOutbox(office.server, { email });
  await peer.stop();
  expect(peer.mails).toHaveLength(3);
  for (const { source } of peer.mails) {
    await office.arrive(source);
    // A mail service replaces the Message-ID of a notice.
    if (source.includes('Auto-Submitted')) {
      office.later(1);
      await office.arrive(source.replace(/^Message-ID: .*$/m, 'Message-ID: <1@mail.example>'));
    }
  }
  expect((await office.chats()).map(({ total }) => total)).toEqual([2]);
});

test('a person known only by email can be answered by email but not by text', async () => {
  await write();
  const [thread] = await others();
  const path = `/chats/${thread?.userId ?? ''}`;
  const reply = (payload: object) =>
    office.server.callAs('intake', { method: 'POST', path: `${path}/replies`, payload });
  const byEmail = await reply({ channel: 'email', to: 'rosa@mail.example', text: 'Yes.' });
  expect(byEmail.statusCode).toBe(201);
  const byText = await reply({ channel: 'sms', to: '2125550199', text: 'Yes.' });
  expect(byText.statusCode).toBe(409);
  const consent = await office.server.callAs('intake', {
    method: 'POST',
    path: `${path}/text-consent`,
    payload: { state: 'given' },
  });
  expect(consent.statusCode).toBe(409);
});

test('a form of someone who wrote an email is a possible duplicate', async () => {
  await write({ name: 'Ann Lee', from: 'ann.lee@mail.example' });
  await submitEligibilityForm(office.server, {
    ...specifiedFields,
    contact: '9735550118',
    email: 'ann.lee@mail.example',
  });
  const [form] = await others();
  expect(form?.possibleDuplicates).toMatchObject([{ contact: '', email: 'ann.lee@mail.example' }]);
});

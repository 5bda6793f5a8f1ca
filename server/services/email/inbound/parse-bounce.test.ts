import { describe, expect, test } from 'vitest';
import { measureCpuTime } from '../../../../contract/shared/testing/cpu-time';
import { report, testOwnAddresses } from '../../../testing/samples/emails';
import { parseEmail } from './parse-email';
import { formatBounceReason } from './parse-bounce';

const id = '0192f0c0-0000-7000-8000-000000000001';
const read = async (raw: string) => (await parseEmail(Buffer.from(raw), testOwnAddresses)).bounce;

/** A report in plain text, without the parts of RFC 3464. */
const plainReport = (
  headers: readonly string[],
  text: readonly string[],
  returnPath = 'Return-Path: <>',
) =>
  [
    returnPath,
    'To: no-reply@agency.example',
    'Date: Fri, 20 Nov 2026 15:04:05 -0500',
    ...headers,
    '',
    ...text,
    '',
  ].join('\r\n');

const copy = [
  'Return-Path: <no-reply@agency.example>',
  'Received: from mail.agency.example (mail.agency.example [203.0.113.5])',
  `Message-ID: <reply-${id}@agency.example>`,
  'From: Test Care NY <no-reply@agency.example>',
  'Subject: Your message to Test Care NY',
];

const reports: Record<string, { raw: string; status: string }> = {
  qmail: {
    status: '5.1.1',
    raw: plainReport(
      ['From: MAILER-DAEMON@mx.example', 'Subject: failure notice'],
      [
        'Hi. This is the qmail-send program at mx.example.',
        "I'm afraid I wasn't able to deliver your message to the following addresses.",
        "This is a permanent error; I've given up. Sorry it didn't work out.",
        '',
        '<ann@mail.example>:',
        'Sorry, no mailbox here by that name. (#5.1.1)',
        '',
        '--- Below this line is a copy of the message.',
        '',
        ...copy,
      ],
    ),
  },
  Exim: {
    status: '5.1.1',
    raw: plainReport(
      [
        'From: Mail Delivery System <Mailer-Daemon@mx.example>',
        'X-Failed-Recipients: ann@mail.example',
        'Subject: Mail delivery failed: returning message to sender',
      ],
      [
        'This message was created automatically by mail delivery software (4.96.2).',
        '',
        'A message that you sent could not be delivered to one or more of its',
        'recipients. This is a permanent error. The following address(es) failed:',
        '',
        '  ann@mail.example',
        '    host mx.mail.example [192.0.2.55]',
        '    SMTP error from remote mail server after RCPT TO:<ann@mail.example>:',
        '    550 No such user here',
        '',
        '------ This is a copy of the message, including all the headers. ------',
        '',
        ...copy,
      ],
    ),
  },
  Postfix: {
    status: '5.2.2',
    raw: plainReport(
      [
        'From: MAILER-DAEMON@mx.example (Mail Delivery System)',
        'Subject: Undelivered Mail Returned to Sender',
      ],
      [
        'This is the mail system at host mx.example.',
        "I'm sorry to have to inform you that your message could not be delivered.",
        '<ann@mail.example>: host mx.mail.example[192.0.2.55] said: 552 5.2.2',
        '    Mailbox full (in reply to RCPT TO command)',
        '',
        ...copy.map((line) => `> ${line}`),
      ],
    ),
  },
  Exchange: {
    status: '5.1.10',
    raw: plainReport(
      [
        'From: Microsoft Outlook <MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@mail.example>',
        'Subject: Undeliverable: Your message to Test Care NY',
        `In-Reply-To: <reply-${id}@agency.example>`,
      ],
      [
        "Your message to ann@mail.example couldn't be delivered.",
        'Diagnostic information for administrators:',
        'ann@mail.example',
        "Remote Server returned '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found'",
      ],
      'Return-Path: <bounces@mail.example>',
    ),
  },
  'Exchange, German': {
    status: '5.7.1',
    raw: plainReport(
      [
        'From: postmaster@mail.example',
        'Subject: =?utf-8?Q?Unzustellbar=3A_Your_message_to_Test_Care_NY?=',
      ],
      [
        'Fehler bei der Nachrichtenzustellung an folgende Empfänger.',
        '#< #5.7.1 smtp; 550 5.7.1 Unable to relay> #SMTP#',
        'Ursprüngliche Nachrichtenkopfzeilen:',
        ...copy,
      ],
    ),
  },
  Gmail: {
    status: '5.1.1',
    raw: plainReport(
      [
        'From: Mail Delivery Subsystem <mailer-daemon@googlemail.com>',
        'Subject: Delivery Status Notification (Failure)',
        'X-Failed-Recipients: ann@mail.example',
        `References: <reply-${id}@agency.example>`,
      ],
      [
        '** Address not found **',
        "Your message wasn't delivered to ann@mail.example because the address couldn't be found.",
        'The response was: 550 5.1.1 The email account that you tried to reach does not exist.',
      ],
    ),
  },
};

describe('names the reply that was not delivered', () => {
  test('as RFC 3464 reports it', async () => {
    expect(await read(report(id))).toEqual({ messageId: id, status: '5.1.1' });
  });

  test.each(Object.entries(reports))('as %s reports it in plain text', async (_name, expected) => {
    expect(await read(expected.raw)).toEqual({ messageId: id, status: expected.status });
  });

  test('in HTML', async () => {
    const raw = plainReport(
      ['From: postmaster@mail.example', 'Subject: Undeliverable', 'Content-Type: text/html'],
      [
        '<p>550 5.7.1 Rejected</p><p>Original Message Headers</p>',
        `<pre>Message-ID: &lt;reply-${id}@agency.example&gt;</pre>`,
      ],
    );
    expect(await read(raw)).toEqual({ messageId: id, status: '5.7.1' });
  });

  test.each([
    ['Action: expired\r\nStatus: ', 'Action: expired, without a status (SendGrid)'],
    ['', 'an empty report (Google)'],
  ])('with %j in its report', async (lines) => {
    const raw = report(id)
      .replace('Action: failed\r\nStatus: 5.1.1', lines)
      .replace(lines === '' ? /Reporting-MTA[^]*?mail.example\r\n/ : 'none', '');
    expect(await read(raw)).toMatchObject({ messageId: id });
  });

  test('from a server without an address (DragonFly Mail Agent)', async () => {
    const raw = plainReport(
      ['From: MAILER-DAEMON <>', 'Subject: Mail delivery failed'],
      [
        'There was an error delivering your mail to <ann@mail.example>.',
        '550 5.7.26 Rejected',
        ...copy,
      ],
      'Received: from localhost',
    );
    expect(await read(raw)).toEqual({ messageId: id, status: '5.7.26' });
  });

  test('if the report has no copy but answers our email', async () => {
    const raw = report('x').replace(
      'Auto-Submitted',
      `In-Reply-To: <reply-${id}@agency.example>\r\nAuto-Submitted`,
    );
    expect(await read(raw)).toEqual({ messageId: id, status: '5.1.1' });
  });
});

describe('is ignored', () => {
  test('while delivery is retried', async () => {
    expect(await read(report(id, { action: 'delayed' }))).toBeNull();
    const warning = plainReport(
      [
        'From: Mail Delivery System <Mailer-Daemon@mx.example>',
        'Subject: Warning: message 1x delayed 24 hours',
      ],
      [
        'This message was created automatically by mail delivery software.',
        'A message that you sent has not yet been delivered to one or more of its recipients.',
        'No action is required on your part. Delivery attempts will continue to be made.',
        '',
        ...copy,
      ],
    );
    expect(await read(warning)).toBeNull();
  });

  test('for emails that are not replies of ours', async () => {
    expect(await read(report('other'))).toBeNull();
  });

  test('if a person quotes a report', async () => {
    const raw = reports['qmail']?.raw ?? '';
    const byPerson = raw
      .replace('Return-Path: <>', 'Return-Path: <ann@mail.example>')
      .replace('MAILER-DAEMON@mx.example', 'ann@mail.example');
    expect(await read(byPerson)).toBeNull();
  });

  test('if it is an absence or a read receipt', async () => {
    const away = plainReport(
      ['From: ann@mail.example', 'Subject: Away', `In-Reply-To: <reply-${id}@agency.example>`],
      ['I am on vacation.'],
    );
    expect(await read(away)).toBeNull();
    const receipt = report(id)
      .replace('report-type=delivery-status', 'report-type=disposition-notification')
      .replace('message/delivery-status', 'message/disposition-notification');
    expect(await read(receipt)).toBeNull();
  });
});

test('explains the status', () => {
  expect(formatBounceReason('5.2.2')).toBe('The mailbox is full. (5.2.2)');
  expect(formatBounceReason('5.0.0')).toBe('The mail server returned the email. (5.0.0)');
});

// Anyone can claim to be a mail server. Quadratic time would exceed the limit.
test.each([
  ['quoted empty lines', Array<string>(14_000).fill('>>>')],
  ['quoted empty lines with spaces', Array<string>(14_000).fill('> > >> > >> > >')],
  ['a long rule', ['-'.repeat(100_000)]],
])('reads a report of %s quickly', async (_case, lines) => {
  const mail = plainReport(['X-Failed-Recipients: ann@mail.example', 'Subject: a'], lines);
  const taken = await measureCpuTime(async () => {
    expect(await read(mail)).toBeNull();
  });
  expect(taken).toBeLessThan(1_000);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rawMail, testOwnAddresses } from '../../../testing/samples/emails';
import { parseEmail } from './parse-email';
import { extractReplyText } from './reply-text';

const to = 'replies@mail.agency.example';
const correspondent = {
  names: [],
  knownTexts: [],
  isKnownSender: true,
  isKnownReplyTo: true,
  requestReference: null,
  timeZone: 'America/New_York',
};

/** The messages in the inbox, without the subject. */
async function read(raw: string | Buffer) {
  const email = await parseEmail(Buffer.from(raw), testOwnAddresses);
  const { text, details } = extractReplyText(email, correspondent);
  const shown = details.filter(({ label }) => label !== 'Subject');
  return { text, details: shown.map(({ label, value }) => `${label}: ${value}`) };
}
const readSample = (name: string) =>
  read(readFileSync(join(import.meta.dirname, 'fixtures', `${name}.eml`)));
const write = (type: string, body: readonly string[]) =>
  read(rawMail({ to }, [`Content-Type: ${type}`, '', ...body]));
const writeParts = (multipart: string, parts: readonly (readonly string[])[]) =>
  write(`multipart/${multipart}; boundary="x"`, [
    ...parts.flatMap((part) => ['--x', ...part]),
    '--x--',
  ]);
const writeEvent = (method: string, lines: readonly string[]) =>
  write(`text/calendar; method=${method}`, [
    'BEGIN:VCALENDAR',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    ...lines,
    'END:VEVENT',
    'END:VCALENDAR',
  ]);
const plainPart = ['Content-Type: text/plain', '', 'See you then.'];

test('an invitation shows its day, time, title, place, and note', async () => {
  expect(await readSample('invitation-calendar-only')).toEqual({
    text: 'Invitation: Thu Dec 3, 2:00 PM',
    details: [
      'Event: Home visit for my mother',
      'When: Thu Dec 3, 2026, 2:00 – 2:30 PM, Eastern Standard Time',
      'Place: 118 Alder Street, Apt 4, Queens',
      'Note: Please come at two, she naps before.\nRing twice.',
    ],
  });
});

test('an acceptance of an invitation is shown as such', async () => {
  const { text, details } = await readSample('meeting-accepted');
  expect(text).toBe('Accepted: Thu Dec 3, 2:00 PM');
  expect(details).toContain('Event: Home visit for my mother');
});

test.each([
  ['REPLY', 'ATTENDEE;PARTSTAT=DECLINED:mailto:a@b.example', 'Declined: Tue Dec 1, 10:00 AM'],
  ['CANCEL', 'STATUS:CANCELLED', 'Canceled: Tue Dec 1, 10:00 AM'],
  ['PUBLISH', 'RRULE:FREQ=WEEKLY', 'Calendar event: Tue Dec 1, 10:00 AM'],
])('an event by %s says what it is, in the time of the office', async (method, line, heading) => {
  const { text } = await writeEvent(method, ['DTSTART:20261201T150000Z', line]);
  expect(text).toBe(heading);
});

test.each([
  [
    ['DTSTART;TZID=America/Los_Angeles:20261201T100000', 'RRULE:FREQ=DAILY'],
    'Tue Dec 1, 2026, 10:00 AM, repeats, Los Angeles time',
  ],
  [['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261203'], 'Tue Dec 1 – Wed Dec 2, 2026'],
])('the time of an event keeps its zone, and whole days have none: %j', async (lines, when) => {
  expect((await writeEvent('REQUEST', lines)).details).toEqual([`When: ${when}`]);
});

test('an invitation beside a text shows both, and no file', async () => {
  const event = [
    'BEGIN:VCALENDAR',
    'METHOD:REQUEST',
    'BEGIN:VEVENT',
    'DTSTART:20261201T150000Z',
    'DESCRIPTION:See you\\n then.',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const shown = await writeParts('mixed', [
    plainPart,
    ['Content-Type: text/calendar', '', ...event],
    ['Content-Type: application/ics; name="invite.ics"', '', ...event],
  ]);
  expect(shown).toEqual({
    text: 'Invitation: Tue Dec 1, 10:00 AM\n\nSee you then.',
    details: ['When: Tue Dec 1, 2026, 10:00 AM, New York time'],
  });
});

test.each(['BEGIN:VCALENDAR', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nDTSTART:soon\r\nEND:VEVENT'])(
  'a calendar that can’t be read is listed as a file: %j',
  async (calendar) => {
    expect(await write('text/calendar', [calendar])).toEqual({
      text: '[email without text]',
      details: ['Attachments: Unnamed (calendar event, 1 KB)\nOpen the mailbox to see it.'],
    });
  },
);

test('an email signed with S/MIME shows its text', async () => {
  expect(await readSample('smime-opaque-signed')).toEqual({
    text: 'She was born on March 3, 1944. Please call after five.',
    details: ['Signed: With a digital signature, which isn’t checked here.'],
  });
});

const signature = ['Content-Type: application/pkcs7-signature; name="smime.p7s"', '', 'MIIG'];

test('a separate signature is no attachment', async () => {
  expect(await writeParts('signed', [plainPart, signature])).toEqual({
    text: 'See you then.',
    details: ['Signed: With a digital signature, which isn’t checked here.'],
  });
});

test.each([
  ['S/MIME', () => write('application/pkcs7-mime; name="smime.p7m"', ['MIIGhgYJKoZIhvcNAQcD'])],
  [
    'PGP/MIME',
    () =>
      writeParts('encrypted', [
        ['Content-Type: application/pgp-encrypted', '', 'Version: 1'],
        ['Content-Type: application/octet-stream; name="encrypted.asc"', '', 'hQEM'],
      ]),
  ],
  [
    'PGP in the text',
    () =>
      write('text/plain', ['-----BEGIN PGP MESSAGE-----', '', 'hQEM', '-----END PGP MESSAGE-----']),
  ],
])('an email encrypted with %s says so, and what to do', async (_case, arrive) => {
  expect(await arrive()).toEqual({
    text: '[encrypted email]',
    details: [expect.stringMatching(/^Encrypted: .*ask the sender/)],
  });
});

test('files show their name, type, and size', async () => {
  const file = (type: string, name: string, size: number) => [
    `Content-Type: ${type}; name="${name}"`,
    'Content-Transfer-Encoding: base64',
    '',
    ...(Buffer.alloc(size)
      .toString('base64')
      .match(/.{1,76}/g) ?? []),
  ];
  const { details } = await writeParts('mixed', [
    plainPart,
    file('application/pdf', 'card.pdf', 200_000),
    file('image/jpeg', 'front.jpg', 100),
    file('application/octet-stream', 'scan.heic', 100),
    file('application/ms-tnef', 'winmail.dat', 100),
    ['Content-Type: message/rfc822', '', 'Subject: Results', '', 'All is well.'],
  ]);
  expect(details[0]?.split('\n')).toEqual([
    'Attachments: card.pdf (PDF, 195 KB)',
    'front.jpg (picture, 1 KB)',
    'scan.heic (HEIC file, 1 KB)',
    'winmail.dat (Outlook file, 1 KB)',
    'Unnamed (forwarded email, 1 KB)',
    'Open the mailbox to see them.',
  ]);
  expect(details[1]).toMatch(/^winmail\.dat: .*Ask the sender/);
});

test('an email that only forwards another one as a file shows that one’s text', async () => {
  const { text } = await write('message/rfc822', [
    'From: Dr. Gray <gray@clinic.example>',
    'Subject: Results',
    '',
    'All is well.',
  ]);
  expect(text).toBe('Forwarded email from Dr. Gray gray@clinic.example: Results\n\nAll is well.');
});

test('an email that is only files says so', async () => {
  const { text, details } = await write('image/jpeg; name="card.jpg"', ['x']);
  expect([text, details]).toEqual([
    '[email without text]',
    ['Attachments: card.jpg (picture, 1 KB)\nOpen the mailbox to see it.'],
  ]);
});

test('other forms of the text, such as AMP, are no attachments', async () => {
  const amp = ['Content-Type: text/x-amp-html', '', '<html amp4email></html>'];
  expect((await writeParts('alternative', [plainPart, amp])).details).toEqual([]);
});

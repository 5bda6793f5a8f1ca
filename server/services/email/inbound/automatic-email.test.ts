import { describe, expect, test } from 'vitest';
import { plain, report, testOwnAddresses } from '../../../testing/samples/emails';
import { parseEmail } from './parse-email';

const to = 'replies+0123@mail.agency.example';
const { sender: ourAddress } = testOwnAddresses;
const answersUs = 'In-Reply-To: <reply-0192f0c0-0000-7000-8000-000000000001@agency.example>';

async function findOrigin(
  headers: readonly string[],
  {
    text = 'At five.',
    subject = 'Re: Your message to Test Care NY',
    from = 'ann@mail.example',
    id = undefined as string | undefined,
  } = {},
) {
  const raw = plain({ to, from, id, subject, more: headers }, text);
  return (await parseEmail(Buffer.from(raw), testOwnAddresses)).origin;
}

describe('is from a program', () => {
  test.each([
    'Auto-Submitted: auto-replied',
    'Auto-Submitted: auto-generated (vacation)',
    'Precedence: auto_reply',
    'Precedence: auto-reply',
    'X-AutoReply: ann@mail.example',
    'X-Autoreply: yes',
    'Return-Path: <>',
    'X-Failed-Recipients: ann@mail.example',
  ])('with the header %s', async (header) => {
    expect(await findOrigin([header])).toBe('automatic');
  });

  test.each([
    'MAILER-DAEMON@mx.example',
    'postmaster@mx.example',
    'MicrosoftExchange329e71ec88ae4615bbc36ab6ce41109e@clinic.example',
  ])('if the sender is %s', async (from) => {
    expect(await findOrigin([], { from })).toBe('automatic');
  });

  test('if it is a delivery report', async () => {
    expect((await parseEmail(Buffer.from(report('other')), testOwnAddresses)).origin).toBe(
      'automatic',
    );
  });
});

describe('is one of our own', () => {
  const notice = '<office-notice-0192f0c0-0000-7000-8000-000000000001@agency.example>';

  test('if it says that the server sent it, also if a mail service replaced its Message-ID', async () => {
    const headers = ['Auto-Submitted: auto-generated', 'X-Auto-Response-Suppress: OOF, AutoReply'];
    expect(await findOrigin(headers, { from: ourAddress })).toBe('own');
    expect(await findOrigin(headers, { from: 'faxes@mail.example' })).toBe('automatic');
    expect(await findOrigin(headers.slice(0, 1), { from: ourAddress })).toBe('automatic');
  });

  test('if it has a Message-ID of the outbox', async () => {
    expect(await findOrigin([], { from: ourAddress, id: notice.slice(1, -1) })).toBe('own');
    expect(await findOrigin([], { id: notice.slice(1, -1) })).toBe('person');
  });

  test('but not if someone wrote it in our mailbox', async () => {
    expect(await findOrigin([], { from: ourAddress })).toBe('person');
  });
});

test('a new email through the office’s own group is from a person', async () => {
  const more = ['Precedence: list', 'List-ID: New York <new-york.agency.example>'];
  expect(await findOrigin(more, { subject: 'A question' })).toBe('person');
});

describe('is from a person', () => {
  test.each([
    [['Auto-Submitted: no']],
    [['Auto-Submitted:']],
    [['X-Autorespond: no']],
    [['Precedence: normal']],
    [['X-Priority: 1']],
    [['X-Auto-Response-Suppress: All']],
    [['List-Id: <replies.mail.example>', answersUs]],
    [['List-Id: <family.googlegroups.example>', 'Precedence: list']],
    [['Precedence: bulk', answersUs]],
    [['List-Id: <family.googlegroups.example>', answersUs], 'I am on vacation. Call me on Monday.'],
    [['List-Unsubscribe: <mailto:leave@mail.example>', 'Precedence: list', answersUs]],
  ] as [string[], string?][])('with the headers %j', async (headers, text) => {
    expect(await findOrigin(headers, { text })).toBe('person');
  });

  test.each([
    'Re: Automatic reply: Your message to Test Care NY',
    'Absence of the aide on Monday',
    '[External] Away on Monday',
    'I am on vacation next week, please pause the visits',
    'I am out of the office supplies',
    'On vacation next week, please pause the visits',
    'My automatic door is broken',
    'Question about an automatic reply',
    'Out of office supplies',
    'Ausente hoy la cuidadora',
    'Hello',
  ])('with the subject %j', async (subject) => {
    expect(await findOrigin([], { subject })).toBe('person');
  });

  test('if only its text speaks of an absence', async () => {
    expect(await findOrigin([], { text: 'I am out of the office today. Call my sister.' })).toBe(
      'person',
    );
  });
});

describe('seems to be an automatic reply', () => {
  const ours = 'Your message to Test Care NY';
  test.each([
    `Automatic reply: ${ours}`,
    `Auto-Reply: ${ours}`,
    `Autoreply: ${ours}`,
    'AUTO: Ann Lee is out of the office (returning 11/30/2026)',
    `Out of Office: ${ours}`,
    `Out of office Re: ${ours}`,
    'Out of Office',
    `[Auto-Reply] ${ours}`,
    `[External] Automatic reply: ${ours}`,
    `[EXT] [Spam] Out of Office: ${ours}`,
    `Automated Response: Re: ${ours}`,
    `Auto: ${ours}`,
    `Out of Office:Re: ${ours}`,
    'I am out of the office',
    'I’m on vacation',
    `On maternity leave: ${ours}`,
    `Trả lời tự động: ${ours}`,
    `رد تلقائي: ${ours}`,
    `Αυτόματη απάντηση: ${ours}`,
    `תשובה אוטומטית: ${ours}`,
    `Réponse automatique : ${ours}`,
    `Absence du bureau : ${ours}`,
    `Respuesta automática: ${ours}`,
    `Fuera de la oficina: ${ours}`,
    `Resposta automática: ${ours}`,
    `Risposta automatica: ${ours}`,
    `Fuori ufficio: ${ours}`,
    `Automatyczna odpowiedź: ${ours}`,
    `Автоматический ответ: ${ours}`,
    `Repons otomatik: ${ours}`,
    `自动答复: ${ours}`,
    `자동 회신: ${ours}`,
  ])('with the subject %j', async (subject) => {
    expect(await findOrigin([], { subject })).toBe('automatic');
  });

  test.each([
    ['X-Auto-Response-Suppress: All', 'I am out of the office until Monday.'],
    ['Precedence: bulk', 'Estaré de vacaciones hasta el lunes.'],
    ['Precedence: junk', 'Je suis absente du bureau jusqu’à lundi.'],
  ])('with the header %s and a text about an absence', async (header, text) => {
    expect(await findOrigin([header, answersUs], { text })).toBe('automatic');
  });

  test('if it is sent to many and answers nobody', async () => {
    const subject = 'News from our town';
    expect(await findOrigin(['Precedence: bulk'], { subject })).toBe('automatic');
  });
});

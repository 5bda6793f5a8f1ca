import { beforeEach, describe, expect, test } from 'vitest';
import { findTexting } from '../../../services/sms/consent-queries';
import { receiveText, testTwilio as twilio, type TestText } from '../../../testing/inbound-sms';
import { listChats } from '../../../testing/stored-records';
import { specifiedFields, submitEligibilityForm } from '../../../testing/submit-form';
import { useTestServer } from '../../../testing/test-server';
import { signTwilioRequest } from '../../../services/sms/twilio/webhook';

const number = '2125550199';
const consenting = { ...specifiedFields, consent: 'true' };

let clock = new Date('2026-03-01T12:00:00Z');
beforeEach(() => {
  clock = new Date('2026-03-01T12:00:00Z');
});
const server = useTestServer({
  now: () => clock,
  config: { twilio, rateLimitFactor: 100 },
});

const arrive = (text: Omit<TestText, 'From'> & { From?: string }, signature?: string) =>
  receiveText(server, { From: `+1${number}`, ...text }, signature);

const chats = () => listChats(server);
const callInbox = (method: 'PATCH' | 'POST', path: string, payload: object) =>
  server.callAs('intake', { method, path: `/chats/${path}`, payload });
/** Closes the only thread and returns its id. */
async function closeThread(): Promise<string> {
  const userId = (await chats())[0]?.userId ?? '';
  await callInbox('PATCH', userId, { version: 1, status: 'closed' });
  return userId;
}
const isAllowed = async () =>
  (await findTexting(server.context.database.db, server.context.encryption, number)).canText;
const later = (minutes: number) => (clock = new Date(clock.getTime() + minutes * 60_000));

describe('an inbound text', () => {
  test('is stored in the sender’s thread without an automatic reply', async () => {
    await submitEligibilityForm(server, consenting);
    later(5);
    const response = await arrive({ Body: 'Can you call me at 5?' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toMatch('text/xml');
    expect(response.body).toMatch(/<Response><\/Response>$/);
    const [chat, ...others] = await chats();
    expect(others).toEqual([]);
    expect(chat?.messages.at(-1)).toMatchObject({
      channel: 'sms',
      direction: 'in',
      text: 'Can you call me at 5?',
      delivery: 'received',
    });
  });

  test('reopens a closed thread', async () => {
    await submitEligibilityForm(server, consenting);
    const userId = await closeThread();
    await arrive({ Body: 'One more thing' });
    expect(await chats()).toMatchObject([{ userId, status: 'new', version: 3 }]);
  });

  test.each(['STOP', 'Please stop texting me', 'START', 'HELP'])(
    'that says "%s" appears in a closed thread without reopening it',
    async (Body) => {
      await submitEligibilityForm(server, consenting);
      await closeThread();
      later(5);
      await arrive({ Body });
      const [chat] = await chats();
      expect(chat).toMatchObject({ status: 'closed', version: 2, total: 2 });
      expect(chat?.messages.at(-1)?.text).toBe(Body);
    },
  );

  test('that says "Help me" gets an immediate reply and reopens a closed thread', async () => {
    await submitEligibilityForm(server, consenting);
    await closeThread();
    const response = await arrive({ Body: 'Help me' });
    expect(response.body).toMatch(
      /<Message>Test Care NY.*\(212\) 555-0100.*911.*STOP.*<\/Message>/,
    );
    expect(await chats()).toMatchObject([{ status: 'new' }]);
    expect((await arrive({ Body: 'Help please' })).body).toContain('<Message>');
    expect((await arrive({ Body: 'HELP' })).body).not.toContain('<Message>');
  });

  test('gets its immediate reply from the thread’s office', async () => {
    await submitEligibilityForm(server, { ...consenting, region: 'maryland' });
    const response = await arrive({ Body: 'Help me' });
    expect(response.body).toMatch(/<Message>Test Care MD.*\(410\) 555-0100/);
  });

  test('is stored once if delivered twice', async () => {
    await submitEligibilityForm(server, consenting);
    await arrive({ Body: 'Hello', MessageSid: 'SMsame' });
    await arrive({ Body: 'Hello', MessageSid: 'SMsame' });
    expect((await chats())[0]?.total).toBe(2);
  });

  test('from a shared number goes to the person whom the office texted last', async () => {
    await submitEligibilityForm(server, { ...consenting, firstName: 'Ana' });
    later(1);
    await submitEligibilityForm(server, { ...consenting, firstName: 'Bea' });
    const ana = (await chats()).find(({ name }) => name.startsWith('Ana'));
    later(1);
    const reply = { channel: 'sms', to: number, text: 'When may we call?' };
    await callInbox('POST', `${ana?.userId ?? ''}/replies`, reply);
    later(1);
    await submitEligibilityForm(server, { ...consenting, firstName: 'Bea' });
    await arrive({ Body: 'At nine' });
    const answered = (await chats()).filter(({ messages }) => messages.at(-1)?.text === 'At nine');
    expect(answered.map(({ userId }) => userId)).toEqual([ana?.userId]);
  });

  test('is not lost during a simultaneous merge', async () => {
    const from = '+19735550117';
    await arrive({ Body: 'Hello' });
    await arrive({ Body: 'Hello', From: from });
    const [other, thread] = (await chats()).map(({ userId }) => userId);
    const post = (path: string, payload: object) =>
      callInbox('POST', `${thread ?? ''}/${path}`, payload);
    for (let round = 0; round < 10; round += 1) {
      const responses = await Promise.all([
        arrive({ Body: round % 2 === 0 ? 'STOP' : 'START', From: from }),
        arrive({ Body: 'Are you there?', From: from }),
        post('notes', { channel: 'note', text: 'Both are hers' }),
        post('merge', { userId: other }),
      ]);
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 201, 200]);
      expect((await post('split', { userId: other })).statusCode).toBe(200);
    }
    expect((await chats()).map(({ total }) => total).sort()).toEqual([11, 21]);
  });

  test('from an unknown number creates a thread named after the number', async () => {
    await arrive({ Body: 'Is this the home care?', From: '+19735550117' });
    expect(await chats()).toMatchObject([{ name: '(973) 555-0117', contact: '9735550117' }]);
  });

  test('cannot cover other messages with stacked marks', async () => {
    await arrive({ Body: `Z${'\u0300\u0334\u0323'.repeat(1_000)}oe` });
    expect((await chats())[0]?.messages[0]?.text).toMatch(/^Z\p{M}{30}oe$/u);
  });

  test('mentions that it had a picture', async () => {
    await arrive({ Body: '', NumMedia: '1' });
    expect((await chats())[0]?.messages[0]?.text).toMatch(/picture or file/);
  });

  test('from Canada is stored and ends texts, but gets no reply at international rates', async () => {
    const From = '+14165550117';
    expect((await arrive({ Body: 'Please stop texting me', From })).body).not.toContain(
      '<Message>',
    );
    expect(await chats()).toMatchObject([
      { contact: '4165550117', canReceiveTexts: false, textConsent: { state: 'withdrawn' } },
    ]);
  });

  test('that is only a picture, without a Body, is shown', async () => {
    const picture = { NumMedia: '1', MediaUrl0: 'https://api.twilio.example/1' };
    const response = await arrive({ ...picture, MediaContentType0: 'image/jpeg' });
    expect(response.statusCode).toBe(200);
    expect((await chats())[0]?.messages[0]?.text).toMatch(/picture or file/);
  });

  test.each([
    ['+52 55 1234 5678', '+525512345678'],
    ['+447700900123', '+447700900123'],
    ['72323', '72323'],
    ['whatsapp:+12125550177', 'WhatsApp (212) 555-0177'],
  ])('from %s is shown in a thread of its own, and cannot be answered', async (From, name) => {
    const contact = From.replaceAll(' ', '');
    const first = await arrive({ Body: 'Help me', From });
    expect([first.statusCode, first.body]).toEqual([
      200,
      expect.not.stringContaining('<Message>') as string,
    ]);
    await arrive({ Body: 'Hello?', From });
    const [chat, ...others] = await chats();
    expect(others).toEqual([]);
    expect(chat).toMatchObject({ name, contact, canText: false, canReceiveTexts: false, total: 2 });
    expect(chat?.messages.map((message) => message.number)).toEqual([contact, contact]);
    const reply = { channel: 'sms', to: contact, text: 'Yes?' };
    expect((await callInbox('POST', `${chat?.userId ?? ''}/replies`, reply)).statusCode).toBe(409);
  });

  test('that says STOP on WhatsApp also ends texts to that phone', async () => {
    await submitEligibilityForm(server, consenting);
    const response = await arrive({ Body: 'STOP', From: `whatsapp:+1${number}` });
    expect(response.statusCode).toBe(200);
    expect(await isAllowed()).toBe(false);
    const [whatsApp] = await chats();
    expect(whatsApp?.possibleDuplicates).toMatchObject([{ contact: number }]);
  });

  test.each(['+525512345678', '72323'])('that says STOP from %s is shown', async (From) => {
    expect((await arrive({ Body: 'STOP', From })).statusCode).toBe(200);
    expect(await chats()).toMatchObject([{ textConsent: { state: 'withdrawn' } }]);
  });
});

describe('opting out and in', () => {
  test('STOP ends texts at once and appears in the thread', async () => {
    await submitEligibilityForm(server, consenting);
    expect((await arrive({ Body: 'STOP' })).body).not.toContain('<Message>');
    expect(await isAllowed()).toBe(false);
    const [chat] = await chats();
    expect(chat).toMatchObject({
      canText: false,
      textConsent: { state: 'withdrawn', source: 'text', at: clock.toISOString() },
    });
    expect(chat?.messages.at(-1)?.text).toBe('STOP');
  });

  test('plain words end texts, and we confirm it because Twilio does not', async () => {
    await submitEligibilityForm(server, consenting);
    const response = await arrive({ Body: 'Please stop texting me' });
    expect(response.body).toMatch(/<Message>Test Care.*no more texts.*START.*<\/Message>/);
    expect(await isAllowed()).toBe(false);
  });

  test('any text that Twilio treats as STOP ends texts, and Twilio alone confirms it', async () => {
    await submitEligibilityForm(server, consenting);
    const response = await arrive({ Body: 'ADIOS', OptOutType: 'STOP' });
    expect(response.body).not.toContain('<Message>');
    expect(await isAllowed()).toBe(false);
  });

  test('"Yes start" opts in after an opt-out and is an ordinary message otherwise', async () => {
    await submitEligibilityForm(server, consenting);
    await arrive({ Body: 'STOP' });
    expect((await arrive({ Body: 'Yes start' })).body).toMatch(/<Message>.*texts from us again/);
    expect(await isAllowed()).toBe(true);
    expect((await arrive({ Body: 'Yes start' })).body).not.toContain('<Message>');
  });

  test('START clears an opt-out, but a later form does not', async () => {
    await submitEligibilityForm(server, consenting);
    await arrive({ Body: 'STOP' });
    const stoppedAt = clock.toISOString();
    later(20);
    await submitEligibilityForm(server, { ...consenting, firstName: 'Other' });
    expect(await isAllowed()).toBe(false);
    const consents = async () =>
      (await chats()).map(({ textConsent }) => [textConsent?.state, textConsent?.at]);
    expect(await consents()).toEqual([
      ['withdrawn', stoppedAt],
      ['withdrawn', stoppedAt],
    ]);
    later(20);
    await arrive({ Body: 'START' });
    expect(await isAllowed()).toBe(true);
    const startedAt = clock.toISOString();
    expect(await consents()).toEqual([
      ['given', startedAt],
      ['given', startedAt],
    ]);
  });
});

test.each([
  ['STOP', 'closed'],
  ['START', 'closed'],
  ['HELP', 'closed'],
  ['Are you there?', 'new'],
])('after an inbound %s during a merge, a split closed thread is %s', async (Body, status) => {
  await submitEligibilityForm(server, consenting);
  const closed = await closeThread();
  await submitEligibilityForm(server, { ...specifiedFields, contact: '9735550118' });
  const target = (await chats())[0]?.userId ?? '';
  await callInbox('POST', `${target}/merge`, { userId: closed });
  later(5);
  expect((await arrive({ Body })).statusCode).toBe(200);
  expect((await callInbox('POST', `${target}/split`, { userId: closed })).statusCode).toBe(200);
  expect((await chats()).find(({ userId }) => userId === closed)).toMatchObject({
    status,
    total: 2,
  });
});

test('accepts texts even if other calls from the same address are rate-limited', async () => {
  await server.restart({ config: { twilio, rateLimitFactor: 0.01 } });
  const count = () => server.call({ method: 'GET', path: '/count' });
  for (let index = 0; index < 24; index += 1) await count();
  expect((await count()).statusCode).toBe(429);
  expect((await arrive({ Body: 'Hello' })).statusCode).toBe(200);
});

describe('a request that is not from Twilio', () => {
  test('is rejected and changes nothing', async () => {
    await submitEligibilityForm(server, consenting);
    for (const signature of ['', 'AAAA', signTwilioRequest('other', twilio.webhookUrl, {})]) {
      expect((await arrive({ Body: 'STOP' }, signature)).statusCode).toBe(403);
    }
    expect(await isAllowed()).toBe(true);
    // Not for requests without a signature, which programs that try addresses send.
    expect(server.logs.join('').match(/TWILIO_AUTH_TOKEN or TWILIO_WEBHOOK_URL/g)).toHaveLength(2);
  });

  test('returns 404 if Twilio is not set up', async () => {
    await server.restart({ config: { twilio: null } });
    expect((await arrive({ Body: 'STOP' })).statusCode).toBe(404);
  });
});

test('logs neither text nor numbers', async () => {
  await arrive({ Body: 'My diabetes is worse' });
  await arrive({ Body: 'My diabetes is worse' }, 'wrong');
  expect(server.logs.join('')).not.toMatch(/diabetes|2125550199/);
});

import fc from 'fast-check';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ChatsAnswer } from '../../contract/chats';
import type { ErrorBody } from '../../contract/errors';
import { messages } from '../../contract/messages';
import { cardMessages } from '../files/benefit-card';
import { inTurn } from '../files/file-work';
import { sendForm, specifiedFields, submit } from '../testing/submit';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    config: { rateLimitFactor: 100 },
  });
});
afterEach(() => server.close());

const chats = async () =>
  (await server.callAs('owner', { method: 'GET', path: '/chats' })).json<ChatsAnswer>().chats;
const jobs = () => server.context.database.db.selectFrom('outbox').selectAll().execute();
const picture = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#088' } })
    .withExif({ IFD0: { Make: 'SecretPhone' } })
    .jpeg()
    .toBuffer();

describe('a submission', () => {
  test('with exactly the specified fields is acknowledged and becomes a thread', async () => {
    const answer = await submit(server);
    expect([answer.statusCode, answer.json()]).toEqual([200, { acknowledged: true }]);
    const [thread] = await chats();
    expect(thread).toMatchObject({
      role: 'visitor',
      name: 'Ann Lee',
      contact: '2125550199',
      email: 'ann@mail.example',
      region: 'new-york',
      mayText: false,
    });
    expect(thread?.messages).toHaveLength(1);
    expect(thread?.messages[0]?.eligibility).toMatchObject({ time: 'after noon', consent: false });
  });

  test('without the optional fields is acknowledged', async () => {
    const { firstName, lastName, contact, dob, time } = specifiedFields;
    const answer = await submit(server, { firstName, lastName, contact, dob, time });
    expect(answer.json()).toEqual({ acknowledged: true });
  });

  test('with the additions of our own site keeps region and consent', async () => {
    await submit(server, {
      ...specifiedFields,
      region: 'maryland',
      consent: 'true',
      website: '',
      elapsed: '20000',
    });
    expect((await chats())[0]).toMatchObject({ region: 'maryland', mayText: true });
  });

  test('puts a mail to the region’s office into the outbox, without DOB and Medicaid number', async () => {
    await submit(server, { ...specifiedFields, region: 'michigan' });
    const [job] = await jobs();
    const [thread] = await chats();
    expect(job?.channel).toBe('email');
    expect(JSON.parse(job?.payload ?? '')).toMatchObject({ to: 'michigan@agency.example' });
    expect(job?.payload).toContain(
      `https://site.example/dashboard/all-form-submission-message?thread=${thread?.userId ?? ''}`,
    );
    expect(job?.payload).not.toContain(specifiedFields.dob);
    expect(job?.payload).not.toContain(specifiedFields.medicate);
  });

  test('keeps DOB and Medicaid number encrypted', async () => {
    await submit(server);
    const stored = await server.context.database.db
      .selectFrom('eligibility_checks')
      .selectAll()
      .execute();
    expect(JSON.stringify(stored)).not.toContain(specifiedFields.dob);
    expect(JSON.stringify(stored)).not.toContain(specifiedFields.medicate);
  });

  test('of the same person joins their thread, of another person on the same telephone does not', async () => {
    await submit(server);
    await submit(server, { ...specifiedFields, firstName: ' ANN ', contact: '212.555.0199' });
    await submit(server, { ...specifiedFields, firstName: 'Bob' });
    expect((await chats()).map(({ name, messages: list }) => [name, list.length])).toEqual([
      ['Bob Lee', 1],
      ['Ann Lee', 2],
    ]);
  });

  test('with another address does not turn our answers there; the message shows it', async () => {
    await submit(server);
    await submit(server, { ...specifiedFields, email: '' });
    await submit(server, { ...specifiedFields, email: 'stranger@mail.example' });
    const [thread] = await chats();
    expect(thread?.email).toBe(specifiedFields.email);
    expect(thread?.messages.map(({ eligibility }) => eligibility?.email)).toEqual([
      specifiedFields.email,
      null,
      'stranger@mail.example',
    ]);
  });

  test('that cannot be stored whole is not stored at all', async () => {
    await server.context.database.db.schema.dropTable('outbox').execute();
    const answer = await submit(server);
    expect([answer.statusCode, answer.json<ErrorBody>().error.code]).toEqual([500, 'internal']);
    expect(await chats()).toEqual([]);
  });
});

describe('a retry with the same Idempotency-Key', () => {
  const headers = { 'idempotency-key': '7f2c1d9e-retry' };

  test('makes one message and one mail, and gets the same answer', async () => {
    const first = await submit(server, specifiedFields, { headers });
    const second = await submit(server, specifiedFields, { headers });
    expect(second.json()).toEqual(first.json());
    expect((await chats()).flatMap((thread) => thread.messages)).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  test('makes one message even when both arrive at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => submit(server, specifiedFields, { headers })),
    );
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(6).fill(200));
    expect((await chats()).flatMap((thread) => thread.messages)).toHaveLength(1);
    expect(await jobs()).toHaveLength(1);
  });

  test('is refused when it says something else', async () => {
    await submit(server, specifiedFields, { headers });
    const other = await submit(server, { ...specifiedFields, dob: '5 12 1948' }, { headers });
    expect([other.statusCode, other.json<ErrorBody>().error.code]).toEqual([
      409,
      'idempotency_conflict',
    ]);
  });

  test('is refused when the key is no key', async () => {
    const answer = await submit(server, specifiedFields, { headers: { 'idempotency-key': 'a b' } });
    expect(answer.statusCode).toBe(400);
  });
});

describe('wrong fields', () => {
  const problems = async (fields: Record<string, string>) => {
    const answer = await submit(server, fields);
    expect(answer.statusCode).toBe(400);
    return answer.json<ErrorBody>().error;
  };

  test('missing ones are named in the specification’s sentences', async () => {
    const error = await problems({ firstName: '  ' });
    expect(error.fields).toEqual({
      firstName: messages.firstNameRequired,
      lastName: messages.lastNameRequired,
      contact: messages.phoneRequired,
      dob: messages.dobRequired,
      time: messages.timeRequired,
    });
  });

  test.each([
    ['123', messages.phoneDigits],
    ['+1 212 555 0199', messages.phoneDigits],
    ['212/555/0199', messages.phonePattern],
  ])('the telephone number %s is refused', async (contact, sentence) => {
    expect(await problems({ ...specifiedFields, contact })).toMatchObject({
      message: sentence,
      fields: { contact: sentence },
    });
  });

  test('an unknown field is refused', async () => {
    const error = await problems({ ...specifiedFields, isAdmin: 'true' });
    expect(error.fields).toEqual({ isAdmin: 'This field is not known.' });
  });

  test('an unknown region, a wrong e-mail and an endless name are refused', async () => {
    expect((await problems({ ...specifiedFields, region: 'ohio' })).fields).toHaveProperty(
      'region',
    );
    expect((await problems({ ...specifiedFields, email: 'a@b' })).fields).toHaveProperty('email');
    expect(
      (await problems({ ...specifiedFields, firstName: 'a'.repeat(101) })).fields,
    ).toHaveProperty('firstName');
  });

  test('a field that comes twice is refused', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(specifiedFields)) form.append(name, value);
    form.append('firstName', 'Eve');
    expect((await sendForm(server, form)).statusCode).toBe(400);
  });

  test('store nothing', async () => {
    await submit(server, { ...specifiedFields, contact: '123' });
    expect(await chats()).toEqual([]);
  });

  test('another kind of body is 415', async () => {
    const answer = await server.call({
      method: 'POST',
      path: '/email',
      payload: { firstName: 'A' },
    });
    expect(answer.statusCode).toBe(415);
  });
});

describe('a body that is no whole form', () => {
  test.each([
    ['without a boundary', 'multipart/form-data', 'x'],
    ['with another boundary', 'multipart/form-data; boundary=zzz', 'x'],
    [
      'cut off',
      'multipart/form-data; boundary=Z',
      '--Z\r\nContent-Disposition: form-data; name="time"\r\n\r\nany',
    ],
  ])('%s is the sender’s fault: 400', async (_what, type, payload) => {
    const answer = await server.call({
      method: 'POST',
      path: '/email',
      headers: { 'content-type': type },
      payload,
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      400,
      'bad_request',
    ]);
  });
});

describe('a robot', () => {
  test.each([[{ website: 'https://spam.example' }], [{ elapsed: '300' }]])(
    'is told so: %j',
    async (guard) => {
      const answer = await submit(server, { ...specifiedFields, ...guard });
      expect([answer.statusCode, answer.json<ErrorBody>().error.code]).toEqual([400, 'robot']);
    },
  );
});

describe('a benefit card', () => {
  test('is kept encrypted, drawn anew, without what the camera wrote', async () => {
    const bytes = await picture();
    expect(bytes.includes('SecretPhone')).toBe(true);
    await submit(server, specifiedFields, { file: { bytes, name: 'card.jpg' } });
    const [thread] = await chats();
    const cardId = thread?.messages[0]?.eligibility?.cardId ?? '';
    const [row] = await server.context.database.db.selectFrom('attachments').selectAll().execute();
    expect(Buffer.from(row?.bytes_sealed ?? []).includes('JFIF')).toBe(false);
    const card = await server.callAs('owner', {
      method: 'GET',
      path: `/chats/${thread?.userId ?? ''}/cards/${cardId}`,
    });
    expect((await sharp(card.rawPayload).metadata()).format).toBe('jpeg');
    expect(card.rawPayload.includes('SecretPhone')).toBe(false);
  });

  test('that finds too many waiting is 503 with when to try again, and the same form is taken then', async () => {
    let open = (): void => undefined;
    const gate = new Promise<void>((resolve) => (open = resolve));
    const held = Array.from({ length: 13 }, (_, sender) => inTurn(String(sender), () => gate));
    const send = async () =>
      submit(server, specifiedFields, {
        file: { bytes: await picture(), name: 'card.jpg' },
        headers: { 'idempotency-key': 'the-same-form' },
      });
    const refused = await send();
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '15']);
    expect(refused.json<ErrorBody>().error.message).toMatch(/send the form again/);
    expect(await chats()).toEqual([]);
    open();
    await Promise.all(held);
    expect((await send()).json()).toEqual({ acknowledged: true });
    expect((await chats())[0]?.messages[0]?.eligibility?.cardId).toBeTruthy();
  });

  test('of 12 MB is refused with 413 and nothing is stored', async () => {
    const bytes = new Uint8Array(12 * 1024 * 1024);
    bytes.set(await picture());
    const answer = await submit(server, specifiedFields, { file: { bytes, name: 'card.jpg' } });
    expect(answer.statusCode).toBe(413);
    expect(answer.json<ErrorBody>().error.fields).toEqual({ file: cardMessages.tooLarge });
    expect(await chats()).toEqual([]);
  });

  test('whose content is not what its name says is refused', async () => {
    const bytes = Buffer.from('<script>alert(1)</script>');
    const answer = await submit(server, specifiedFields, { file: { bytes, name: 'card.jpg' } });
    expect(answer.statusCode).toBe(400);
    expect(answer.json<ErrorBody>().error.fields).toEqual({ file: cardMessages.mismatch });
  });

  test('under another field name, or a second one, is refused', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(specifiedFields)) form.append(name, value);
    form.append('photo', new Blob(['x']), 'x.jpg');
    expect((await sendForm(server, form)).json<ErrorBody>().error.fields).toHaveProperty('photo');
    form.delete('photo');
    const bytes = new Uint8Array(await picture());
    form.append('file', new Blob([bytes]), 'a.jpg');
    form.append('file', new Blob([bytes]), 'b.jpg');
    expect((await sendForm(server, form)).statusCode).toBe(413);
  });

  test.each(['', 'null', 'undefined'])(
    'that was not chosen may come as the text %j',
    async (text) => {
      const answer = await submit(server, { ...specifiedFields, file: text });
      expect(answer.json()).toEqual({ acknowledged: true });
    },
  );

  test('that was not chosen may come as an empty file', async () => {
    const file = { bytes: new Uint8Array(), name: '' };
    expect((await submit(server, specifiedFields, { file })).statusCode).toBe(200);
  });
});

test('whatever text comes in, it is stored as it is or refused with 400, and never breaks the server', async () => {
  const text = fc.string({ unit: 'binary', maxLength: 120 });
  await fc.assert(
    fc.asyncProperty(text, text, async (firstName, time) => {
      const answer = await submit(server, { ...specifiedFields, firstName, time });
      expect([200, 400]).toContain(answer.statusCode);
    }),
    { numRuns: 60 },
  );
  expect((await server.callAs('owner', { method: 'GET', path: '/chats' })).statusCode).toBe(200);
});

test('log lines carry nothing of the submission', async () => {
  await submit(server);
  await submit(server, { ...specifiedFields, contact: '212/555/0199' });
  const logs = server.logs.join('');
  expect(logs).toContain('"route":"/api/email"');
  for (const value of Object.values(specifiedFields)) expect(logs).not.toContain(value);
  expect(logs).not.toContain('2125550199');
});

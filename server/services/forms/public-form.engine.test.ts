import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { everyForm, formSamples } from '../../testing/samples/forms';
import { listOutbox } from '../../testing/stored-records';
import { createFormData, submitForm, type Fields } from '../../testing/submit-form';
import { useTestServer } from '../../testing/test-server';

let now: Date;
beforeEach(() => {
  now = new Date('2026-11-20T15:00:00.000Z');
});
const server = useTestServer({ now: () => now, config: { rateLimitFactor: 100 } });

async function stored(): Promise<number> {
  const { db } = server.context.database;
  const tables = ['messages', 'jobApplications', 'helpDesk', 'idempotencyKeys', 'resumes'] as const;
  const counts = await Promise.all(
    tables.map((table) =>
      db
        .selectFrom(table)
        .select((eb) => eb.fn.countAll<number>().as('rows'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return counts.reduce((sum, { rows }) => sum + Number(rows), 0);
}
const one = 2;

/** True for each stored form that is marked as possible spam. */
async function marks(): Promise<number[]> {
  const { db } = server.context.database;
  const tables = ['messages', 'jobApplications', 'helpDesk'] as const;
  const rows = await Promise.all(
    tables.map((table) => db.selectFrom(table).select('possibleSpam').execute()),
  );
  return rows.flat().map(({ possibleSpam }) => possibleSpam);
}

describe.each(everyForm)('POST %s', (path, fields) => {
  const send = (more: Fields = {}, headers: Record<string, string> = {}) =>
    submitForm(server, path, { ...fields, ...more }, { headers });
  const post = (payload: FormData) => server.call({ method: 'POST', path, payload });

  test('is acknowledged and stored, and the email to the office does not contain it', async () => {
    const response = await send();
    expect(response.json()).toMatchObject({ acknowledged: true });
    expect(await stored()).toBe(one);
    const [job] = await listOutbox(server);
    expect(job?.payload).toContain('https://site.example/dashboard/');
    const long = Object.values(fields).filter((text) => / .* /.test(text));
    for (const text of long) expect(job?.payload).not.toContain(text);
  });

  test('is stored once per Idempotency-Key, and gets 409 with other content', async () => {
    const headers = { 'idempotency-key': 'one-and-the-same' };
    const responses = await Promise.all([1, 2, 3].map(() => send({}, headers)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    expect(await stored()).toBe(one);
    expect((await send({ lastName: 'Other' }, headers)).statusCode).toBe(409);
  });

  test('without a key is stored once within ten minutes', async () => {
    await Promise.all([send(), send()]);
    now = new Date(now.getTime() + 9 * 60_000);
    await send();
    expect(await stored()).toBe(one);
    now = new Date(now.getTime() + 2 * 60_000);
    await send();
    expect(await stored()).toBe(2 * one - 1);
  });

  test('with the same content from another client is stored separately', async () => {
    const first = await send();
    const other = await submitForm(server, path, formSamples[path] ?? {}, {
      remoteAddress: '198.51.100.3',
    });
    expect(other.statusCode).toBe(200);
    expect(await stored()).toBe(2 * one);
    if (path === '/helpDesk') expect(other.body).not.toBe(first.body);
  });

  test.each<Fields>([
    { website: 'https://home.example' },
    { website: 'x'.repeat(5_000) },
    { website: 'x', elapsed: '60000' },
    { elapsed: '20' },
    ...['abc', 'Infinity', '-9e9', '0x9999', '2000.5', ' '].map((elapsed) => ({ elapsed })),
  ])(
    'that looks automated (%j) is stored and marked, and only the office gets a message',
    async (guard) => {
      expect(
        (await send(path === '/email' ? { ...guard, consent: 'true' } : guard)).json(),
      ).toMatchObject({
        acknowledged: true,
      });
      expect(await marks()).toEqual([1]);
      const [notice, ...others] = await listOutbox(server);
      expect(notice?.payload).toContain('possible spam');
      expect(others).toEqual([]);
    },
  );

  test('that looks automated is stored once when it is sent again', async () => {
    await send({ website: 'x' }, { 'idempotency-key': 'filled-in' });
    await send({ website: 'x' }, { 'idempotency-key': 'filled-in' });
    await send({ website: '' }, { 'idempotency-key': 'filled-in' });
    expect(await marks()).toEqual([1]);
  });

  test('without anything suspicious is not marked', async () => {
    await send({ website: '', elapsed: '' });
    expect(await marks()).toEqual([0]);
  });

  test.each([
    ['an unknown field', { isAdmin: 'true' }, 'isAdmin'],
    ['NUL', { firstName: 'A\u0000nn' }, 'firstName'],
    ['10,000 characters', { firstName: 'x'.repeat(10_000) }, 'firstName'],
    ['100,000 characters', { firstName: 'x'.repeat(100_000) }, 'firstName'],
    ['nothing but spaces', { firstName: ' \u2028\t' }, 'firstName'],
    ['nothing that is seen', { firstName: '\u200b\u3164\u2800\u034f\u115f' }, 'firstName'],
    ['an unknown region', { region: 'atlantis' }, 'region'],
    ['no telephone', { contact: '' }, 'contact'],
  ])('with %s gets 400 with a message and stores nothing', async (_case, more, field) => {
    const response = await send(more);
    expect(response.statusCode).toBe(400);
    expect(response.json<ErrorBody>().error.fields?.[field]).toMatch(/\w+ \w+/);
    expect(await stored()).toBe(0);
  });

  test('with a repeated field, as JSON, or with a field like __proto__ gets 400', async () => {
    for (const [name, value] of [
      ['firstName', 'Eve'],
      ['firstName', new Blob(['{}'], { type: 'application/json' })],
      ['__proto__', 'x'],
      ['constructor', 'x'],
      ['x'.repeat(200), 'x'],
    ] as const) {
      const form = createFormData(fields);
      form.append(name, value);
      expect((await post(form)).statusCode).toBe(400);
    }
    expect(await stored()).toBe(0);
  });

  test('with a file it does not accept, or with two, is rejected', async () => {
    const form = createFormData(fields);
    form.append('photo', new Blob(['x'.repeat(70_000)]), 'x.jpg');
    expect((await post(form)).statusCode).toBe(400);
    form.append('file', new Blob(['x']), 'x.pdf');
    expect((await post(form)).statusCode).toBe(413);
    expect(await stored()).toBe(0);
  });

  test('gets 400 if truncated, 415 for another type, and 413 if too large', async () => {
    const call = (type: string, payload: string, length?: number) =>
      server.call({
        method: 'POST',
        path,
        payload,
        headers: { 'content-type': type, ...(length ? { 'content-length': String(length) } : {}) },
      });
    const part = '--Z\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nAnn';
    const statuses = [
      (await call('multipart/form-data; boundary=Z', part)).statusCode,
      (await call('multipart/form-data', part)).statusCode,
      (await call('application/x-www-form-urlencoded', 'firstName=Ann')).statusCode,
      (await call('application/json', '{"firstName":"Ann"}')).statusCode,
      (await call('multipart/form-data; boundary=Z', part, 100 * 1024 * 1024)).statusCode,
    ];
    expect(statuses).toEqual([400, 400, 415, 415, 413]);
    expect(await stored()).toBe(0);
  });

  test('leaves none of its content in the log', async () => {
    await send();
    await send({ contact: '123' });
    const logs = server.logs.join('');
    expect(logs).toContain(`"route":"/api${path}"`);
    for (const text of ['Ann', 'Lee', 'ann@mail']) expect(logs).not.toContain(text);
    // The phone number in any format.
    expect(logs).not.toMatch(/555.?0199/);
  });

  test('stores any text unchanged or responds 400', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 120 });
    const names = Object.keys(fields).filter((name) => name !== 'contact');
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...names), text, async (name, value) => {
        expect([200, 400, 410]).toContain((await send({ [name]: value })).statusCode);
      }),
      { numRuns: 25 },
    );
  });
});

test('drops the value of a hidden field', async () => {
  const unasked = { supplyWay: '<script>', firstDay: 'soon' };
  const response = await submitForm(server, '/helpDesk', {
    ...formSamples['/helpDesk'],
    ...unasked,
  });
  expect(response.statusCode).toBe(200);
  const list = await server.callAs('owner', { method: 'GET', path: '/helpDesk' });
  expect(list.body).not.toMatch(/script|soon/);
});

test('keeps line breaks in messages, not in names', async () => {
  await submitForm(server, '/contact', { ...formSamples['/contact'], firstName: 'An\r\nn' });
  const chats = await server.callAs('owner', { method: 'GET', path: '/chats' });
  expect(chats.json()).toMatchObject({
    chats: [
      {
        name: 'An n Lee',
        messages: [{ channel: 'contact', text: 'Good morning,\n\nmy mother needs help.' }],
      },
    ],
  });
});

test('limits forms per client and phone number per day', async () => {
  await server.restart({ now: () => now });
  const send = (index: number, remoteAddress = '203.0.113.7') =>
    submitForm(
      server,
      '/contact',
      { ...formSamples['/contact'], firstName: `A${String(index)}` },
      { remoteAddress },
    );
  for (let index = 0; index < 20; index += 1) expect((await send(index)).statusCode).toBe(200);
  const rejected = await send(20);
  expect([rejected.statusCode, rejected.json<ErrorBody>().error.code]).toEqual([
    429,
    'too_many_forms',
  ]);
  expect(rejected.json<ErrorBody>().error.message).toContain('call us: (410) 555-0100');
  // Another client with the same number is not limited.
  expect((await send(20, '198.51.100.3')).statusCode).toBe(200);
  now = new Date(now.getTime() + 24 * 60 * 60_000);
  expect((await send(20)).statusCode).toBe(200);
});

test('limits forms that look automated more strictly, per network, without limiting others', async () => {
  await server.restart({ now: () => now });
  const send = (index: number, guard: Fields, remoteAddress: string) =>
    submitForm(
      server,
      '/contact',
      { ...formSamples['/contact'], contact: `212555010${String(index % 10)}`, ...guard },
      { remoteAddress },
    );
  const suspect = { website: 'x' };
  const neighbor = (index: number) => `2001:db8:1:${String(index)}::1`;
  for (let index = 0; index < 10; index += 1) {
    expect((await send(index, suspect, neighbor(index))).statusCode).toBe(200);
  }
  const rejected = await send(0, suspect, neighbor(11));
  expect(rejected.statusCode).toBe(429);
  expect(rejected.json<ErrorBody>().error.message).toContain('call us: (410) 555-0100');
  expect((await send(0, {}, neighbor(11))).statusCode).toBe(200);
  expect((await send(0, suspect, '2001:db8:2::1')).statusCode).toBe(200);
});

test('limits concurrent uploads per client and in total', async () => {
  const responses = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      submitForm(server, '/contact', {
        ...formSamples['/contact'],
        firstName: `A${String(index)}`,
      }),
    ),
  );
  const statuses = new Set(responses.map(({ statusCode }) => statusCode));
  expect(statuses).toEqual(new Set([200, 429]));
  // Answered uploads no longer count.
  expect((await submitForm(server, '/contact', formSamples['/contact'] ?? {})).statusCode).toBe(
    200,
  );
});

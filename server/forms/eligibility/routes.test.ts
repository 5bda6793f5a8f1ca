import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import { chatsOf, outboxOf } from '../../testing/stored-records';
import { specifiedFields, submit } from '../../testing/submit-form';
import { startTestServer, useTestServer } from '../../testing/test-server';

const server = useTestServer({
  config: { rateLimitFactor: 100 },
});

const chats = () => chatsOf(server);
const jobs = () => outboxOf(server);

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
    const broken = await startTestServer({ isDisposable: true });
    await broken.context.database.db.schema.dropTable('outbox').execute();
    const answer = await submit(broken);
    expect([answer.statusCode, answer.json<ErrorBody>().error.code]).toEqual([500, 'internal']);
    expect(await chatsOf(broken)).toEqual([]);
    await broken.close();
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

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { queueJob, decryptPayload } from './queries';
import { recordOptOut } from '../sms/consent-queries';
import type { OutboundEmail } from '../email/email';
import { useTestDatabase } from '../../testing/database/database';
import { testVault } from '../../testing/encryption';
import { startFakeSmtpServer } from '../../../tests/fakes/smtp-server';
import { DeliveryError, type Channels } from './job-type';
import { createSmtpChannel } from '../email/channels/smtp';
import { deliverBatch, startWorker } from './worker';

const database = useTestDatabase();
let clock = new Date('2026-03-01T12:00:00Z');
const log = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;

beforeEach(() => {
  clock = new Date('2026-03-01T12:00:00Z');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const mail: OutboundEmail = {
  to: 'office@agency.example',
  fromName: 'Test Care',
  replyTo: null,
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
};
const base = () => ({ database, vault: testVault });
const queue = (idempotencyKey: string, at = clock) =>
  queueJob(
    database.db,
    testVault,
    { channel: 'email', payload: JSON.stringify(mail), idempotencyKey },
    at.toISOString(),
  );
const jobs = () => database.db.selectFrom('outbox').selectAll().execute();
const job = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
const channels = (email: Channels['email']): Channels => ({
  email,
  sms: () => Promise.resolve(null),
});
const run = (email: Channels['email'], owner = 'me') =>
  deliverBatch({ ...base(), channels: channels(email), log, now: () => clock }, owner);
const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

describe('servers whose clocks are an hour apart', () => {
  const shiftClock = (hours: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60_000 });
  const deliver = (email: Channels['email'], owner: string) =>
    deliverBatch({ ...base(), channels: channels(email), log }, owner);
  afterEach(() => {
    vi.useRealTimers();
  });

  test('deliver at once what the other has queued', async () => {
    shiftClock(1);
    await queue('ahead', new Date());
    vi.useRealTimers();
    const email = vi.fn(() => Promise.resolve());
    expect(await deliver(email, 'here')).toBe(1);
    expect(email).toHaveBeenCalledTimes(1);
  });

  test('do not deliver what the other is delivering', async () => {
    // Several servers need PostgreSQL.
    if (database.engine === 'sqlite') return;
    await queue('one', new Date());
    let finish = (): void => undefined;
    const started = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    shiftClock(-1);
    const running = deliver(started, 'behind');
    await vi.waitUntil(() => started.mock.calls.length > 0);
    vi.useRealTimers();
    expect(await deliver(vi.fn(), 'here')).toBe(0);
    finish();
    await running;
    expect((await job()).state).toBe('sent');
  });
});

test('gives up a text to a number that has opted out since', async () => {
  const { db } = database;
  const payload = JSON.stringify({ to: '2125550199', text: 'Hello' });
  const text = { channel: 'sms' as const, payload, idempotencyKey: 'text' };
  await queueJob(db, testVault, text, clock.toISOString());
  await recordOptOut(db, '2125550199', clock.toISOString());
  const sms = vi.fn<Channels['sms']>();
  const options = { ...base(), log, now: () => clock };
  await deliverBatch({ ...options, channels: { ...channels(vi.fn()), sms } }, 'me');
  expect(sms).not.toHaveBeenCalled();
  expect(await job()).toMatchObject({ state: 'dead', lastProblem: 'opted out' });
});

test('gives up a text to a number that no person can have', async () => {
  const { db } = database;
  const payload = JSON.stringify({ to: '9765550199', text: 'Hello' });
  const text = { channel: 'sms' as const, payload, idempotencyKey: 'text' };
  await queueJob(db, testVault, text, clock.toISOString());
  const sms = vi.fn<Channels['sms']>();
  const options = { ...base(), log, now: () => clock };
  await deliverBatch({ ...options, channels: { ...channels(vi.fn()), sms } }, 'me');
  expect(sms).not.toHaveBeenCalled();
  expect(await job()).toMatchObject({ state: 'dead', lastProblem: 'not a number of a person' });
});

test('sends texts to one number in order, without delaying other numbers', async () => {
  const { db } = database;
  for (const [key, to] of [
    ['one', '2125550199'],
    ['two', '2125550199'],
    ['other', '2125550142'],
    ['three', '2125550199'],
  ] as const) {
    const payload = JSON.stringify({ to, text: key });
    const text = { channel: 'sms' as const, payload, idempotencyKey: key };
    await queueJob(db, testVault, text, clock.toISOString());
  }
  const events: string[] = [];
  let letArrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letArrive = resolve));
  const sms: Channels['sms'] = async (_text, key) => {
    events.push(`${key} begins`);
    if (key === 'one') await held;
    events.push(`${key} is there`);
    return null;
  };
  const options = { ...base(), log, now: () => clock, channels: { ...channels(vi.fn()), sms } };
  const first = deliverBatch(options, 'me');
  try {
    await expect.poll(() => events).toContain('other is there');
    expect(events).not.toContain('one is there');
  } finally {
    letArrive();
    await first;
  }
  while ((await deliverBatch(options, 'me')) > 0);
  const ofOne = events.filter((event) => !event.startsWith('other'));
  expect(ofOne).toEqual(
    ['one', 'two', 'three'].flatMap((key) => [`${key} begins`, `${key} is there`]),
  );
  expect((await jobs()).map(({ state, attempts }) => [state, attempts])).toEqual(
    Array.from({ length: 4 }, () => ['sent', 1]),
  );
});

test('logs a job whose result cannot be recorded and waits for the others', async () => {
  await queue('quick');
  await queue('slow');
  const lines: unknown[] = [];
  // The worker logs a warning just before it schedules the retry.
  let warn: () => void = () => undefined;
  const failed = new Promise<void>((resolve) => (warn = resolve));
  const noting = { ...log, warn, error: (line: unknown) => lines.push(line) };
  const email: Channels['email'] = async (_mail, key) => {
    if (key === 'quick') {
      // An invalid date, so that the retry cannot be stored.
      clock = new Date(Number.NaN);
      throw new DeliveryError('down', { isFinal: false });
    }
    await failed;
    clock = new Date('2026-03-01T12:00:01Z');
  };
  const options = {
    ...base(),
    channels: channels(email),
    log: noting as unknown as FastifyBaseLogger,
    now: () => clock,
  };
  expect(await deliverBatch(options, 'me')).toBe(2);
  expect(lines).toEqual([expect.objectContaining({ err: expect.any(RangeError) as unknown })]);
  const states = await database.db.selectFrom('outbox').select('state').execute();
  expect(states.map(({ state }) => state).sort()).toEqual(['queued', 'sent']);
});

describe('a job', () => {
  test('is closed and its payload cleared once delivered', async () => {
    await queue('one');
    const sent: string[] = [];
    await run((_mail, key) => Promise.resolve(void sent.push(key)));
    expect(sent).toEqual(['one']);
    expect(await job()).toMatchObject({ state: 'sent', attempts: 1, payloadSealed: '' });
    expect(await run(() => Promise.resolve())).toBe(0);
  });

  test('is retried with growing delays after a failure', async () => {
    await queue('one');
    const fail = () => Promise.reject(new DeliveryError('SMTP: ECONNREFUSED', { isFinal: false }));
    expect(await run(fail)).toBe(1);
    expect(await run(fail)).toBe(0);
    wait(3);
    expect(await run(fail)).toBe(1);
    wait(2);
    expect(await run(fail)).toBe(0);
    wait(4);
    expect(await run(() => Promise.resolve())).toBe(1);
    expect(await job()).toMatchObject({ state: 'sent', attempts: 3 });
  });

  test('is given up and kept after a final failure', async () => {
    await queue('one');
    await run(() => Promise.reject(new DeliveryError('SMTP: 550 at RCPT TO', { isFinal: true })));
    expect(await job()).toMatchObject({ state: 'dead', lastProblem: 'SMTP: 550 at RCPT TO' });
    expect(decryptPayload(testVault, await job())).toContain('office@agency.example');
  });

  test('is delivered again with the same key when the lease of a dead worker expires', async () => {
    await queue('one');
    const keys: string[] = [];
    let die: (reason: Error) => void = () => undefined;
    const dying = run((_mail, key) => {
      keys.push(key);
      return new Promise((_resolve, reject) => (die = reject));
    }, 'first');
    await until(() => keys.length > 0);
    const second = (_mail: OutboundEmail, key: string) => Promise.resolve(void keys.push(key));
    expect(await run(second, 'second')).toBe(0);
    wait(61);
    expect(await run(second, 'second')).toBe(1);
    expect(keys).toEqual(['one', 'one']);
    // The first worker was only slow. It must not overwrite what the second recorded.
    die(new DeliveryError('late', { isFinal: true }));
    await dying;
    expect(await job()).toMatchObject({ state: 'sent' });
  });
});

test('delivers each job once with several workers', async () => {
  for (let index = 0; index < 20; index += 1) await queue(`job-${String(index)}`);
  const keys: string[] = [];
  const deliver = (_mail: OutboundEmail, key: string) => Promise.resolve(void keys.push(key));
  const drain = async (owner: string) => {
    while ((await run(deliver, owner)) > 0);
  };
  await Promise.all([drain('a'), drain('b'), drain('c')]);
  expect(keys.length).toBe(20);
  expect(new Set(keys).size).toBe(20);
});

test('delivers e-mail once a broken mail server is back', async () => {
  const first = await startFakeSmtpServer();
  const { url, port } = first;
  await first.stop();
  await queue('outage', new Date());
  const smtp = createSmtpChannel(url, 'no-reply@agency.example');
  const worker = startWorker({ ...base(), channels: channels(smtp), log });
  await until(async () => (await job()).attempts === 1);
  expect((await job()).lastProblem).toContain('SMTP: E');
  const back = await startFakeSmtpServer(port);
  await until(() => back.mails.length === 1);
  await until(async () => (await job()).state === 'sent');
  expect(back.mails[0]).toMatchObject({ to: ['office@agency.example'] });
  await worker.stop();
  await back.stop();
});

test('delivers at once when woken, and finishes running jobs when stopped', async () => {
  // Disables polling.
  vi.stubGlobal('setInterval', () => undefined);
  let finish: () => void = () => undefined;
  const started: string[] = [];
  const deliver = (_mail: OutboundEmail, key: string) => {
    started.push(key);
    return key === 'one' ? new Promise<void>((resolve) => (finish = resolve)) : Promise.resolve();
  };
  await queue('at the start', new Date());
  const worker = startWorker({ ...base(), channels: channels(deliver), log });
  await until(async () => (await job()).state === 'sent');
  await queue('one', new Date());
  worker.wake();
  await until(() => started.includes('one'));
  const stopped = worker.stop();
  finish();
  await stopped;
  expect((await jobs()).map(({ state }) => state)).toEqual(['sent', 'sent']);
});

const until = (condition: () => boolean | Promise<boolean>) =>
  vi.waitUntil(condition, { timeout: 15_000 });

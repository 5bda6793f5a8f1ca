import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FastifyBaseLogger } from 'fastify';
import { startFakeSmtpServer } from '../../../tests/fakes/smtp-server';
import { inTransaction, type Tx } from '../../core/db/engine';
import { useTestDatabase } from '../../testing/database/database';
import { testEncryption } from '../../testing/encryption';
import { createSmtpChannel } from '../email/channels/smtp';
import type { EmailChannel, OutboundEmail } from '../email/email';
import { createEmailSender } from '../email/email-sender';
import { DeliveryError } from './job-error';
import { describeAs } from './job-type';
import { recordLateError } from './late-error-queries';
import { queueJob, readPayload } from './queries';
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

const down = { service: 'smtp', code: 'ECONNREFUSED' };
const rejected = { service: 'smtp', code: 550, step: 'RCPT TO' };
const mail: OutboundEmail = {
  to: 'office@agency.example',
  fromName: 'Test Care',
  replyTo: null,
  subject: 'Hello',
  text: 'Text',
  html: '<p>Text</p>',
};
const describeJobs = describeAs('other', null);
const base = (email: EmailChannel) => ({
  database,
  encryption: testEncryption,
  jobTypes: [
    { ...createEmailSender(email), name: 'email', describeJobs },
    {
      ...createEmailSender(email),
      name: 'ordered',
      describeJobs,
      getOrderKey: ({ to }: OutboundEmail) => to,
    },
  ],
});
const queue = (subject: string, at = clock) => {
  const job = { type: 'email', subject, payload: mail, idempotencyKey: subject };
  return queueJob(database.db, testEncryption, job, at.toISOString());
};
const jobs = () => database.db.selectFrom('outbox').selectAll().execute();
const job = () => database.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
const run = (email: EmailChannel, owner = 'me') =>
  deliverBatch({ ...base(email), log, now: () => clock }, owner);
const wait = (seconds: number) => {
  clock = new Date(clock.getTime() + seconds * 1000);
};

describe('servers whose clocks are an hour apart', () => {
  const shiftClock = (hours: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 60 * 60_000 });
  const deliver = (email: EmailChannel, owner: string) =>
    deliverBatch({ ...base(email), log }, owner);
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

test('sends jobs with one order key in order, without delaying others', async () => {
  const { db } = database;
  for (const [key, to] of [
    ['one', 'ann@mail.example'],
    ['two', 'ann@mail.example'],
    ['other', 'bob@mail.example'],
    ['three', 'ann@mail.example'],
  ] as const) {
    const job = { type: 'ordered', subject: key, payload: { ...mail, to }, idempotencyKey: key };
    await queueJob(db, testEncryption, job, clock.toISOString());
  }
  const events: string[] = [];
  let letArrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letArrive = resolve));
  const email: EmailChannel = async (_mail, key) => {
    events.push(`${key} begins`);
    if (key === 'one') await held;
    events.push(`${key} is there`);
  };
  const first = run(email);
  try {
    await expect.poll(() => events).toContain('other is there');
    expect(events).not.toContain('one is there');
  } finally {
    letArrive();
    await first;
  }
  while ((await run(email)) > 0);
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
  const email: EmailChannel = async (_mail, key) => {
    if (key === 'quick') {
      // An invalid date, so that the retry cannot be stored.
      clock = new Date(Number.NaN);
      throw new DeliveryError(down, { isFinal: false });
    }
    await failed;
    clock = new Date('2026-03-01T12:00:01Z');
  };
  const options = {
    ...base(email),
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
    expect(await job()).toMatchObject({ state: 'sent', attempts: 1, payloadEncrypted: '' });
    expect(await run(() => Promise.resolve())).toBe(0);
  });

  test('is retried with growing delays after a failure', async () => {
    await queue('one');
    const fail = () => Promise.reject(new DeliveryError(down, { isFinal: false }));
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
    await run(() => Promise.reject(new DeliveryError(rejected, { isFinal: true })));
    expect(await job()).toMatchObject({ state: 'dead', error: JSON.stringify(rejected) });
    expect(readPayload(testEncryption, await job())).toEqual(mail);
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
    die(new DeliveryError(rejected, { isFinal: true }));
    await dying;
    expect(await job()).toMatchObject({ state: 'sent' });
  });
});

test('keeps a job whose type no owner has registered', async () => {
  const gone = { type: 'gone', subject: 'one', payload: mail };
  await queueJob(database.db, testEncryption, gone, clock.toISOString());
  expect(await run(vi.fn())).toBe(1);
  const error = JSON.stringify({ service: 'server', code: 'unknown_type' });
  expect(await job()).toMatchObject({ state: 'queued', attempts: 1, error });
});

test('a bounce that names a job of a provider with its own ids changes nothing', async () => {
  const send = () => Promise.resolve('SM1');
  const jobTypes = [{ ...createEmailSender(vi.fn()), name: 'email', describeJobs, send }];
  await queue('one');
  await deliverBatch({ ...base(vi.fn()), jobTypes, log, now: () => clock }, 'me');
  const bounce = { service: 'bounce', code: '5.1.1' };
  const late = { key: 'one', providerId: null, error: bounce, at: clock.toISOString() };
  const record = (tx: Tx) => recordLateError(tx, jobTypes, late);
  expect(await inTransaction(database.db, record)).toBeNull();
  expect(await job()).toMatchObject({ state: 'sent', lateError: null });
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

test('delivers email once a broken mail server is back', async () => {
  const first = await startFakeSmtpServer();
  const { url, port } = first;
  await first.stop();
  await queue('outage', new Date());
  const smtp = createSmtpChannel(url, 'no-reply@agency.example');
  const worker = startWorker({ ...base(smtp), log });
  await until(async () => (await job()).attempts === 1);
  expect((await job()).error).toContain('"code":"E');
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
  const worker = startWorker({ ...base(deliver), log });
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

import type { FastifyBaseLogger } from 'fastify';
import { expect, test, vi } from 'vitest';
import { useTestDatabase } from '../../testing/database/database';
import { testEncryption } from '../../testing/encryption';
import type { JobError } from '../outbox/job-error';
import { describeAs } from '../outbox/job-type';
import { queueJob } from '../outbox/queries';
import { deliverBatch } from '../outbox/worker';
import { formatCarrierError, isFinalCarrierError } from './carrier-errors';
import { recordOptOut } from './consent-queries';
import { createTextSender, type TextChannel } from './text-sender';

const database = useTestDatabase();
const now = () => new Date('2026-03-01T12:00:00Z');
const log = { error: () => undefined, warn: () => undefined } as unknown as FastifyBaseLogger;
const createSender = (channel: TextChannel) =>
  createTextSender({ database, encryption: testEncryption, now }, channel);

test.each([
  ['has opted out since', '2125550199', 'opted_out'],
  ['no person can have', '9765550199', 'cannot_receive'],
])('gives up a text to a number that %s', async (_, to, code) => {
  const { db } = database;
  const job = { type: 'text', subject: 'one', payload: { to, text: 'Hello' } };
  await queueJob(db, testEncryption, job, now().toISOString());
  await recordOptOut(db, testEncryption, '2125550199', now().toISOString());
  const channel = vi.fn<TextChannel>();
  const jobTypes = [
    { ...createSender(channel), name: 'text', describeJobs: describeAs('other', null) },
  ];
  await deliverBatch({ database, encryption: testEncryption, jobTypes, log, now }, 'me');
  expect(channel).not.toHaveBeenCalled();
  const { state, error } = await db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  expect([state, JSON.parse(error ?? '')]).toEqual(['dead', { service: 'obsolete', code }]);
});

const errors: [JobError, string][] = [
  [
    { service: 'twilio', status: 400, code: 30006 },
    'This number can’t get texts. It may be a landline. (30006)',
  ],
  [
    { service: 'twilio', status: 401, code: 20003 },
    'The text service rejected our account (401, code 20003).',
  ],
  [{ service: 'twilio', status: 500 }, 'The text service rejected it (500).'],
  [
    { service: 'twilio', code: 'TimeoutError' },
    'The text service couldn’t be reached (TimeoutError).',
  ],
  [{ service: 'carrier', code: 30003 }, 'The phone was turned off or out of reach.'],
  [{ service: 'obsolete', code: 'opted_out' }, 'This person opted out of our texts.'],
  [{ service: 'obsolete', code: 'cannot_receive' }, 'This number can’t receive texts.'],
];

test.each(errors)('explains %o', (error, reason) => {
  expect(createSender(vi.fn()).formatError(error)).toBe(reason);
});

test.each([
  [21211, /valid phone number.*Call/, 'no retry'],
  [21408, /text this area.*technical contact/, 'retry'],
  [21612, /can’t reach this number.*Call/, 'no retry'],
  [21614, /a mobile number.*Call/, 'no retry'],
  [30032, /toll-free number isn’t verified.*technical contact/, 'retry'],
  [30034, /isn’t registered.*technical contact/, 'retry'],
  [30410, /in time.*Try again/, 'retry'],
  [30453, /blocked it.*technical contact/, 'retry'],
])('Twilio’s code %i says why, who can fix it, and if a retry can help', (code, message, retry) => {
  expect(formatCarrierError(code)).toMatch(message);
  expect(isFinalCarrierError(code)).toBe(retry === 'no retry');
});

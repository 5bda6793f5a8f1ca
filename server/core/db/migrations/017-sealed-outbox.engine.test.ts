import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { decryptPayload } from '../../../services/outbox/queries';
import { claimJobs } from '../../../services/outbox/worker-queries';
import {
  at,
  createMessage,
  createThread,
  useUnmigratedDatabase,
} from '../../../testing/database/unmigrated-database';
import { testVault } from '../../../testing/encryption';
import { checkDataKey } from '../encryption/data-key';
import { createVault } from '../encryption/encryption';

const opened = useUnmigratedDatabase();
const jobs: [id: string, state: string, messageId: string | null, payload: string][] = [
  ['1', 'queued', 'm1', '{"to":"2125550199","text":"About your dementia care"}'],
  ['2', 'queued', null, '{"to":"office@agency.example"}'],
  ['3', 'dead', 'm2', '{"to":"2125550199","text":"About the dementia"}'],
  ['4', 'dead', null, '{"to":"old@agency.example"}'],
  ['5', 'sent', null, '{}'],
];
beforeEach(async () => {
  await opened.migrateTo('016-merges-undone');
  await opened.insert('threads', createThread('t'));
  const text = { channel: 'sms', direction: 'out' };
  await opened.insert('messages', createMessage('m1', 't', text), createMessage('m2', 't', text));
  const job = { channel: 'sms', attempts: 0, nextAt: at, createdAt: at };
  for (const [id, state, messageId, payload] of jobs) {
    await opened.insert('outbox', { id, idempotencyKey: id, state, messageId, payload, ...job });
  }
});

test('encrypts pending jobs and clears dead replies', async () => {
  await opened.migrateTo('017-sealed-outbox');
  const { rows } = await sql<{ id: string; payloadSealed: string }>`
    select * from outbox order by id`.execute(opened.db);
  expect(JSON.stringify(rows)).not.toMatch(/dementia|2125550199|agency\.example/);
  expect(rows.map(({ payloadSealed }) => payloadSealed !== '')).toEqual([
    ...[true, true, false, true, false],
  ]);
  // The worker needs the newest tables.
  await opened.migrateTo('023-help-desk-queues');
  const claimed = await claimJobs(opened, { owner: 'me', now: at, leaseUntil: at, limit: 9 });
  const carried = claimed.map((job) => decryptPayload(testVault, job)).sort();
  expect(carried).toEqual([jobs[0]?.[3], jobs[1]?.[3]]);
});

test('changes nothing in a database written with another key', async () => {
  const { db } = opened;
  await checkDataKey(db, createVault(Buffer.alloc(32, 1)));
  await expect(opened.migrateTo('017-sealed-outbox')).rejects.toThrow(/^DATA_KEY is not the key/);
  const { rows } = await sql<{ payload: string }>`select payload from outbox order by id`.execute(
    db,
  );
  expect(rows.map(({ payload }) => payload)).toEqual(jobs.map(([, , , payload]) => payload));
});

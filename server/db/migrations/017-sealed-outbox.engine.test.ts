import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';
import { testVault } from '../../testing/encryption';
import { checkDataKey } from '../encryption/data-key';
import { decryptPayload } from '../../outbox/queries';
import { claimJobs } from '../../outbox/worker-queries';
import { createVault } from '../encryption/encryption';

let opened: UnmigratedDatabase;
const at = '2026-11-20T15:00:00.000Z';
const jobs: [id: string, state: string, messageId: string | null, payload: string][] = [
  ['1', 'queued', 'm1', '{"to":"2125550199","text":"About your dementia care"}'],
  ['2', 'queued', null, '{"to":"office@agency.example"}'],
  ['3', 'dead', 'm2', '{"to":"2125550199","text":"About the dementia"}'],
  ['4', 'dead', null, '{"to":"old@agency.example"}'],
  ['5', 'sent', null, '{}'],
];
beforeEach(async () => {
  opened = await openUnmigrated();
  await opened.migrateTo('016-merges-undone');
  const { db } = opened.database;
  await sql`insert into threads (id, person_key, first_name, last_name, contact, region, created_at, active_at)
    values ('t', 'key', 'Ann', 'Lee', '2125550199', 'maryland', ${at}, ${at})`.execute(db);
  for (const id of ['m1', 'm2']) {
    await sql`insert into messages (id, thread_id, at, channel, direction, text_sealed, delivery)
      values (${id}, 't', ${at}, 'sms', 'out', ${testVault.encrypt('x', `messages.text:${id}`)}, 'queued')`.execute(
      db,
    );
  }
  for (const [id, state, messageId, payload] of jobs) {
    await sql`insert into outbox (id, channel, payload, message_id, idempotency_key, state, attempts, next_at, created_at)
      values (${id}, 'sms', ${payload}, ${messageId}, ${id}, ${state}, 0, ${at}, ${at})`.execute(
      db,
    );
  }
});
afterEach(() => opened.close());

test('encrypts pending jobs and clears dead replies', async () => {
  await opened.migrateTo('017-sealed-outbox');
  const { rows } = await sql<{ id: string; payloadSealed: string }>`
    select * from outbox order by id`.execute(opened.database.db);
  expect(JSON.stringify(rows)).not.toMatch(/dementia|2125550199|agency\.example/);
  expect(rows.map(({ payloadSealed }) => payloadSealed !== '')).toEqual([
    ...[true, true, false, true, false],
  ]);
  // The worker needs the newest tables.
  await opened.migrateTo('023-help-desk-queues');
  const claim = { owner: 'me', now: at, leaseUntil: at, limit: 9 };
  const claimed = await claimJobs(opened.database, claim);
  const carried = claimed.map((job) => decryptPayload(testVault, job)).sort();
  expect(carried).toEqual([jobs[0]?.[3], jobs[1]?.[3]]);
});

test('changes nothing in a database written with another key', async () => {
  const { db } = opened.database;
  await checkDataKey(db, createVault(Buffer.alloc(32, 1)));
  await expect(opened.migrateTo('017-sealed-outbox')).rejects.toThrow(/^DATA_KEY is not the key/);
  const { rows } = await sql<{ payload: string }>`select payload from outbox order by id`.execute(
    db,
  );
  expect(rows.map(({ payload }) => payload)).toEqual(jobs.map(([, , , payload]) => payload));
});

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

test('the timeline starts with the changes that the audit recorded', async () => {
  const { db } = opened.database;
  await opened.migrateTo('041-drafts');
  const at = '2026-11-20T15:00:00.000Z';
  for (const [id, mergedInto] of [
    ['t1', null],
    ['t2', 't1'],
  ]) {
    await sql`insert into threads (id, person_key, first_name, last_name, contact, region, created_at, active_at, status, version,
      revision, merged_into) values (${id}, ${id}, 'Ann', 'Lee', '2125550199', 'maryland', ${at}, ${at}, 'new', 1, 'r',
      ${mergedInto})`.execute(db);
  }
  for (const [id, action, subject, detail] of [
    ['a1', 'status-closed', 't1', null],
    ['a2', 'assign', 't1', 'owner@agency.example'],
    ['a3', 'unassign', 't1', null],
    ['a4', 'merge', 't2', 'into Ann Lee'],
  ]) {
    await sql`insert into audit (id, at, actor, action, subject_kind, subject, detail)
      values (${id}, ${at}, 'owner@agency.example', ${action}, 'thread', ${subject}, ${detail})`.execute(
      db,
    );
  }
  await opened.migrateTo('042-thread-events');
  const events = await db
    .selectFrom('threadEvents')
    .select(['threadId', 'kind', 'detail'])
    .orderBy('id')
    .execute();
  expect(events.map(({ threadId, kind, detail }) => [threadId, kind, detail])).toEqual([
    ['t1', 'status', 'closed'],
    ['t1', 'assigned', 'owner@agency.example'],
    ['t1', 'assigned', null],
    ['t1', 'merged', 't2'],
  ]);
});

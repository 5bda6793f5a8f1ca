import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';
import { findThreadState } from '../../inbox/threads/state-queries';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

test('threads with a reply are contacted, others new, and all unassigned', async () => {
  const { db } = opened.database;
  await opened.migrateTo('005-polled-lists');
  const at = '2026-11-20T15:00:00.000Z';
  for (const [id, direction] of [
    ['asked', 'in'],
    ['answered', 'out'],
  ]) {
    await sql`insert into threads values (${id}, ${id}, 'Ann', 'Lee', null, '2125550199', 'maryland', ${at}, ${at})`.execute(
      db,
    );
    await sql`insert into messages (id, thread_id, at, channel, direction, text_sealed, delivery)
      values (${id}, ${id}, ${at}, 'email', ${direction}, '', 'sent')`.execute(db);
  }
  await opened.migrateTo('007-thread-states');
  const rest = { assignee: null, version: 1, changedBy: null };
  expect(await findThreadState(db, 'asked')).toEqual({ status: 'new', ...rest });
  expect(await findThreadState(db, 'answered')).toEqual({ status: 'contacted', ...rest });
});

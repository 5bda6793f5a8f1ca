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

test('outgoing texts get the number of the thread they were written in, even after a merge', async () => {
  const { db } = opened.database;
  await opened.migrateTo('014-reply-templates');
  const at = '2026-11-20T15:00:00.000Z';
  for (const [id, contact, into] of [
    ['root', '2125550142', null],
    ['rosa', '2125550199', 'root'],
  ] as const) {
    await sql`
      insert into threads (id, person_key, first_name, last_name, contact, region, created_at, active_at, merged_into)
      values (${id}, ${id}, 'Ann', 'Lee', ${contact}, 'maryland', ${at}, ${at}, ${into})
    `.execute(db);
    for (const [channel, direction] of [
      ['sms', 'out'],
      ['sms', 'in'],
      ['email', 'out'],
    ] as const) {
      await sql`
        insert into messages (id, thread_id, at, channel, direction, text_sealed, delivery)
        values (${`${id}-${channel}-${direction}`}, ${id}, ${at}, ${channel}, ${direction}, 'x', 'failed')
      `.execute(db);
    }
  }
  await opened.migrateTo('016-merges-undone');
  const rows = await db.selectFrom('messages').select(['id', 'number']).orderBy('id').execute();
  expect(rows.filter(({ number }) => number !== null)).toEqual([
    { id: 'root-sms-out', number: '2125550142' },
    { id: 'rosa-sms-out', number: '2125550199' },
  ]);
});

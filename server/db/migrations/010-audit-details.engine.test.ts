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

test('points opened cards to their message, except deleted cards', async () => {
  const { db } = opened.database;
  await opened.migrateTo('008-thread-presence');
  const at = '2026-11-20T15:00:00.000Z';
  await sql`insert into threads (id, person_key, first_name, last_name, contact, region, created_at, active_at)
    values ('thread', 'key', 'Ann', 'Lee', '2125550199', 'maryland', ${at}, ${at})`.execute(db);
  await sql`insert into messages (id, thread_id, at, channel, direction, text_sealed, delivery)
    values ('message', 'thread', ${at}, 'eligibility', 'in', '', 'received')`.execute(db);
  const bytes = Buffer.from('sealed');
  await sql`insert into attachments values ('card', 'message', 'image/png', 6, ${bytes}, ${at}, ${at})`.execute(
    db,
  );
  for (const subject of ['card', 'gone']) {
    await sql`insert into audit values (${subject}, ${at}, 'intake@agency.example', 'open-card', ${subject})`.execute(
      db,
    );
  }
  await opened.migrateTo('010-audit-details');
  const rows = await db.selectFrom('audit').select(['id', 'subject']).orderBy('id').execute();
  expect(rows).toEqual([
    { id: 'card', subject: 'message' },
    { id: 'gone', subject: 'gone' },
  ]);
});

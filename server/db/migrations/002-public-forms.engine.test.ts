import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';
import { findIdempotencyRecord } from '../../http/idempotency/queries';

let opened: UnmigratedDatabase;
beforeEach(async () => {
  opened = await openUnmigrated();
});
afterEach(() => opened.close());

test('keeps messages and idempotency keys of the first release', async () => {
  const { db } = opened.database;
  await opened.migrateTo('001-first-tables');
  const at = '2026-11-20T15:00:00.000Z';
  await sql`insert into threads values ('t', 'key', 'Ann', 'Lee', null, '2125550199', 'maryland', ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into messages values ('m1', 't', ${at}, 'eligibility', 'in', 'x', null, 'received', 'email:k', 'mark')`.execute(
    db,
  );
  await sql`insert into messages values ('m2', 't', ${at}, 'sms', 'in', 'x', null, 'received', null, null)`.execute(
    db,
  );
  await opened.migrateTo('002-public-forms');
  expect(await findIdempotencyRecord(db, 'email:k')).toEqual({ mark: 'mark', madeId: 'm1', at });
  const { rows } = await sql`select id, details from messages order by id`.execute(db);
  expect(rows).toEqual([
    { id: 'm1', details: null },
    { id: 'm2', details: null },
  ]);
});

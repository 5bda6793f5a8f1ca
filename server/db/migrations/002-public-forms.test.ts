import { Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { newTestPlace, type TestPlace } from '../../testing/database';
import type { Database } from '../engine';
import { openPostgres } from '../postgres';
import { findReceipt } from '../queries/receipts';
import { openSqlite } from '../sqlite';
import { migrate } from '../migrate';
import { migrations } from './index';

let held: TestPlace;
let database: Database;
beforeEach(async () => {
  held = await newTestPlace();
  const { place } = held;
  database =
    place.engine === 'sqlite'
      ? openSqlite(place.file)
      : await openPostgres(place.url, () => undefined);
});
afterEach(async () => {
  await database.close();
  await held.remove();
});

test('a database of the first release keeps its messages, and a retry from before still makes no second one', async () => {
  const { db, engine } = database;
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations(engine)) },
  });
  await migrator.migrateTo('001-first-tables');
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
  await migrate(database);
  expect(await findReceipt(db, 'email:k')).toEqual({ mark: 'mark', madeId: 'm1', at });
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'details'])
    .orderBy('id')
    .execute();
  expect(messages).toEqual([
    { id: 'm1', details: null },
    { id: 'm2', details: null },
  ]);
});

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readInbox } from '../../testing/stored-records';
import {
  openUnmigrated,
  type UnmigratedDatabase,
} from '../../testing/database/unmigrated-database';
import { testVault } from '../../testing/encryption';
import { checkDataKey } from '../encryption/data-key';
import { createVault } from '../encryption/encryption';

let opened: UnmigratedDatabase;
const details = [{ label: 'Language', value: 'Bengali' }];
const at = '2026-11-20T15:00:00.000Z';
beforeEach(async () => {
  opened = await openUnmigrated();
  await opened.migrateTo('003-addresses-of-messages');
  const { db } = opened.database;
  await sql`insert into threads values ('t', 'key', 'Ann', 'Lee', null, '2125550199', 'maryland', ${at}, ${at})`.execute(
    db,
  );
  await sql`insert into messages (id, thread_id, at, channel, direction, text, delivery, details)
    values ('m1', 't', ${at}, 'enrolment', 'in', 'My mother has dementia', 'received', ${JSON.stringify(details)})`.execute(
    db,
  );
  await sql`insert into messages (id, thread_id, at, channel, direction, text, delivery)
    values ('m2', 't', ${at}, 'email', 'out', 'We will call', 'sent')`.execute(db);
});
afterEach(() => opened.close());

test('encrypts existing messages, which read as before', async () => {
  const { db } = opened.database;
  await opened.migrateTo('004-sealed-messages');
  const { rows } = await sql`select * from messages order by id`.execute(db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/dementia|Bengali|will call/);
  await opened.migrateToLatest();
  const [chat] = await readInbox(db, testVault);
  expect(chat?.messages.map(({ text, details: list }) => [text, list])).toEqual([
    ['My mother has dementia', details],
    ['We will call', []],
  ]);
});

test('changes nothing in a database written with another key', async () => {
  const { db } = opened.database;
  await checkDataKey(db, createVault(Buffer.alloc(32, 1)));
  await expect(opened.migrateTo('004-sealed-messages')).rejects.toThrow(/^DATA_KEY is not the key/);
  const { rows } = await sql<{ text: string }>`select text from messages order by id`.execute(db);
  expect(rows.map(({ text }) => text)).toEqual(['My mother has dementia', 'We will call']);
});

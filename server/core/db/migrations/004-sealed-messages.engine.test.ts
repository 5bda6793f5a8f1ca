import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import {
  at,
  createThread,
  useUnmigratedDatabase,
} from '../../../testing/database/unmigrated-database';
import { testVault } from '../../../testing/encryption';
import { readInbox } from '../../../testing/stored-records';
import { checkDataKey } from '../encryption/data-key';
import { createVault } from '../encryption/encryption';

const opened = useUnmigratedDatabase();
const details = [{ label: 'Language', value: 'Bengali' }];
beforeEach(async () => {
  await opened.migrateTo('003-addresses-of-messages');
  await opened.insert('threads', createThread('t'));
  const [received, sent] = ['My mother has dementia', 'We will call'];
  await opened.insert(
    'messages',
    {
      ...{ id: 'm1', threadId: 't', at, channel: 'enrolment', direction: 'in', text: received },
      ...{ delivery: 'received', details: JSON.stringify(details) },
    },
    {
      ...{ id: 'm2', threadId: 't', at, channel: 'email', direction: 'out', text: sent },
      ...{ delivery: 'sent', details: null },
    },
  );
});

test('encrypts existing messages, which read as before', async () => {
  await opened.migrateTo('004-sealed-messages');
  const { rows } = await sql`select * from messages order by id`.execute(opened.db);
  expect(rows).toHaveLength(2);
  expect(JSON.stringify(rows)).not.toMatch(/dementia|Bengali|will call/);
  await opened.migrateToLatest();
  const [chat] = await readInbox(opened.db, testVault);
  expect(chat?.messages.map(({ text, details: list }) => [text, list])).toEqual([
    ['My mother has dementia', details],
    ['We will call', []],
  ]);
});

test('changes nothing in a database written with another key', async () => {
  const { db } = opened;
  await checkDataKey(db, createVault(Buffer.alloc(32, 1)));
  await expect(opened.migrateTo('004-sealed-messages')).rejects.toThrow(/^DATA_KEY is not the key/);
  const { rows } = await sql<{ text: string }>`select text from messages order by id`.execute(db);
  expect(rows.map(({ text }) => text)).toEqual(['My mother has dementia', 'We will call']);
});

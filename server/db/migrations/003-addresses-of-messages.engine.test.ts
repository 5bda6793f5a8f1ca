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

test('gives threads the address of their first message', async () => {
  const { db } = opened.database;
  await opened.migrateTo('002-public-forms');
  const at = (day: number) => `2026-11-${String(day)}T15:00:00.000Z`;
  const details = JSON.stringify([{ label: 'E-mail', value: 'stranger@mail.example' }]);
  for (const [id, email] of [
    ['a', 'stranger@mail.example'],
    ['b', 'bob@mail.example'],
  ] as const) {
    await sql`insert into threads values (${id}, ${id}, 'Ann', 'Lee', ${email}, '2125550199', 'maryland', ${at(20)}, ${at(21)})`.execute(
      db,
    );
    const check = id === 'a' ? null : email;
    await sql`insert into messages values (${`${id}1`}, ${id}, ${at(20)}, 'eligibility', 'in', 'x', null, 'received', null, null, null)`.execute(
      db,
    );
    await sql`insert into eligibility_checks values (${`${id}1`}, 'Ann', 'Lee', ${check}, '2125550199', 'noon', 'sealed', null, 0)`.execute(
      db,
    );
    await sql`insert into messages values (${`${id}2`}, ${id}, ${at(21)}, 'contact', 'in', 'x', null, 'received', null, null, ${details})`.execute(
      db,
    );
  }
  await opened.migrateTo('003-addresses-of-messages');
  const threads = await db.selectFrom('threads').select(['id', 'email']).orderBy('id').execute();
  expect(threads).toEqual([
    { id: 'a', email: null },
    { id: 'b', email: 'bob@mail.example' },
  ]);
  const messages = await db.selectFrom('messages').select(['id', 'email']).orderBy('id').execute();
  expect(messages.map(({ email }) => email)).toEqual([
    null,
    'stranger@mail.example',
    'bob@mail.example',
    'stranger@mail.example',
  ]);
});

import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  openTestDatabase,
  type EmptyDatabase,
} from '../../../testing/database/database';
import { DatabaseUnavailable, type Database } from '../engine';
import { migrate, openForMigration } from '../open-database';
import { runSql } from './run-sql';
import { upgradePreRelease } from './upgrade-pre-release';

/** The tables of the last version before the baseline, as its migrations left them on SQLite. */
const preRelease = readFileSync('server/core/db/migrations/pre-release.sql', 'utf8');

let empty: EmptyDatabase;
let database: Database;
beforeEach(async () => {
  empty = await createEmptyDatabase();
  const opened = await openForMigration(empty.location);
  database = { ...opened, db: opened.db.withoutPlugins() };
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  await empty.remove();
});

/** Each table has a row with a different value in each column, except that the keys of all tables are the same. */
async function createPreRelease({ db, engine }: Database): Promise<void> {
  await runSql(db, engine === 'postgres' ? preRelease.replaceAll(' blob ', ' bytea ') : preRelease);
  const tables = await db.introspection.getTables();
  // A table comes after those that it references.
  tables.sort((a, b) => getPosition(a.name) - getPosition(b.name));
  for (const { name: table, columns } of tables) {
    const names = columns.map(({ name }) => sql.ref(name));
    const values = columns.map(({ name, dataType }) => {
      if (/int/i.test(dataType)) return name.length;
      if (/blob|bytea/i.test(dataType)) return Buffer.from(name);
      return /^(id|.*_id|contact|email|merged_into)$/.test(name) ? 'key' : `${table}.${name}`;
    });
    await sql`
      insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})
    `.execute(db);
  }
}

function getPosition(table: string): number {
  return preRelease.indexOf(`create table ${table} `);
}

async function readRows({ db }: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    found[name] = rows;
  }
  return found;
}

/** Tables and indexes. */
async function listNames({ db, engine }: Database): Promise<string[]> {
  const { rows } = await (
    engine === 'postgres'
      ? sql<{
          name: string;
        }>`select relname as name from pg_class where relnamespace = 'public'::regnamespace`
      : sql<{ name: string }>`select name from sqlite_master`
  ).execute(db);
  return rows.map(({ name }) => name).sort();
}

async function readMigrations({ db }: Database): Promise<unknown[]> {
  return (await sql`select name from kysely_migration order by name`.execute(db)).rows;
}

test('keeps every value of a database from before the first release', async () => {
  await createPreRelease(database);
  const before = await readRows(database);
  expect(await upgradePreRelease(database)).toBe(Object.keys(before).length);
  const [message] = before['messages'] as object[];
  const changes = { idempotency_key: undefined, request_mark: undefined };
  const added = { email_headers_sealed: null, request_id: null };
  expect(await readRows(database)).toEqual({
    ...before,
    messages: [{ ...message, ...changes, ...added }],
  });
});

test('automatic replies become automatic emails', async () => {
  await createPreRelease(database);
  const { db } = database;
  await sql`update messages set intent = 'automatic-reply'`.execute(db);
  await upgradePreRelease(database);
  const { rows } = await sql`select intent from messages`.execute(db);
  expect(rows).toEqual([{ intent: 'automatic' }]);
});

const emailHeaders = `
alter table messages add column email_headers_sealed text;
alter table messages add column request_id text;
create index messages_of_request on messages (request_id, at) where request_id is not null;
create index threads_email on threads (lower(email));
insert into kysely_migration (name, timestamp) values ('046-email-headers', '2026-11-20T16:00:00.000Z');
`;

test.each([
  ['045-site-deploys', ''],
  ['046-email-headers', emailHeaders],
])('a database at %s gets the tables, indexes, and migrations of a new one', async (_, rest) => {
  await createPreRelease(database);
  await runSql(database.db, rest);
  await upgradePreRelease(database);
  await migrate(database);
  const fresh = await openTestDatabase();
  expect(await listNames(database)).toEqual(await listNames(fresh));
  expect(await readMigrations(database)).toEqual(await readMigrations(fresh));
  await fresh.close();
  expect(await upgradePreRelease(database)).toBeNull();
});

test('a server names the command that upgrades the database', async () => {
  await createPreRelease(database);
  const before = await readRows(database);
  await expect(migrate(database)).rejects.toThrow(DatabaseUnavailable);
  await expect(migrate(database)).rejects.toThrow('npm run upgrade-database');
  expect(await readRows(database)).toEqual(before);
});

test.each([
  ["delete from kysely_migration where name > '042'", /^The database is at migration 041-drafts\./],
  [
    'alter table threads add column other text',
    /^The database has other columns .*: threads.other\.$/,
  ],
  ['alter table threads drop column merge_memory', /: threads.merge_memory\.$/],
])('changes nothing after: %s', async (change, message) => {
  await createPreRelease(database);
  await sql.raw(change).execute(database.db);
  const before = [
    await readRows(database),
    await listNames(database),
    await readMigrations(database),
  ];
  await expect(upgradePreRelease(database)).rejects.toThrow(DatabaseUnavailable);
  await expect(upgradePreRelease(database)).rejects.toThrow(message);
  expect([
    await readRows(database),
    await listNames(database),
    await readMigrations(database),
  ]).toEqual(before);
});

test('leaves an empty database to the server', async () => {
  await expect(upgradePreRelease(database)).rejects.toThrow('The database is empty');
});

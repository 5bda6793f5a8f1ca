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

/** With the new names of columns. */
async function readRows({ db }: Database): Promise<Record<string, unknown[]>> {
  const found: Record<string, unknown[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    found[name] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row).map(([column, value]) => [
          column.replace(/_sealed$/, '_encrypted'),
          value as unknown,
        ]),
      ),
    );
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
  const added = { email_headers_encrypted: null, request_id: null };
  const [job] = before['outbox'] as Record<string, unknown>[];
  const { channel, message_id, help_desk_message_id, last_problem, ...kept } = job ?? {};
  const { refused_id, refused_code, ...sameJob } = kept;
  expect(await readRows(database)).toEqual({
    ...before,
    messages: [{ ...message, ...changes, ...added }],
    outbox: [
      {
        ...sameJob,
        type: `inbox-${String(channel)}`,
        subject: message_id,
        error: JSON.stringify({ service: 'server', code: last_problem }),
        late_id: refused_id,
        late_error: JSON.stringify({ service: 'carrier', code: refused_code }),
      },
    ],
  });
  expect(help_desk_message_id).toBe('key');
});

test('a request for a class gets the new name of its channel', async () => {
  await createPreRelease(database);
  await sql`update messages set channel = 'enrolment'`.execute(database.db);
  await upgradePreRelease(database);
  expect((await readRows(database))['messages']).toMatchObject([{ channel: 'enrollment' }]);
});

const id = '0198c3a4-1b2c-7d3e-8f40-112233445566';

test.each([
  [
    `message_id = null, help_desk_message_id = null, idempotency_key = 'help-desk-receipt-${id}'`,
    'help-desk-receipt',
    id,
  ],
  [
    `message_id = null, help_desk_message_id = null, idempotency_key = 'deploy-${id}'`,
    'deploy',
    id,
  ],
  [
    "message_id = null, help_desk_message_id = null, idempotency_key = 'unknown'",
    'other',
    'unknown',
  ],
  ["message_id = null, channel = 'sms'", 'help-desk-sms', 'key'],
  ["channel = 'email'", 'inbox-email', 'key'],
])('an outbox job with %s gets its type and subject', async (columns, type, subject) => {
  await createPreRelease(database);
  await sql.raw(`update outbox set ${columns}`).execute(database.db);
  await upgradePreRelease(database);
  const { rows } = await sql`select type, subject from outbox`.execute(database.db);
  expect(rows).toEqual([{ type, subject }]);
});

test('the error of an outbox job becomes data', async () => {
  await createPreRelease(database);
  const errors = {
    'SMTP: 550 at RCPT TO': { service: 'smtp', code: 550, step: 'RCPT TO' },
    'SMTP: ECONNREFUSED at CONN': { service: 'smtp', code: 'ECONNREFUSED', step: 'CONN' },
    'SMTP: no TLS': { service: 'smtp', code: 'ETLS' },
    'Returned: 5.1.1': { service: 'bounce', code: '5.1.1' },
    'Twilio: 400, code 30006': { service: 'twilio', status: 400, code: 30006 },
    'Twilio: 500': { service: 'twilio', status: 500 },
    'Twilio: TimeoutError': { service: 'twilio', code: 'TimeoutError' },
    'Deploy hook: 404': { service: 'deploy-hook', code: 404 },
    'Deploy hook: TypeError': { service: 'deploy-hook', code: 'TypeError' },
    'DEPLOY_HOOK_URL is not set': { service: 'deploy-hook', code: 'no_url' },
    'opted out': { service: 'obsolete', code: 'opted_out' },
    decided_since: { service: 'obsolete', code: 'decided_since' },
    ENOSPC: { service: 'server', code: 'ENOSPC' },
    'not delivered by the carrier': { service: 'carrier', code: 30003 },
  };
  const { db } = database;
  await sql`update outbox set message_id = null, help_desk_message_id = null`.execute(db);
  for (const problem of Object.keys(errors)) {
    await sql`
      insert into outbox (id, channel, idempotency_key, state, attempts, next_at, created_at, last_problem, refused_id, refused_code)
      values (${problem}, 'email', ${problem}, 'dead', 1, '', '', ${problem}, 'SM1', 30003)
    `.execute(db);
  }
  await upgradePreRelease(database);
  const { rows } = await sql<Record<string, string>>`
    select id, error, late_id, late_error from outbox where late_id = 'SM1'
  `.execute(db);
  const found = rows.map(({ id: problem = '', error = '' }) => [problem, JSON.parse(error)]);
  expect(Object.fromEntries(found)).toEqual(errors);
  const late = { late_id: 'SM1', late_error: JSON.stringify({ service: 'carrier', code: 30003 }) };
  for (const row of rows) expect(row).toMatchObject(late);
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

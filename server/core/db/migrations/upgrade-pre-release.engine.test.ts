import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createEmptyDatabase,
  openTestDatabase,
  type EmptyDatabase,
} from '../../../testing/database/database';
import { testEncryption } from '../../../testing/encryption';
import { DatabaseUnavailable, type Database } from '../engine';
import { migrate, openForMigration } from '../open-database';
import { createEncryption } from '../encryption/encryption';
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

/** Rows of these tables move into another one. */
const movedTables = [
  'thread_events',
  'help_desk_events',
  'help_desk_messages',
  'job_application_entries',
];

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
      const isKey = /^(id|.*_id|contact|email|merged_into)$/.test(name);
      if (name === 'id' && movedTables.includes(table)) return table;
      if (name === 'help_desk_message_id') return 'help_desk_messages';
      return isKey ? 'key' : `${table}.${name}`;
    });
    await sql`
      insert into ${sql.table(table)} (${sql.join(names)}) values (${sql.join(values)})
    `.execute(db);
  }
  // Two tables of changes become one.
  await sql`update job_post_changes set id = 'job change'`.execute(db);
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

/** @param names new ones by old one; '' for none */
function renameColumns(
  rows: readonly unknown[] = [],
  names: Readonly<Record<string, string>>,
  added: object = {},
): object[] {
  return rows.map((row) => {
    const entries = Object.entries(row as object).map(([column, value]: [string, unknown]) => [
      names[column] ?? column,
      value,
    ]);
    const { '': _dropped, ...renamed } = Object.fromEntries(entries) as Record<string, unknown>;
    return { ...renamed, ...added };
  });
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
  const { receipts, employee_changes, job_post_changes, ...same } = before;
  expect(await upgradePreRelease(database, testEncryption)).toBe(
    // An entry is a stage or a note, but this one is both. The check of the key is new.
    Object.keys(before).length + 2,
  );
  const [message] = before['messages'] as Record<string, unknown>[];
  const {
    idempotency_key: _key,
    request_mark: _mark,
    thread_id: threadId,
    ...sameMessage
  } = message ?? {};
  const nothing = Object.fromEntries(Object.keys(sameMessage).map((column) => [column, null]));
  const added = { email_headers_encrypted: null, request_id: null, problem: null };
  const [job] = before['outbox'] as Record<string, unknown>[];
  const { channel, message_id, help_desk_message_id, last_problem, ...kept } = job ?? {};
  const [answer] = before['help_desk_messages'] as Record<string, unknown>[];
  const [entry] = before['job_application_entries'] as Record<string, unknown>[];
  const { refused_id, refused_code, ...sameJob } = kept;
  const posts = { live: 'published', live_slug: 'published_slug', live_from: 'published_from' };
  const [threadEvent] = before['thread_events'] as Record<string, unknown>[];
  const [requestEvent] = before['help_desk_events'] as Record<string, unknown>[];
  const { thread_id, by_email, ...sameThreadEvent } = threadEvent ?? {};
  const { record_id, step, ...sameRequestEvent } = requestEvent ?? {};
  const after = {
    ...same,
    idempotency_keys: renameColumns(receipts, { mark: 'fingerprint', made_id: 'created_id' }),
    field_changes: [
      ...renameColumns(
        employee_changes,
        { employee_id: 'record_id' },
        { kind: 'employee', batch: null },
      ),
      ...renameColumns(job_post_changes, { post_id: 'record_id' }, { kind: 'job' }),
    ],
    posts: renameColumns(same['posts'], { ...posts, is_current: '' }, { has_changes: 0 }),
    post_slugs: renameColumns(same['post_slugs'], posts),
    eligibility_checks: renameColumns(same['eligibility_checks'], {
      medicate_encrypted: 'medicaid_number_encrypted',
    }),
    site_deploys: renameColumns(same['site_deploys'], { problem: 'error' }),
    events: [
      {
        ...sameThreadEvent,
        subject_kind: 'thread',
        subject_id: thread_id,
        actor: by_email,
        batch: null,
      },
      { ...sameRequestEvent, subject_kind: 'request', subject_id: record_id, kind: step },
      {
        id: entry?.['id'],
        subject_kind: 'application',
        subject_id: 'key',
        at: entry?.['at'],
        actor: entry?.['by_email'],
        kind: 'stage',
        detail: entry?.['stage'],
        batch: null,
      },
    ],
    messages: [
      { ...sameMessage, ...added, subject_kind: 'thread', subject_id: threadId },
      {
        ...nothing,
        ...added,
        id: answer?.['id'],
        subject_kind: 'request',
        subject_id: 'key',
        at: answer?.['at'],
        channel: answer?.['channel'],
        direction: 'out',
        author: answer?.['author'],
        text_encrypted: answer?.['text_encrypted'],
        delivery: answer?.['delivery'],
        problem: answer?.['problem'],
        possible_spam: 0,
      },
      {
        ...nothing,
        ...added,
        id: entry?.['id'],
        subject_kind: 'application',
        subject_id: 'key',
        at: entry?.['at'],
        channel: 'note',
        direction: 'out',
        author: entry?.['by_email'],
        text_encrypted: entry?.['note_encrypted'],
        delivery: 'received',
        possible_spam: 0,
      },
    ],
    settings: [
      ...(before['settings'] ?? []),
      { name: 'data-key-check', value: expect.any(String) as string },
    ],
    outbox: [
      {
        ...sameJob,
        type: `message-${String(channel)}`,
        subject: message_id,
        error: JSON.stringify({ service: 'server', code: last_problem }),
        late_id: refused_id,
        late_error: JSON.stringify({ service: 'carrier', code: refused_code }),
      },
    ],
  };
  const remaining = Object.entries(after).filter(([table]) => !movedTables.includes(table));
  expect(await readRows(database)).toEqual(Object.fromEntries(remaining));
  expect(help_desk_message_id).toBe('help_desk_messages');
});

test('a request for a class gets the new name of its channel', async () => {
  await createPreRelease(database);
  await sql`update messages set channel = 'enrolment'`.execute(database.db);
  await upgradePreRelease(database, testEncryption);
  const messages = (await readRows(database))['messages'];
  expect(messages).toContainEqual(expect.objectContaining({ channel: 'enrollment' }));
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
  ["message_id = null, channel = 'sms'", 'message-sms', 'help_desk_messages'],
  ["channel = 'email'", 'message-email', 'key'],
])('an outbox job with %s gets its type and subject', async (columns, type, subject) => {
  await createPreRelease(database);
  await sql.raw(`update outbox set ${columns}`).execute(database.db);
  await upgradePreRelease(database, testEncryption);
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
  await upgradePreRelease(database, testEncryption);
  const { rows } = await sql<Record<string, string>>`
    select id, error, late_id, late_error from outbox where late_id = 'SM1'
  `.execute(db);
  const found = rows.map(({ id: problem = '', error = '' }) => [problem, JSON.parse(error)]);
  expect(Object.fromEntries(found)).toEqual(errors);
  const late = { late_id: 'SM1', late_error: JSON.stringify({ service: 'carrier', code: 30003 }) };
  for (const row of rows) expect(row).toMatchObject(late);
});

test('answers, notices, and notes become messages', async () => {
  await createPreRelease(database);
  const { db } = database;
  const answers = {
    email: { kind: 'reply', channel: 'email', sent_to: 'ann@mail.example' },
    text: { kind: 'reply', channel: 'sms', sent_to: '2125550199' },
    notice: { kind: 'notice', channel: 'email', sent_to: 'ann@mail.example' },
    page: { kind: 'reply', channel: 'page', sent_to: null },
    note: { kind: 'note', channel: null, sent_to: null },
  };
  for (const [id, { kind, channel, sent_to }] of Object.entries(answers)) {
    const text = testEncryption.encrypt(`Text of ${id}`, `help_desk_messages.text:${id}`);
    await sql`
      insert into help_desk_messages (id, record_id, at, kind, author, channel, sent_to, text_sealed, delivery)
      values (${id}, 'key', '', ${kind}, '', ${channel}, ${sent_to}, ${text}, 'sent')
    `.execute(db);
  }
  const note = testEncryption.encrypt('Text of entry', 'job_application_entries.note:entry');
  await sql`
    insert into job_application_entries (id, application_id, at, by_email, note_sealed)
    values ('entry', 'key', '', '', ${note})
  `.execute(db);
  await upgradePreRelease(database, testEncryption);
  const { rows } = await sql<Record<string, string>>`
    select id, channel, email, number, intent, text_encrypted from messages where author = ''
  `.execute(db);
  const found = rows.map(({ id = '', text_encrypted = '', ...message }) => {
    expect(testEncryption.decrypt(text_encrypted, `messages.text:${id}`)).toBe(`Text of ${id}`);
    return [id, message];
  });
  const to = { email: null, number: null, intent: null };
  expect(Object.fromEntries(found)).toEqual({
    email: { ...to, channel: 'email', email: 'ann@mail.example' },
    text: { ...to, channel: 'sms', number: '2125550199' },
    notice: { ...to, channel: 'email', email: 'ann@mail.example', intent: 'automatic' },
    page: { ...to, channel: 'status-page' },
    note: { ...to, channel: 'note' },
    entry: { ...to, channel: 'note' },
  });
});

test('the reason why a reply failed moves out of its details', async () => {
  await createPreRelease(database);
  const { db } = database;
  const reason = JSON.stringify([{ label: 'Not delivered', value: 'The mailbox is full.' }]);
  const details = testEncryption.encrypt(reason, 'messages.details:key');
  await sql`update messages set direction = 'out', details_sealed = ${details}`.execute(db);
  await upgradePreRelease(database, testEncryption);
  const { rows } = await sql`
    select problem, details_encrypted from messages where id = 'key'
  `.execute(db);
  expect(rows).toEqual([{ problem: 'The mailbox is full.', details_encrypted: null }]);
});

test('a draft for the status page keeps its text', async () => {
  await createPreRelease(database);
  const { db } = database;
  const key = (channel: string) => `/helpDesk/records/r1/${channel}`;
  const context = (channel: string) => `drafts.content:key:${key(channel)}`;
  const draft = testEncryption.encrypt('Not yet', context('page'));
  await sql`update drafts set key = ${key('page')}, content_sealed = ${draft}`.execute(db);
  await upgradePreRelease(database, testEncryption);
  const { rows } = await sql<Record<'key' | 'content_encrypted', string>>`
    select key, content_encrypted from drafts
  `.execute(db);
  expect(rows).toMatchObject([{ key: key('status-page') }]);
  expect(testEncryption.decrypt(rows[0]?.content_encrypted ?? '', context('status-page'))).toBe(
    'Not yet',
  );
});

test('changes nothing with another key', async () => {
  await createPreRelease(database);
  const check = testEncryption.encrypt('data-key-check', 'data-key-check');
  await sql`update settings set name = 'data-key-check', value = ${check}`.execute(database.db);
  const other = createEncryption(Buffer.alloc(32, 8));
  await expect(upgradePreRelease(database, other)).rejects.toThrow('DATA_KEY is not the key');
  expect(await upgradePreRelease(database, testEncryption)).not.toBeNull();
});

test('automatic replies become automatic emails', async () => {
  await createPreRelease(database);
  const { db } = database;
  await sql`update messages set intent = 'automatic-reply'`.execute(db);
  await upgradePreRelease(database, testEncryption);
  const { rows } = await sql`select intent from messages where id = 'key'`.execute(db);
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
  await upgradePreRelease(database, testEncryption);
  await migrate(database);
  const fresh = await openTestDatabase();
  expect(await listNames(database)).toEqual(await listNames(fresh));
  expect(await readMigrations(database)).toEqual(await readMigrations(fresh));
  await fresh.close();
  expect(await upgradePreRelease(database, testEncryption)).toBeNull();
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
  await expect(upgradePreRelease(database, testEncryption)).rejects.toThrow(DatabaseUnavailable);
  await expect(upgradePreRelease(database, testEncryption)).rejects.toThrow(message);
  expect([
    await readRows(database),
    await listNames(database),
    await readMigrations(database),
  ]).toEqual(before);
});

test('leaves an empty database to the server', async () => {
  await expect(upgradePreRelease(database, testEncryption)).rejects.toThrow(
    'The database is empty',
  );
});

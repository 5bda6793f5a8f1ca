import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDataKeys } from './core/db/encryption/data-keys';
import { getValueContext } from './core/db/encryption/encrypted-column';
import { createEncryption, type Encryption } from './core/db/encryption/encryption';
import { createFormat1 } from './core/db/encryption/format-1';
import { DatabaseUnavailable, type Database } from './core/db/engine';
import { upgradePreRelease } from './core/db/migrations/upgrade-pre-release';
import { migrate, openForMigration } from './core/db/open-database';
import { encryptedColumns } from './encrypted-columns';
import { findThreadByRecipients } from './features/inbox/inbound-email/reply-address-queries';
import { preReleaseUpgrade } from './pre-release-upgrade';
import {
  createEmptyDatabase,
  openTestDatabase,
  type EmptyDatabase,
} from './testing/database/database';
import {
  createOlderDatabase,
  olderDataKey,
  readOlderRows,
} from './testing/older-database/create-older-database';

type Row = Record<string, unknown>;

let empty: EmptyDatabase;
let database: Database;
beforeEach(async () => {
  empty = await createEmptyDatabase();
  database = await openForMigration(empty.location);
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
});
afterEach(async () => {
  await database.close();
  await empty.remove();
});

const upgrade = (dataKey = olderDataKey) => upgradePreRelease(database, dataKey, preReleaseUpgrade);

async function openEncryption(): Promise<Encryption> {
  const keys = await readDataKeys(database, olderDataKey);
  return createEncryption({ keys, reload: () => Promise.resolve() });
}

async function readTable(table: string): Promise<Row[]> {
  return (await sql<Row>`select * from ${sql.table(table)}`.execute(database.db.withoutPlugins()))
    .rows;
}

/** Tables with their rows, and the names of indexes. */
async function readAll(): Promise<unknown> {
  const tables = await database.db.introspection.getTables({ withInternalKyselyTables: true });
  const rows = await Promise.all(tables.map(({ name }) => readTable(name)));
  return [await listNames(database), rows];
}

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

test('an older database gets the tables and migrations of a new one, and keeps its rows', async () => {
  await createOlderDatabase(database);
  const older = readOlderRows();
  expect(await upgrade()).toBe(Object.values(older).flat().length - 1);
  await migrate(database);
  const fresh = await openTestDatabase();
  expect(await listNames(database)).toEqual(await listNames(fresh));
  await fresh.close();
  for (const [table, rows] of Object.entries(older)) {
    const expected = table === 'settings' ? rows.slice(1) : rows;
    expect([table, (await readTable(table)).length]).toEqual([table, expected.length]);
  }
  expect(await upgrade()).toBeNull();
});

test('encrypted values get the new keys', async () => {
  await createOlderDatabase(database);
  const format1 = createFormat1(olderDataKey);
  const before = new Map<string, string>();
  const toBytes = (value: unknown) =>
    typeof value === 'string' ? Buffer.from(value, 'base64') : (value as Uint8Array);
  for (const column of encryptedColumns) {
    for (const row of await readTable(column.table)) {
      if (!row[column.column]) continue;
      const context = getValueContext(column, row);
      before.set(context, format1.decrypt(toBytes(row[column.column]), context).toString());
    }
  }
  await upgrade();
  const encryption = await openEncryption();
  const after = new Map<string, string>();
  for (const column of encryptedColumns) {
    for (const row of await readTable(column.table)) {
      if (!row[column.column]) continue;
      const context = getValueContext(column, row);
      const value = toBytes(row[column.column]);
      after.set(context, encryption.decryptBytes(value, context).toString());
    }
  }
  expect(Object.fromEntries(after)).toMatchObject(Object.fromEntries(before));
});

test('threads that were merged stay merged', async () => {
  await createOlderDatabase(database);
  const merges = async () =>
    new Map((await readTable('threads')).map(({ id, merged_into: into }) => [id, into]));
  const before = await merges();
  await upgrade();
  expect(await merges()).toEqual(before);
});

test('a reply to an email that was sent before still finds its thread', async () => {
  await createOlderDatabase(database);
  await upgrade();
  const encryption = await openEncryption();
  const [{ thread_id: threadId } = {}] = readOlderRows()['reply_addresses'] ?? [];
  const secret = Buffer.from(
    encryption.deriveToken(`reply_addresses.token:${String(threadId)}`),
    'base64url',
  );
  const address = 'replies@mail.agency.example';
  const config = { inboundEmail: { address, secret: '' } } as never;
  const recipient = address.replace('@', `+${secret.toString('hex').slice(0, 32)}@`);
  expect(await findThreadByRecipients({ config, encryption }, database.db, [recipient])).toBe(
    threadId,
  );
});

test.each([
  ['with another key', Buffer.alloc(32, 8), '', /^DATA_KEY is not the key/],
  [
    'with an unknown table',
    olderDataKey,
    'create table other (id text)',
    /unknown tables: other\.$/,
  ],
  [
    'of an older version',
    olderDataKey,
    "delete from kysely_migration where name = '002-read-marks'",
    /older than the version of November 29, 2026/,
  ],
])('changes nothing in a database %s', async (_case, dataKey, change, message) => {
  await createOlderDatabase(database);
  if (change !== '') await sql.raw(change).execute(database.db);
  const before = await readAll();
  await expect(upgrade(dataKey)).rejects.toThrow(DatabaseUnavailable);
  await expect(upgrade(dataKey)).rejects.toThrow(message);
  expect(await readAll()).toEqual(before);
});

test('changes nothing when a row cannot be converted', async () => {
  await createOlderDatabase(database);
  const before = await readAll();
  const convert = () => {
    throw new Error('cannot convert');
  };
  const converters = { ...preReleaseUpgrade.converters, visits: convert };
  const broken = { ...preReleaseUpgrade, converters };
  await expect(upgradePreRelease(database, olderDataKey, broken)).rejects.toThrow('cannot convert');
  expect(await readAll()).toEqual(before);
});

test('a server names the command that upgrades the database', async () => {
  await createOlderDatabase(database);
  const before = await readAll();
  await expect(migrate(database)).rejects.toThrow('npm run upgrade-database');
  expect(await readAll()).toEqual(before);
});

test('leaves an empty database to the server', async () => {
  await expect(upgrade()).rejects.toThrow('The database is empty');
});

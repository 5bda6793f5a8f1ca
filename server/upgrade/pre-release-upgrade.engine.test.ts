import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { helpDeskTypes } from '../../contract/help-desk/constants';
import { emptyThreadFilter } from '../../contract/inbox/filter';
import { getValueContext, type EncryptedColumn } from '../core/db/encryption/encrypted-column';
import { createEncryption } from '../core/db/encryption/encryption';
import { createFormat1 } from '../core/db/encryption/format-1';
import { openKeyRing } from '../core/db/encryption/key-ring';
import { DatabaseUnavailable, type Database } from '../core/db/engine';
import { upgradePreRelease } from '../core/db/migrations/upgrade-pre-release';
import { migrate, openForMigration } from '../core/db/open-database';
import { encryptedColumns } from '../encrypted-columns';
import { listApplications } from '../features/applications/queries';
import { listEmployees } from '../features/employees/queries';
import { findRequests } from '../features/help-desk/queries';
import { openListing, readThreads } from '../features/inbox/service';
import { findThreadByRecipients } from '../features/inbox/inbound-email/reply-address-queries';
import { preReleaseUpgrade } from './pre-release-upgrade';
import {
  createEmptyDatabase,
  openTestDatabase,
  type EmptyDatabase,
} from '../testing/database/database';
import {
  createOlderDatabase,
  olderDataKey,
  readOlderRows,
} from '../testing/older-database/create-older-database';

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

async function openEncryption() {
  return createEncryption(await openKeyRing(database, olderDataKey));
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

/** By their contexts. */
async function readEncrypted(
  columns: readonly EncryptedColumn[],
  decrypt: (value: Buffer, context: string) => Buffer,
): Promise<Record<string, string>> {
  const values: [string, string][] = [];
  for (const column of columns) {
    for (const row of await readTable(column.table)) {
      const value = row[column.column] as string | Buffer | null | undefined;
      if (!value) continue;
      const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : Buffer.from(value);
      const context = getValueContext(column, row);
      values.push([context, decrypt(bytes, context).toString()]);
    }
  }
  return Object.fromEntries(values);
}

test('encrypted values get the new keys', async () => {
  await createOlderDatabase(database);
  const older = readOlderRows();
  const columns = encryptedColumns.filter(({ table }) => table in older);
  const before = await readEncrypted(columns, createFormat1(olderDataKey).decrypt);
  expect(Object.keys(before).length).toBeGreaterThan(50);
  await upgrade();
  const { decryptBytes } = await openEncryption();
  expect(await readEncrypted(columns, decryptBytes)).toMatchObject(before);
});

test('people keep their details, and a search finds them', async () => {
  await createOlderDatabase(database);
  await upgrade();
  const encryption = await openEncryption();
  const context = { database, encryption, now: () => new Date('2026-11-29T12:00:00Z') };
  const page = { limit: 50, offset: 0 };
  const older = readOlderRows();
  const find = {
    threads: async (search: string) => {
      const filter = { ...emptyThreadFilter, query: search };
      const listing = await openListing(context, filter, { email: 'owner@larkspan.example' });
      return (await readThreads(context, listing, { from: null, limit: 50 })).threads;
    },
    help_desk: (search: string) =>
      findRequests(database.db, encryption, helpDeskTypes, search, page),
    job_applications: async (search: string) =>
      (await listApplications(database.db, encryption, { search, isDescending: false }, page))
        .items,
    employees: async (search: string) => {
      const filter = { search, isDescending: false, status: 'all', today: '2026-11-29' } as const;
      return (await listEmployees(database.db, encryption, filter, page)).items;
    },
  };
  for (const [table, search] of Object.entries(find)) {
    for (const { id, last_name: lastName, merged_into: into } of older[table] ?? []) {
      const found = await search(String(lastName));
      expect(found.map((record) => record.id)).toContain(into ?? id);
    }
  }
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

import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { inject } from 'vitest';
import type { Database } from '../db/engine';
import { openDatabase, type DatabasePlace } from '../db/open-database';
import { testVault } from './encryption';

/** The databases of a test run: copies of one that has all tables, because migrating takes a hundred times as long. */
export type TestDatabases =
  | { engine: 'sqlite'; folder: string }
  | { engine: 'postgres'; url: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** An empty place for a database, of the engine that the tests run on. */
export type TestPlace = { place: DatabasePlace; remove(): Promise<void> };

export type TestDatabase = { database: Database; close(): Promise<void> };

const templateFile = 'template.sqlite';

/** Makes the template for SQLite, in a folder that ends with the test run. */
export async function prepareSqlite(): Promise<TestDatabases & { remove(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-test-'));
  const file = join(folder, templateFile);
  await (await openDatabase({ engine: 'sqlite', file }, testVault)).close();
  return {
    engine: 'sqlite',
    folder,
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Makes the template on a PostgreSQL server; `remove` drops every database of the test run. */
export async function preparePostgres(
  url: string,
): Promise<TestDatabases & { remove(): Promise<void> }> {
  const template = `larkspan_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const { place } = await createPostgres(url, template, 'template1');
  await (await openDatabase(place, testVault)).close();
  return {
    engine: 'postgres',
    url,
    template,
    remove: async () => {
      const names = await onServer(
        url,
        `select datname from pg_database where datname like '${template}%'`,
      );
      for (const { datname } of names) await onServer(url, `drop database ${datname} with (force)`);
    },
  };
}

/**
 * A new SQLite file, or a new database on the run's PostgreSQL server.
 * @param options language: in whose order that server sorts; else by bytes
 */
export async function newTestPlace({ language }: { language?: string } = {}): Promise<TestPlace> {
  const databases = inject('databases');
  if (databases.engine === 'sqlite') return newSqliteFile(databases.folder);
  return newPostgres(
    databases,
    language === undefined ? 'template1' : `template0 locale_provider icu icu_locale '${language}'`,
  );
}

/** An empty database, its tables made. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const databases = inject('databases');
  const { place, remove } =
    databases.engine === 'sqlite'
      ? newSqliteFile(databases.folder)
      : await newPostgres(databases, databases.template);
  if (databases.engine === 'sqlite' && place.engine === 'sqlite') {
    copyFileSync(join(databases.folder, templateFile), place.file);
  }
  const database = await openDatabase(place, testVault);
  // A power cut in the middle of a test would lose nothing of worth.
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
  return {
    database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

function newSqliteFile(parent: string): TestPlace {
  const folder = mkdtempSync(join(parent, 'database-'));
  return {
    place: { engine: 'sqlite', file: join(folder, 'larkspan.sqlite') },
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function newPostgres(
  { url, template: prefix }: TestDatabases & { engine: 'postgres' },
  template: string,
): Promise<TestPlace> {
  return createPostgres(url, `${prefix}_${randomUUID().replaceAll('-', '')}`, template);
}

async function createPostgres(server: string, name: string, template: string): Promise<TestPlace> {
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    place: { engine: 'postgres', url: url.href },
    remove: async () => {
      await onServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function onServer(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, inject } from 'vitest';
import type { Database } from '../../core/db/engine';
import { openDatabase, type DatabaseLocation } from '../../core/db/open-database';

/** Test databases are copies of a migrated template, because migrating takes a hundred times as long. */
export type TestDatabases =
  | { engine: 'sqlite'; folder: string }
  | { engine: 'postgres'; url: string; template: string };

declare module 'vitest' {
  export interface ProvidedContext {
    databases: TestDatabases;
  }
}

/** An empty database that is not opened yet. */
export type EmptyDatabase = { location: DatabaseLocation; remove(): Promise<void> };

type Prepared = TestDatabases & { remove(): Promise<void> };

const templateFile = 'template.sqlite';

export async function prepareSqlite(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-test-'));
  const file = join(folder, templateFile);
  await (await openDatabase({ engine: 'sqlite', file })).close();
  return { engine: 'sqlite', folder, remove: () => removeFolder(folder) };
}

/** `remove` drops every database of the test run. */
export async function preparePostgres(url: string): Promise<Prepared> {
  const template = `larkspan_${randomUUID().replaceAll('-', '').slice(0, 12)}`;
  const { location } = await createPostgres(url, template, 'template1');
  await (await openDatabase(location)).close();
  return {
    engine: 'postgres',
    url,
    template,
    remove: async () => {
      const databases = await runOnServer(
        url,
        `select datname from pg_database where datname like '${template}%'`,
      );
      for (const { datname } of databases) {
        await runOnServer(url, `drop database ${datname} with (force)`);
      }
    },
  };
}

/**
 * Creates a database without tables.
 * @param options.language of the sort order on PostgreSQL; bytes when left out
 */
export async function createEmptyDatabase({
  language,
}: { language?: string } = {}): Promise<EmptyDatabase> {
  const databases = inject('databases');
  if (databases.engine === 'sqlite') return createSqlite(databases.folder);
  return createPostgresOfRun(
    databases,
    language === undefined ? 'template1' : `template0 locale_provider icu icu_locale '${language}'`,
  );
}

/** Opens a migrated, empty database for each test of a file. */
export function useTestDatabase(): Database {
  const opened = {} as Database;
  beforeEach(async () => {
    Object.assign(opened, await openTestDatabase());
  });
  afterEach(() => opened.close());
  return opened;
}

/** Opens a migrated, empty database, which is deleted when it is closed. */
export async function openTestDatabase(): Promise<Database> {
  const databases = inject('databases');
  const { location, remove } =
    databases.engine === 'sqlite'
      ? createSqlite(databases.folder, true)
      : await createPostgresOfRun(databases, databases.template);
  const database = await openDatabase(location);
  if (database.engine === 'sqlite') await sql`pragma synchronous = off`.execute(database.db);
  return {
    ...database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

function createSqlite(parent: string, isMigrated = false): EmptyDatabase {
  const folder = mkdtempSync(join(parent, 'database-'));
  const file = join(folder, 'larkspan.sqlite');
  if (isMigrated) copyFileSync(join(parent, templateFile), file);
  return { location: { engine: 'sqlite', file }, remove: () => removeFolder(folder) };
}

function removeFolder(folder: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  return Promise.resolve();
}

function createPostgresOfRun(
  { url, template: prefix }: TestDatabases & { engine: 'postgres' },
  template: string,
): Promise<EmptyDatabase> {
  return createPostgres(url, `${prefix}_${randomUUID().replaceAll('-', '')}`, template);
}

async function createPostgres(
  server: string,
  name: string,
  template: string,
): Promise<EmptyDatabase> {
  await runOnServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { engine: 'postgres', url: url.href },
    remove: async () => {
      await runOnServer(server, `drop database ${name} with (force)`);
    },
  };
}

async function runOnServer(url: string, statement: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<{ datname: string }>(statement)).rows;
  } finally {
    await client.end();
  }
}

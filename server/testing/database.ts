import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/engine';
import { openDatabase, type DatabasePlace } from '../db/open';
import { testVault } from './vault';

/** An empty place for a database, of the engine the suite runs on. */
export type TestPlace = { place: DatabasePlace; remove(): Promise<void> };

export type TestDatabase = { database: Database; close(): Promise<void> };

/**
 * A new SQLite file in a temporary folder; with TEST_DATABASE_URL a new database on that PostgreSQL server.
 * @param options language: in whose order that server sorts; else by bytes
 */
export async function newTestPlace({ language }: { language?: string } = {}): Promise<TestPlace> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server && language !== undefined) {
    return newPostgresPlace(server, `template0 locale_provider icu icu_locale '${language}'`);
  }
  if (server) return newPostgresPlace(server);
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-test-'));
  return {
    place: { engine: 'sqlite', file: join(folder, 'larkspan.sqlite') },
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A database on the server of TEST_DATABASE_URL with the tables made: the next ones are copies of it, which is quicker. */
export async function makeTemplate(): Promise<{ name: string; remove(): Promise<void> }> {
  const { name, place, remove } = await newPostgresPlace(process.env['TEST_DATABASE_URL'] ?? '');
  await (await openDatabase(place, testVault)).close();
  return { name, remove };
}

/** An empty database, its tables made. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'];
  const template = process.env['TEST_DATABASE_TEMPLATE'];
  const { place, remove } =
    server && template ? await newPostgresPlace(server, template) : await newTestPlace();
  const database = await openDatabase(place, testVault);
  return {
    database,
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

async function newPostgresPlace(
  server: string,
  template = 'template1',
): Promise<TestPlace & { name: string }> {
  const name = `larkspan_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    name,
    place: { engine: 'postgres', url: url.href },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

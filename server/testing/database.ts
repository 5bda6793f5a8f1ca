import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Database } from '../db/engine';
import { openDatabase, type DatabasePlace } from '../db/open';

/** An empty place for a database, of the engine the suite runs on. */
export type TestPlace = { place: DatabasePlace; remove(): Promise<void> };

export type TestDatabase = { database: Database; close(): Promise<void> };

/** A new SQLite file in a temporary folder; with TEST_DATABASE_URL a new database on that PostgreSQL server. */
export async function newTestPlace(): Promise<TestPlace> {
  const server = process.env['TEST_DATABASE_URL'];
  if (server === undefined || server === '') {
    const folder = mkdtempSync(join(tmpdir(), 'larkspan-test-'));
    return {
      place: { engine: 'sqlite', file: join(folder, 'larkspan.sqlite') },
      remove: async () => {
        rmSync(folder, { recursive: true, force: true });
      },
    };
  }
  const name = `larkspan_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    place: { engine: 'postgres', url: url.href },
    remove: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/** An empty database, its tables made. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const { place, remove } = await newTestPlace();
  const database = await openDatabase(place);
  return {
    database,
    close: async () => {
      await database.close();
      await remove();
    },
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

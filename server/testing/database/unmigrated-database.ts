import { afterEach, beforeEach } from 'vitest';
import type { Database } from '../../core/db/engine';
import { createMigrator, migrate } from '../../core/db/open-database';
import { openPostgres } from '../../core/db/postgres/postgres';
import { openSqlite } from '../../core/db/sqlite/sqlite';
import { testVault } from '../encryption';
import { createEmptyDatabase } from './database';

type UnmigratedDatabase = Database & {
  /** Runs all migrations up to this one. */
  migrateTo(name: string): Promise<void>;
  /** Runs the rest, because today's queries need today's columns. */
  migrateToLatest(): Promise<void>;
  /** Adds rows with the columns of that migration, which today's types may not know. */
  insert(table: string, ...rows: object[]): Promise<unknown>;
};

/** The time of sample rows. */
export const at = '2026-11-20T15:00:00.000Z';

/** A row of `threads`, with the columns that need a value in every release. */
export function createThread(id: string, parts: object = {}) {
  const person = { firstName: 'Ann', lastName: 'Lee', contact: '2125550199', region: 'maryland' };
  return { id, personKey: id, ...person, createdAt: at, activeAt: at, ...parts };
}

/** A row of `messages`, since their texts are encrypted. */
export function createMessage(id: string, threadId: string, parts: object = {}) {
  const message = { channel: 'email', direction: 'in', textSealed: '', delivery: 'received' };
  return { id, threadId, at, ...message, ...parts };
}

/** Opens a database without tables for each test of a file. */
export function useUnmigratedDatabase(): UnmigratedDatabase {
  const opened = {} as UnmigratedDatabase;
  let remove: () => Promise<void>;
  beforeEach(async () => {
    const empty = await createEmptyDatabase();
    const { location } = empty;
    remove = empty.remove;
    const database =
      location.engine === 'sqlite'
        ? openSqlite(location.file)
        : await openPostgres(location.url, () => undefined);
    const migrator = createMigrator(database, testVault);
    Object.assign(opened, database, {
      migrateTo: async (name: string) => {
        const { error } = await migrator.migrateTo(name);
        if (error !== undefined) throw error as Error;
      },
      migrateToLatest: () => migrate(database, testVault),
      insert: (table: string, ...rows: object[]) =>
        database.db
          .insertInto(table as 'threads')
          .values(rows as never[])
          .execute(),
    });
  });
  afterEach(async () => {
    await opened.close();
    await remove();
  });
  return opened;
}

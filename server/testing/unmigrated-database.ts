import { Migrator } from 'kysely';
import type { Database } from '../db/engine';
import { migrations } from '../db/migrations';
import { openPostgres } from '../db/postgres';
import { openSqlite } from '../db/sqlite';
import { newTestPlace } from './database';
import { testVault } from './encryption';

/** A database without tables, to be brought to any release. */
export type Unmigrated = {
  database: Database;
  /** Migrates up to the one of this name; throws what it throws. */
  migrateTo(name: string): Promise<void>;
  close(): Promise<void>;
};

/** Opens an empty database of the suite's engine. */
export async function openUnmigrated(): Promise<Unmigrated> {
  const { place, remove } = await newTestPlace();
  const database =
    place.engine === 'sqlite'
      ? openSqlite(place.file)
      : await openPostgres(place.url, () => undefined);
  const migrator = new Migrator({
    db: database.db,
    provider: { getMigrations: () => Promise.resolve(migrations(database.engine, testVault)) },
  });
  return {
    database,
    migrateTo: async (name) => {
      const { error } = await migrator.migrateTo(name);
      if (error !== undefined) throw error as Error;
    },
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

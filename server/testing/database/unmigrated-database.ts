import type { Database } from '../../db/engine';
import { createMigrator } from '../../db/open-database';
import { openPostgres } from '../../db/postgres/postgres';
import { openSqlite } from '../../db/sqlite/sqlite';
import { createEmptyDatabase } from './database';
import { testVault } from '../encryption';

/** A database without tables, for tests of migrations. */
export type UnmigratedDatabase = {
  database: Database;
  /** Runs all migrations up to this one. */
  migrateTo(name: string): Promise<void>;
  close(): Promise<void>;
};

export async function openUnmigrated(): Promise<UnmigratedDatabase> {
  const { location, remove } = await createEmptyDatabase();
  const database =
    location.engine === 'sqlite'
      ? openSqlite(location.file)
      : await openPostgres(location.url, () => undefined);
  const migrator = createMigrator(database, testVault);
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

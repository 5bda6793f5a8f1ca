import { createMigrator } from '../../db/open-database';
import { openPostgres } from '../../db/postgres/postgres';
import { openSqlite } from '../../db/sqlite/sqlite';
import { createEmptyDatabase } from './database';
import { testVault } from '../encryption';

export type UnmigratedDatabase = Awaited<ReturnType<typeof openUnmigrated>>;

/** Opens a database without tables, for tests of migrations. */
export async function openUnmigrated() {
  const { location, remove } = await createEmptyDatabase();
  const database =
    location.engine === 'sqlite'
      ? openSqlite(location.file)
      : await openPostgres(location.url, () => undefined);
  const migrator = createMigrator(database, testVault);
  return {
    database,
    /** Runs all migrations up to this one. */
    migrateTo: async (name: string) => {
      const { error } = await migrator.migrateTo(name);
      if (error !== undefined) throw error as Error;
    },
    /** Runs the rest, because today's queries need today's columns. */
    migrateToLatest: async () => {
      const { error } = await migrator.migrateToLatest();
      if (error !== undefined) throw error as Error;
    },
    close: async () => {
      await database.close();
      await remove();
    },
  };
}

import { Migrator } from 'kysely/migration';
import { DatabaseUnavailable, type Database } from './engine';
import { listMigrations } from './migrations';
import { openPostgres } from './postgres/postgres';
import { openSqlite } from './sqlite/sqlite';
import type { Vault } from './encryption/encryption';

export type DatabaseLocation =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string };

/**
 * Opens the database and migrates it. Throws DatabaseUnavailable or DatabaseOutage.
 * @param onConnectionLost called with each PostgreSQL connection that breaks later
 */
export async function openDatabase(
  location: DatabaseLocation,
  vault: Vault,
  onConnectionLost: (error: Error) => void = () => undefined,
): Promise<Database> {
  if (location.engine === 'postgres') {
    // A large table takes longer than a statement may, and so does waiting for another server that migrates.
    const unlimited = await openPostgres(location.url, onConnectionLost, { isLimited: false });
    try {
      await migrate(unlimited, vault);
    } finally {
      await unlimited.close();
    }
    return openPostgres(location.url, onConnectionLost);
  }
  const database = openSqlite(location.file);
  try {
    await migrate(database, vault);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Applies all pending migrations. If several servers start at once on PostgreSQL, one migrates and the others wait. */
export async function migrate(database: Database, vault: Vault): Promise<void> {
  const { error } = await createMigrator(database, vault).migrateToLatest();
  if (error === undefined) return;
  if (/previously executed migration .* is missing/.test(String(error))) {
    throw new DatabaseUnavailable(
      'A newer release has used this database. Start that release, or restore the backup from before the update.',
    );
  }
  throw error instanceof Error ? error : new Error(String(error));
}

export function createMigrator({ db, engine }: Database, vault: Vault): Migrator {
  return new Migrator({
    // Migrations use the database's own names.
    db: db.withoutPlugins(),
    provider: { getMigrations: () => Promise.resolve(listMigrations(engine, vault)) },
  });
}

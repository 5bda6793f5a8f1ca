import type { Database } from './engine';
import { migrate } from './migrate';
import { openPostgres } from './postgres';
import { openSqlite } from './sqlite';
import type { Vault } from './encryption/encryption';

/** Where the data lives. */
export type DatabasePlace =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string };

/**
 * Opens the database and brings its tables up to date; `vault` seals what an older release left in clear. Throws DatabaseUnavailable or DatabaseOutage
 * with a line for people. `onLost` hears of each connection that breaks later.
 */
export async function openDatabase(
  place: DatabasePlace,
  vault: Vault,
  onLost: (error: Error) => void = () => undefined,
): Promise<Database> {
  const database =
    place.engine === 'sqlite' ? openSqlite(place.file) : await openPostgres(place.url, onLost);
  try {
    await migrate(database, vault);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

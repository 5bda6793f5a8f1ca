import { existsSync } from 'node:fs';
import { OperatorError } from '../operator-error';
import { listTables } from './copies/row-counts';
import type { Database } from './engine';
import { openPostgres } from './postgres/postgres';
import { openSqlite } from './sqlite/sqlite';
import { migrate } from './migrations/migrate';

export type DatabaseLocation =
  | { engine: 'sqlite'; file: string }
  | { engine: 'postgres'; url: string };

/**
 * Opens the database and migrates it. Throws OperatorError, which may be a DatabaseOutage.
 * @param onConnectionLost called with each PostgreSQL connection that breaks later
 */
export async function openDatabase(
  location: DatabaseLocation,
  onConnectionLost: (error: Error) => void = () => undefined,
): Promise<Database> {
  const database = await openUnlimited(location, onConnectionLost);
  try {
    await migrate(database);
  } catch (error) {
    await database.close();
    throw error;
  }
  if (location.engine === 'sqlite') return database;
  await database.close();
  return openPostgres(location.url, onConnectionLost);
}

/** Without a server's time limits, for migrations, copies, and commands, which may take minutes. Migrates nothing. */
export async function openUnlimited(
  location: DatabaseLocation,
  onConnectionLost: (error: Error) => void = () => undefined,
): Promise<Database> {
  if (location.engine === 'sqlite') return openSqlite(location.file);
  return openPostgres(location.url, onConnectionLost, { isLimited: false });
}

/** Opens a database that a server may be using. Throws OperatorError if none has set it up. */
export async function openBesideServer(location: DatabaseLocation): Promise<Database> {
  if (location.engine === 'sqlite' && !existsSync(location.file)) {
    throw new OperatorError(
      `There is no database at ${location.file}. Start the server, or restore one.`,
    );
  }
  const database =
    location.engine === 'sqlite'
      ? openSqlite(location.file, { isShared: true })
      : await openUnlimited(location);
  if ((await listTables(database)).includes('data_keys')) return database;
  await database.close();
  throw new OperatorError('The database is empty. Start the server once to set it up.');
}

/** Closes the database after `work`. */
export async function withDatabase<Result>(
  opening: Promise<Database>,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await opening;
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

import { existsSync } from 'node:fs';
import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { OperatorError } from '../operator-error';
import type { Database, Db, Engine } from './engine';
import { openPostgres } from './postgres/postgres';
import { openSqlite } from './sqlite/sqlite';
import { baselineName, buildBaseline } from './migrations/001-baseline';
import { lists } from './migrations/002-lists';
import { sqlMigration } from './migrations/run-sql';

/** Any number that no other program uses in the database. */
const migrationLock = 4_327_001;

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
  const database = await openForMigration(location, onConnectionLost);
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

/** A large table takes longer than a statement may, and so does waiting for another server that migrates. */
export async function openForMigration(
  location: DatabaseLocation,
  onConnectionLost: (error: Error) => void = () => undefined,
): Promise<Database> {
  if (location.engine === 'sqlite') return openSqlite(location.file);
  return openPostgres(location.url, onConnectionLost, { isLimited: false });
}

/** For a command that runs beside the server. Migrates nothing. Throws OperatorError for a database that no server has set up. */
export async function openBesideServer(location: DatabaseLocation): Promise<Database> {
  const database = await openExisting(location);
  const tables = await database.db.withoutPlugins().introspection.getTables();
  if (tables.some(({ name }) => name === 'data_keys')) return database;
  await database.close();
  throw new OperatorError('The database is empty. Start the server once to set it up.');
}

async function openExisting(location: DatabaseLocation): Promise<Database> {
  if (location.engine === 'postgres') return openForMigration(location);
  if (existsSync(location.file)) return openSqlite(location.file, { isShared: true });
  throw new OperatorError(
    `There is no database at ${location.file}. Start the server, or restore one.`,
  );
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

/** Applies all pending migrations. If several servers start at once on PostgreSQL, one migrates and the others wait. */
export async function migrate({ db, engine }: Database): Promise<void> {
  // Migrations use the database's own names.
  const plain = db.withoutPlugins();
  const error = await (engine === 'sqlite' ? runMigrations(plain, engine) : migrateAlone(plain));
  if (error === undefined) return;
  const unknown = findUnknown(error);
  if (unknown !== undefined && replacedNames.includes(unknown)) {
    throw new OperatorError(
      'This database is older than the first release. Back it up, check out commit 1b868bb6, and run there: npm ci && npm run upgrade-database',
    );
  }
  if (unknown !== undefined) {
    throw new OperatorError(
      'A newer release has changed this database so that this one can’t use it. Start the newer release, or restore the backup from before its update.',
    );
  }
  throw error instanceof Error ? error : new Error(String(error));
}

/** The first migrations of databases that are older than the first release. */
const replacedNames = ['001-first-tables', '001-baseline'];

/** The lock ends with the transaction. */
async function migrateAlone(db: Db): Promise<unknown> {
  try {
    return await db.transaction().execute(async (tx) => {
      await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
      const error = await runMigrations(tx, 'postgres');
      if (error !== undefined) throw error;
    });
  } catch (error) {
    return error;
  }
}

/** @param later migrations of a newer release that this one can run beside, which the Migrator would reject as missing */
async function runMigrations(
  db: Db,
  engine: Engine,
  later: readonly string[] = [],
): Promise<unknown> {
  const known = listMigrations(engine);
  const others = later.map((name): [string, Migration] => [name, sqlMigration('')]);
  const provider = {
    getMigrations: () => Promise.resolve({ ...Object.fromEntries(others), ...known }),
  };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  const unknown = findUnknown(error);
  if (unknown === undefined || !isCompatible(unknown, Object.keys(known))) return error;
  return runMigrations(db, engine, [...later, unknown]);
}

function findUnknown(error: unknown): string | undefined {
  return /previously executed migration (\S+) is missing/.exec(String(error))?.[1];
}

/** True for a later migration, unless it removes what this release needs: then its name ends with the oldest migration that a server must know (docs/adding.md). */
function isCompatible(unknown: string, known: readonly string[]): boolean {
  const last = known.toSorted().at(-1) ?? '';
  const [, needed = ''] = /-needs-(\d+)$/.exec(unknown) ?? [];
  return unknown > last && needed <= last.slice(0, needed.length);
}

/** Released migrations never change. */
export function listMigrations(engine: Engine): Record<string, Migration> {
  return {
    [baselineName]: sqlMigration(buildBaseline(engine)),
    '002-lists': sqlMigration(lists),
  };
}

import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CamelCasePlugin,
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  type SqliteStatement,
} from 'kysely';
import { OperatorError } from '../../operator-error';
import { DatabaseOutage, isDiskFull, toOutage } from '../database-outage';
import type { Database, DiskState } from '../engine';
import type { Tables } from '../tables';
import { lockSqliteFile } from './sqlite-lock';

/**
 * Opens or creates a SQLite file and its folder, for one process at a time. Throws OperatorError when the file is in use, is not a
 * database, or cannot be written.
 * @param options isShared: true for a command that runs beside the server
 */
export function openSqlite(file: string, { isShared = false } = {}): Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch {
    throw new OperatorError(`Cannot create the folder of the database: ${dirname(file)}`);
  }
  const lock = isShared ? { release: () => undefined } : lockSqliteFile(file);
  try {
    const connection = new DatabaseSync(file);
    // WAL alone implies synchronous=NORMAL, which loses the last commits at a power cut.
    // secure_delete overwrites expired files and texts that have since been encrypted.
    connection.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; ' +
        'pragma busy_timeout = 5000; pragma secure_delete = on;',
    );
    const disk = { isFull: false, assertInPlace: createMoveCheck(file) };
    const db = new Kysely<Tables>({
      dialect: createDialect(toKyselyDatabase(connection, disk), disk),
      plugins: [new CamelCasePlugin()],
    });
    return {
      db,
      engine: 'sqlite',
      disk,
      close: async () => {
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new OperatorError(`Cannot open the database ${file}: ${reason}`);
  }
}

/** The server has about sixty statements; lists of ids of every length add more. */
const maxCachedStatements = 300;

/**
 * Kysely expects the statements of better-sqlite3: parameters as one list, and `reader` for those that return rows. Preparing a statement
 * takes a third of a short query's time, so statements are cached.
 */
function toKyselyDatabase(connection: DatabaseSyncInstance, disk: DiskState): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  const convertOutages = <Result>(work: () => Result): Result => {
    try {
      return work();
    } catch (error) {
      disk.isFull ||= isDiskFull(error);
      throw toOutage(error);
    }
  };
  return {
    close: () => {
      connection.close();
    },
    prepare: (sql) => {
      const cached = statements.get(sql);
      if (cached) return cached;
      const prepared = convertOutages(() => connection.prepare(sql));
      const statement: SqliteStatement = {
        reader: prepared.columns().length > 0,
        all: (parameters) => convertOutages(() => prepared.all(...parameters) as unknown[]),
        run: (parameters) => convertOutages(() => prepared.run(...parameters)),
        iterate: (parameters) => prepared.iterate(...parameters) as IterableIterator<unknown>,
      };
      if (statements.size >= maxCachedStatements) statements.clear();
      statements.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Throws DatabaseOutage once another file has the database's path, such as a restored backup. SQLite would go on writing to the old file,
 * which the next start does not read.
 */
function createMoveCheck(file: string): () => void {
  const readInode = () => {
    try {
      return statSync(file).ino;
    } catch {
      // Missing, or on a disk that fails
      return null;
    }
  };
  const inode = readInode();
  return () => {
    if (readInode() === inode) return;
    const cause = new Error('its file was moved or replaced. Put it back, or restart the server');
    throw new DatabaseOutage(cause);
  };
}

function createDialect(database: SqliteDatabase, disk: DiskState): Dialect {
  return {
    createAdapter: () => new TransactionalAdapter(),
    createDriver: () => new ImmediateDriver(database, disk),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}

/** `begin immediate` takes the write lock at once instead of failing halfway when a backup or another tool writes. */
class ImmediateDriver extends SqliteDriver {
  constructor(
    database: SqliteDatabase,
    private readonly disk: DiskState,
  ) {
    super({ database });
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    this.disk.assertInPlace();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // SQLite has already rolled back after some errors (a full disk); "cannot rollback" would hide the real error.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** SQLite can roll back DDL, so an interrupted migration leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import {
  CompiledQuery,
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  SqliteDriver,
  type DatabaseConnection,
  type SqliteDatabase,
  type SqliteDialectConfig,
  type SqliteStatement,
} from 'kysely';
import { DatabaseUnavailable, type Database } from './engine';
import type { Tables } from './tables';
import { lockSqliteFile } from './sqlite-lock';

/**
 * Opens a SQLite file, made with its folder when it is not there. One process at a time: a second one is refused.
 * Throws DatabaseUnavailable when the file is in use, or is not a database, or cannot be written.
 */
export function openSqlite(file: string): Database {
  try {
    mkdirSync(dirname(file), { recursive: true });
  } catch {
    throw new DatabaseUnavailable(`Cannot make the folder of the database: ${dirname(file)}`);
  }
  const lock = lockSqliteFile(file);
  try {
    const connection = new DatabaseSync(file);
    // WAL alone quietly means synchronous=NORMAL, which loses the last commits at a power cut.
    connection.exec(
      'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000; ' +
        // What is deleted is overwritten: a file whose time is up, a text that has been sealed.
        'pragma secure_delete = on;',
    );
    const db = new Kysely<Tables>({
      dialect: new EmbeddedDialect({ database: asKyselyDatabase(connection) }),
    });
    return {
      db,
      engine: 'sqlite',
      close: async () => {
        await db.destroy();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseUnavailable(`Cannot open the database ${file}: ${reason}`);
  }
}

/** Statements kept ready. The server has some sixty; lists of ids of every length would make more. */
const mostStatements = 300;

/**
 * Kysely expects better-sqlite3's statements: parameters as one list, and `reader` for those that return rows. Statements
 * are kept: making one anew each time costs a third of a short query.
 */
function asKyselyDatabase(connection: DatabaseSyncInstance): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => {
      connection.close();
    },
    prepare: (sql) => {
      const known = statements.get(sql);
      if (known) return known;
      const statement = connection.prepare(sql);
      const made: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters) as unknown[],
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters) as IterableIterator<unknown>,
      };
      if (statements.size >= mostStatements) statements.clear();
      statements.set(sql, made);
      return made;
    },
  };
}

class EmbeddedDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

/** `begin immediate` takes the write lock at once, instead of failing half-way when a backup or another tool writes. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // After some errors (a full disk) SQLite has rolled back by itself: "cannot rollback" would hide the error that counts.
    await super.rollbackTransaction(connection).catch(() => undefined);
  }
}

/** SQLite can undo DDL: a migration that is interrupted leaves nothing behind. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite';
import { Client } from 'pg';
import type { DatabaseLocation } from '../../server/core/db/open-database';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;

/** Writes millions of rows into a database that no server uses. */
export type BulkStore = {
  /** @param rows with the same columns, in camel case */
  insert(table: string, rows: readonly Row[]): Promise<void>;
  /** Without their indexes, tables fill faster. Returns a function that creates them again. */
  dropIndexes(): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

export function openBulkStore(location: DatabaseLocation): Promise<BulkStore> {
  return location.engine === 'sqlite'
    ? Promise.resolve(openSqlite(location.file))
    : openPostgres(location.url);
}

/** Of one statement. */
const maxParameters = 1_000;

const toColumn = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function openSqlite(file: string): BulkStore {
  const connection: DatabaseSyncInstance = new DatabaseSync(file);
  connection.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -400000',
  );
  const statements = new Map<string, ReturnType<typeof connection.prepare>>();
  const prepare = (text: string) => {
    const statement = statements.get(text) ?? connection.prepare(text);
    statements.set(text, statement);
    return statement;
  };
  return {
    insert: (table, rows) => {
      const names = Object.keys(rows[0] ?? {});
      const columns = names.map(toColumn).join();
      const place = `(${names.map(() => '?').join()})`;
      // Each call takes longer than a row.
      const perCall = Math.floor(maxParameters / names.length);
      connection.exec('begin');
      for (let from = 0; from < rows.length; from += perCall) {
        const some = rows.slice(from, from + perCall);
        const places = some.map(() => place).join();
        prepare(`insert into ${table} (${columns}) values ${places}`).run(
          ...some.flatMap((row) => Object.values(row)),
        );
      }
      connection.exec('commit');
      return Promise.resolve();
    },
    dropIndexes: () => {
      const found = connection
        .prepare("select name, sql from sqlite_master where type = 'index' and sql is not null")
        .all() as { name: string; sql: string }[];
      for (const { name } of found) connection.exec(`drop index ${name}`);
      return Promise.resolve(() => {
        for (const { sql } of found) connection.exec(sql);
        return Promise.resolve();
      });
    },
    close: () => {
      connection.close();
      return Promise.resolve();
    },
  };
}

async function openPostgres(connectionString: string): Promise<BulkStore> {
  const client = new Client({ connectionString });
  await client.connect();
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '1GB'");
  const { rows: columns } = await client.query<{ id: string; type: string }>(
    `select table_name || '.' || column_name as id, udt_name as type
     from information_schema.columns where table_schema = 'public'`,
  );
  const types = new Map(columns.map(({ id, type }) => [id, type]));
  return {
    insert: async (table, rows) => {
      const names = Object.keys(rows[0] ?? {});
      const fields = names.map(toColumn);
      const casts = fields.map((field) => `${field}::${types.get(`${table}.${field}`) ?? 'text'}`);
      const lists = fields.map((_, index) => `$${index + 1}::text[]`);
      await client.query(
        `insert into ${table} (${fields.join()})
         select ${casts.join()} from unnest(${lists.join()}) as given (${fields.join()})`,
        names.map((name) => rows.map((row) => row[name])),
      );
    },
    dropIndexes: async () => {
      const { rows: found } = await client.query<{ name: string; sql: string }>(
        `select indexname as name, indexdef as sql from pg_indexes
         where schemaname = 'public' and indexname not in (select conname from pg_constraint)`,
      );
      for (const { name } of found) await client.query(`drop index ${name}`);
      return async () => {
        for (const { sql } of found) await client.query(sql);
        await client.query(
          "select setval(pg_get_serial_sequence('threads', 'n'), (select max(n) from threads))",
        );
        await client.query('analyze');
      };
    },
    close: () => client.end(),
  };
}

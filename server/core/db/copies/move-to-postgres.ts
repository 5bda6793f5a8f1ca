import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { OperatorError } from '../../operator-error';
import type { Database, Db, Tx } from '../engine';
import { migrate } from '../migrations/migrate';
import { countAllRows, listTables, type RowCounts } from './row-counts';

type Row = Readonly<Record<string, unknown>>;
/** By the database's own names, whatever tables a release has. */
type AnyTables = Kysely<Record<string, Row>>;

/** Each engine makes these tables from the others, in its own way. */
type Derivation = { derivedTables: readonly string[]; derive(tx: Tx): Promise<unknown> };

const ofMigrator = ['kysely_migration', 'kysely_migration_lock'];

const maxParameters = 30_000;
const fetchedRows = 1_000;

/**
 * Copies a SQLite database into an empty PostgreSQL database in one transaction, and compares the rows of each table. Both have the schema of
 * this release. Throws OperatorError if PostgreSQL has records, or other rows than SQLite afterwards.
 */
export async function moveToPostgres(
  source: Database,
  target: Database,
  { derivedTables, derive }: Derivation,
): Promise<RowCounts> {
  await assertEmpty(target);
  await migrate(target);
  const skipped = [...ofMigrator, ...derivedTables];
  const tables = (await listTables(source)).filter((table) => !skipped.includes(table));
  await target.db.transaction().execute(async (tx) => {
    const to = tx.withoutPlugins() as unknown as AnyTables;
    const references = await listReferences(tx);
    const alter = async (state: string) => {
      for (const { table, name } of references)
        await sql`alter table ${sql.id(table)} alter constraint ${sql.id(name)} ${sql.raw(state)}`.execute(
          tx,
        );
    };
    // A row may refer to one that is copied after it.
    await alter('deferrable initially deferred');
    for (const table of tables) {
      await to.deleteFrom(table).execute();
      const written = await copyTable(source.db, to, table);
      const stored = await hashRows(readCursor(tx, table));
      if (written === stored) continue;
      throw new OperatorError(
        `Nothing was moved: the copy of ${table} differs (${written}, ${stored}).`,
      );
    }
    await sql`set constraints all immediate`.execute(tx);
    await alter('not deferrable');
    await continueSequences(tx);
    // Without it, the planner would read whole tables for each record.
    await sql`analyze`.execute(tx);
    await withoutIndexes(tx, derivedTables, () => derive(tx));
  });
  return countAllRows(source);
}

async function assertEmpty(target: Database): Promise<void> {
  const counts = await countAllRows(target);
  // A move that failed leaves tables without keys, which the first server creates.
  if (Object.keys(counts).length === 0 || counts['data_keys'] === 0) return;
  throw new OperatorError('The new database has tables with records. Create an empty one.');
}

/** Returns the hash of the rows that were read. */
async function copyTable(source: Db, to: AnyTables, table: string): Promise<string> {
  const from = source.withoutPlugins() as unknown as AnyTables;
  async function* copied() {
    let batch: Row[] = [];
    for await (const row of from.selectFrom(table).selectAll().stream()) {
      yield row;
      batch.push(row);
      if (batch.length * Object.keys(row).length < maxParameters - 100) continue;
      await to.insertInto(table).values(batch).execute();
      batch = [];
    }
    if (batch.length > 0) await to.insertInto(table).values(batch).execute();
  }
  return hashRows(copied());
}

async function* readCursor(tx: Db, table: string): AsyncGenerator<Row> {
  await sql`declare copied no scroll cursor for select * from ${sql.id(table)}`.execute(
    tx.withoutPlugins(),
  );
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(fetchedRows)} from copied`.execute(
      tx.withoutPlugins(),
    );
    yield* rows;
    if (rows.length < fetchedRows) break;
  }
  await sql`close copied`.execute(tx);
}

/** The number of rows, and the sum of their hashes, which is the same in any order. */
async function hashRows(rows: AsyncIterable<Row>): Promise<string> {
  let [count, sum] = [0, 0n];
  for await (const row of rows) {
    const hash = createHash('sha256');
    for (const name of Object.keys(row).toSorted()) {
      const value = row[name];
      hash.update(JSON.stringify([name, value instanceof Uint8Array ? 'bytes' : value]));
      if (value instanceof Uint8Array) hash.update(value);
    }
    count += 1;
    sum = BigInt.asUintN(64, sum + hash.digest().readBigUInt64BE());
  }
  return `${count} rows, ${sum.toString(16)}`;
}

async function listReferences(tx: Db): Promise<{ table: string; name: string }[]> {
  const { rows } = await sql<{ table: string; name: string }>`
    select relname as table, conname as name from pg_constraint
    join pg_class on pg_class.oid = conrelid
    where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(tx);
  return rows;
}

/** Copied rows keep their numbers; new ones get higher ones. */
async function continueSequences(tx: Db): Promise<void> {
  const { rows } = await sql<{ table: string; name: string }>`
    select table_name as table, column_name as name from information_schema.columns
    where is_identity = 'YES' and table_schema = current_schema()`.execute(tx);
  for (const { table, name } of rows) {
    await sql`select setval(pg_get_serial_sequence(${table}, ${name}), max(${sql.id(name)}))
      from ${sql.id(table)} having max(${sql.id(name)}) is not null`.execute(tx);
  }
}

/** Creates the indexes of tables when their rows are there, which takes a fraction of the time. */
async function withoutIndexes(
  tx: Tx,
  tables: readonly string[],
  work: () => Promise<unknown>,
): Promise<void> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where schemaname = current_schema() and tablename in (${sql.join(tables)})
      and indexdef not like 'CREATE UNIQUE%'`.execute(tx);
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(tx);
  await work();
  for (const { definition } of rows) await sql.raw(definition).execute(tx);
}

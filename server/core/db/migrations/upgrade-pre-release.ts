import { sql, type RawBuilder } from 'kysely';
import { createDataKeys, readDataKeys } from '../encryption/data-keys';
import { getValueContext, type EncryptedColumn } from '../encryption/encrypted-column';
import { createEncryption, type Encryption } from '../encryption/encryption';
import { createFormat1, type Format1 } from '../encryption/format-1';
import { DatabaseUnavailable, inTransaction, type Database, type Engine, type Tx } from '../engine';
import { listMigrations } from '../open-database';
import { baselineName, buildBaseline } from './001-baseline';

type Row = Readonly<Record<string, unknown>>;

/** What a row of an old table becomes, by the names of Tables. Its encrypted values have the new keys already. */
export type RowConverter = (row: never, encryption: Encryption) => object;

export type PreReleaseUpgrade = {
  encryptedColumns: readonly EncryptedColumn[];
  /** By table. Other tables have the same columns as before. */
  converters: Readonly<Record<string, RowConverter>>;
  /** Fills what is derived from the rows. */
  complete(tx: Tx, encryption: Encryption): Promise<void>;
};

const oldMigrations = ['001-baseline', '002-read-marks'];
const keyCheck = 'data-key-check';

/** An upload has up to 10 MB. */
const batchSize = 20;

/**
 * Copies all rows of a database from before the first release into new tables, in one transaction. Returns their number, or null if the
 * database is up to date. Throws DatabaseUnavailable, with nothing changed, for another key or an older database.
 */
export function upgradePreRelease(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  dataKey: Buffer,
  { encryptedColumns, converters, complete }: PreReleaseUpgrade,
): Promise<number | null> {
  const format1 = createFormat1(dataKey);
  return inTransaction(db, async (pluginTx) => {
    const tx = pluginTx.withoutPlugins();
    if (await isUpToDate(tx)) return null;
    await removeKeyCheck(tx, format1);
    const tables = await setAside(tx, engine);
    const migrations = Object.entries(listMigrations(engine));
    for (const [, { up }] of migrations) await up(tx);
    await createDataKeys(pluginTx, dataKey, format1.secret);
    const keys = await readDataKeys({ db: pluginTx, engine }, dataKey);
    const encryption = createEncryption({ keys, reload: () => Promise.resolve() });
    const renew = (table: string) => {
      const columns = encryptedColumns.filter((column) => column.table === table);
      const convert = converters[table];
      if (columns.length === 0 && convert === undefined) return null;
      return (row: Row) => {
        const renewed = renewEncryption(row, columns, format1, encryption);
        if (convert === undefined) return renewed;
        return convert(toCamelCase(renewed) as never, encryption) as Row;
      };
    };
    let rows = 0;
    for (const table of sortByReference(tables, engine)) {
      rows += await copyTable(pluginTx, engine, table, renew(table));
    }
    await copyMerges(tx, engine);
    await complete(pluginTx, encryption);
    await dropOldTables(tx, engine, tables);
    await sql`delete from kysely_migration`.execute(tx);
    for (const [name] of migrations) {
      const record = sql.join([name, new Date().toISOString()]);
      await sql`insert into kysely_migration (name, timestamp) values (${record})`.execute(tx);
    }
    return rows;
  });
}

async function isUpToDate(tx: Tx): Promise<boolean> {
  const migrations = await readMigrations(tx);
  if (migrations[0] === baselineName) return true;
  if (migrations.join() === oldMigrations.join()) return false;
  throw new DatabaseUnavailable(
    migrations.length === 0
      ? 'The database is empty. The server creates its tables.'
      : 'This database is older than the version of November 29, 2026. With that version, run npm run upgrade-database and start the server once. Then run this command again.',
  );
}

async function readMigrations(tx: Tx): Promise<string[]> {
  const tables = await tx.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.every(({ name }) => name !== 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(tx);
  return rows.map(({ name }) => name);
}

/** Unwrapping the data keys has replaced it. */
async function removeKeyCheck(tx: Tx, format1: Format1): Promise<void> {
  const { rows } = await sql<{ value: string }>`
    select value from settings where name = ${keyCheck}
  `.execute(tx);
  try {
    for (const { value } of rows) format1.decrypt(Buffer.from(value, 'base64'), keyCheck);
  } catch {
    throw new DatabaseUnavailable(
      'DATA_KEY is not the key this database was written with. Set the key that was used before.',
    );
  }
  await sql`delete from settings where name = ${keyCheck}`.execute(tx);
}

/** Renames all tables. Returns their names. Indexes also leave, because their names are needed again. */
async function setAside(tx: Tx, engine: Engine): Promise<string[]> {
  const tables = (await tx.introspection.getTables()).map(({ name }) => name);
  if (engine === 'postgres') {
    await sql`create schema pre_release`.execute(tx);
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} set schema pre_release`.execute(tx);
    }
    return tables;
  }
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and sql is not null
  `.execute(tx);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
  for (const table of tables) {
    const aside = sql.table(getNameAside(engine, table));
    await sql`alter table ${sql.table(table)} rename to ${aside}`.execute(tx);
  }
  return tables;
}

function getNameAside(engine: Engine, table: string): string {
  return engine === 'postgres' ? `pre_release.${table}` : `pre_release_${table}`;
}

/** In the baseline, a table comes after those that it references. */
function sortByReference(tables: readonly string[], engine: Engine): string[] {
  const created = [...buildBaseline(engine).matchAll(/^create table (\w+)/gm)];
  const sorted = created.map(([, name = '']) => name).filter((name) => tables.includes(name));
  const unknown = tables.filter((table) => !sorted.includes(table));
  if (unknown.length === 0) return sorted;
  throw new DatabaseUnavailable(`The database has unknown tables: ${unknown.join(', ')}.`);
}

function renewEncryption(
  row: Row,
  columns: readonly EncryptedColumn[],
  format1: Format1,
  encryption: Encryption,
): Row {
  const renewed = { ...row };
  for (const each of columns) {
    const value = row[each.column];
    const encrypted = typeof value === 'string' ? Buffer.from(value, 'base64') : value;
    if (!(encrypted instanceof Uint8Array) || encrypted.length === 0) continue;
    const context = getValueContext(each, row);
    try {
      const bytes = encryption.encryptBytes(format1.decrypt(encrypted, context), context);
      renewed[each.column] = typeof value === 'string' ? bytes.toString('base64') : bytes;
    } catch {
      // A damaged value stays as it is.
    }
  }
  return renewed;
}

function toCamelCase(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_match, letter: string) => letter.toUpperCase()),
      value,
    ]),
  );
}

async function copyTable(
  pluginTx: Tx,
  engine: Engine,
  table: string,
  convert: ((row: Row) => Row) | null,
): Promise<number> {
  const tx = pluginTx.withoutPlugins();
  // The baseline has a few rows, which the copy has too or which the office has deleted.
  await sql`delete from ${sql.table(table)}`.execute(tx);
  const source = sql.table(getNameAside(engine, table));
  if (convert === null) {
    const columns = await listColumns(tx, engine, table);
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (${columns}) select ${columns} from ${source}
    `.execute(tx);
    return Number(numAffectedRows);
  }
  let count = 0;
  for await (const rows of readBatches(tx, engine, source)) {
    const converted = rows.map((row) => convert(row));
    const columns = [...new Set(converted.flatMap((row) => Object.keys(row)))];
    const values = converted.map(
      (row) => sql`(${sql.join(columns.map((name) => row[name] ?? null))})`,
    );
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((name) => sql.ref(name)))})
      values ${sql.join(values)}
    `.execute(pluginTx);
    count += rows.length;
  }
  return count;
}

/** A thread may come before the one that it was merged into. */
async function copyMerges(tx: Tx, engine: Engine): Promise<void> {
  await sql`
    update threads set merged_into = old.merged_into
    from ${sql.table(getNameAside(engine, 'threads'))} as old
    where old.id = threads.id and old.merged_into is not null
  `.execute(tx);
}

/** The columns of the old table, all of which the new one must have. */
async function listColumns(tx: Tx, engine: Engine, table: string): Promise<RawBuilder<unknown>> {
  const { rows } = await (
    engine === 'postgres'
      ? sql<{ name: string }>`
          select column_name as name from information_schema.columns
          where table_schema = 'pre_release' and table_name = ${table}
        `
      : sql<{ name: string }>`select name from pragma_table_info(${getNameAside(engine, table)})`
  ).execute(tx);
  return sql.join(rows.map(({ name }) => sql.ref(name)));
}

/** In the order in which the rows were created. */
async function* readBatches(
  tx: Tx,
  engine: Engine,
  source: RawBuilder<unknown>,
): AsyncGenerator<Row[]> {
  if (engine === 'postgres') {
    await sql`declare old_rows cursor for select * from ${source} order by 1`.execute(tx);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(batchSize)} from old_rows`.execute(tx);
      if (rows.length === 0) break;
      yield rows;
    }
    await sql`close old_rows`.execute(tx);
    return;
  }
  for (let last = 0; ;) {
    const { rows } = await sql<Row & { old_rowid: number }>`
      select rowid as old_rowid, * from ${source} where rowid > ${last} order by rowid limit ${batchSize}
    `.execute(tx);
    if (rows.length === 0) return;
    last = rows.at(-1)?.old_rowid ?? last;
    yield rows.map(({ old_rowid: _, ...row }) => row);
  }
}

async function dropOldTables(tx: Tx, engine: Engine, tables: readonly string[]): Promise<void> {
  if (engine === 'postgres') {
    await sql`drop schema pre_release cascade`.execute(tx);
    return;
  }
  for (const table of sortByReference(tables, engine).toReversed()) {
    await sql`drop table ${sql.table(getNameAside(engine, table))}`.execute(tx);
  }
}

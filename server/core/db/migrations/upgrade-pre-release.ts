import { sql } from 'kysely';
import { DatabaseUnavailable, inTransaction, type Database, type Engine, type Tx } from '../engine';
import { checkDataKey } from '../encryption/data-key';
import type { Encryption } from '../encryption/encryption';
import { buildBaseline } from './001-baseline';
import { runSql } from './run-sql';
import { convertMessages, moveMessages } from './upgrade-messages';
import { convertOutbox } from './upgrade-outbox';

/** The first of the migrations that the baseline has replaced. */
export const firstReplaced = '001-first-tables';

/** 046-email-headers, without its indexes. Most databases are at 045. */
const lastReplaced = `
  alter table messages add column email_headers_sealed text;
  alter table messages add column request_id text;
  update messages set intent = 'automatic' where intent = 'automatic-reply';
`;

/** Into the tables and columns of the baseline. */
const renames = `
  alter table receipts rename to idempotency_keys;
  alter table idempotency_keys rename column mark to fingerprint;
  alter table idempotency_keys rename column made_id to created_id;
  alter table posts rename column live to published;
  alter table posts rename column live_slug to published_slug;
  alter table posts rename column live_from to published_from;
  alter table posts rename column is_current to has_changes;
  update posts set has_changes = case when has_changes = 0 and published is not null then 1 else 0 end;
  alter table post_slugs rename column live_from to published_from;
  create table field_changes as
    select id, 'employee' as kind, employee_id as record_id, version, at, by_email, field, from_text, to_text, null as batch from employee_changes
    union all select id, 'job', post_id, version, at, by_email, field, from_text, to_text, batch from job_post_changes;
  alter table eligibility_checks rename column medicate_sealed to medicaid_number_sealed;
  alter table site_deploys rename column problem to error;
  update messages set channel = 'enrollment' where channel = 'enrolment';
  drop table employee_changes;
  drop table job_post_changes;
`;

const droppedColumns = [
  // Unused for long, but SQLite cannot drop a unique column.
  ...['messages.idempotency_key', 'messages.request_mark'],
  // Converted.
  ...['outbox.channel', 'outbox.message_id', 'outbox.help_desk_message_id'],
  ...['outbox.last_problem', 'outbox.refused_id', 'outbox.refused_code'],
];

/**
 * Copies all rows into new tables of the baseline, in one transaction. Returns their number, or null if the database has the baseline already.
 * Throws DatabaseUnavailable, with nothing changed, for a database that the last version before the baseline has not used, or that has
 * another key.
 */
export function upgradePreRelease(
  { db, engine }: Database,
  encryption: Encryption,
): Promise<number | null> {
  const baseline = buildBaseline(engine);
  // A table is listed after those that it references.
  const tables = [...baseline.matchAll(/^create table (\w+)/gm)].map(([, name = '']) => name);
  return inTransaction(db.withoutPlugins(), async (tx) => {
    const migrations = await listMigrations(tx);
    if (migrations[0] === '001-baseline') return null;
    await applyLastReplaced(tx, migrations.at(-1));
    await checkDataKey(tx, encryption);
    await convertOutbox(tx);
    await runSql(tx, renames);
    await runSql(tx, convertMessages);
    await renameEncryptedColumns(tx, engine, tables);
    const before = await listColumns(tx, engine, tables);
    await setAside(tx, engine, tables);
    await runSql(tx, baseline);
    const after = await listColumns(tx, engine, tables);
    assertSameColumns(before, after);
    let rows = 0;
    for (const table of tables) {
      rows += await copyRows(tx, table, getNameAside(engine, table), after);
    }
    rows += await moveMessages(tx, encryption);
    await sql`drop table job_application_entries`.execute(tx);
    // It references the table of messages.
    await sql`drop table ${sql.table(getNameAside(engine, 'outbox'))}`.execute(tx);
    await sql`drop table help_desk_messages`.execute(tx);
    for (const table of tables.toReversed()) {
      await sql`drop table if exists ${sql.table(getNameAside(engine, table))}`.execute(tx);
    }
    if (engine === 'postgres') await sql`drop schema pre_release`.execute(tx);
    await sql`delete from kysely_migration`.execute(tx);
    const record = sql.join(['001-baseline', new Date().toISOString()]);
    await sql`insert into kysely_migration (name, timestamp) values (${record})`.execute(tx);
    return rows;
  });
}

async function listMigrations(tx: Tx): Promise<string[]> {
  const tables = await tx.introspection.getTables({ withInternalKyselyTables: true });
  if (tables.every(({ name }) => name !== 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`
    select name from kysely_migration order by name
  `.execute(tx);
  return rows.map(({ name }) => name);
}

async function applyLastReplaced(tx: Tx, last: string | undefined): Promise<void> {
  if (last === '046-email-headers') return;
  if (last === '045-site-deploys') {
    await runSql(tx, lastReplaced);
    return;
  }
  throw new DatabaseUnavailable(
    last === undefined
      ? 'The database is empty. The server creates its tables.'
      : `The database is at migration ${last}. Start a version with 045-site-deploys once, then run this command again.`,
  );
}

/** Columns of encrypted values were called sealed. */
async function renameEncryptedColumns(
  tx: Tx,
  engine: Engine,
  tables: readonly string[],
): Promise<void> {
  for (const column of await listColumns(tx, engine, tables)) {
    const [table = '', name = ''] = column.split('.');
    if (!name.endsWith('_sealed')) continue;
    const renamed = sql.ref(name.replace(/_sealed$/, '_encrypted'));
    await sql`alter table ${sql.table(table)} rename column ${sql.ref(name)} to ${renamed}`.execute(
      tx,
    );
  }
}

/** As table.column, in the baseline's tables only. */
async function listColumns(tx: Tx, engine: Engine, tables: readonly string[]): Promise<string[]> {
  const query =
    engine === 'postgres'
      ? sql<Column>`select table_name as "table", column_name as name from information_schema.columns where table_schema = current_schema()`
      : sql<Column>`select tables.name as "table", columns.name from sqlite_master tables, pragma_table_info(tables.name) columns where tables.type = 'table'`;
  const { rows } = await query.execute(tx);
  return rows
    .filter(({ table }) => tables.includes(table))
    .map(({ table, name }) => `${table}.${name}`);
}

type Column = { table: string; name: string };

/** Renames the tables. Indexes also leave, because their names are needed again. */
async function setAside(tx: Tx, engine: Engine, tables: readonly string[]) {
  if (engine === 'postgres') {
    await sql`create schema pre_release`.execute(tx);
    for (const table of tables) {
      await sql`alter table ${sql.table(table)} set schema pre_release`.execute(tx);
    }
    return;
  }
  const { rows: indexes } = await sql<{ name: string }>`
    select name from sqlite_master where type = 'index' and sql is not null
  `.execute(tx);
  for (const { name } of indexes) await sql`drop index ${sql.ref(name)}`.execute(tx);
  for (const table of tables) {
    const name = sql.table(getNameAside(engine, table));
    await sql`alter table ${sql.table(table)} rename to ${name}`.execute(tx);
  }
}

function getNameAside(engine: Engine, table: string): string {
  return engine === 'postgres' ? `pre_release.${table}` : `pre_release_${table}`;
}

function assertSameColumns(before: readonly string[], after: readonly string[]): void {
  const expected = [...after, ...droppedColumns];
  const different = [
    ...before.filter((column) => !expected.includes(column)),
    ...expected.filter((column) => !before.includes(column)),
  ];
  if (different.length === 0) return;
  throw new DatabaseUnavailable(
    `The database has other columns than that version had: ${different.join(', ')}.`,
  );
}

async function copyRows(
  tx: Tx,
  table: string,
  source: string,
  columns: readonly string[],
): Promise<number> {
  const names = columns
    .filter((column) => column.startsWith(`${table}.`))
    .map((column) => sql.ref(column.slice(table.length + 1)));
  // The baseline has a few rows, which the copy has too or which the office has deleted.
  await sql`delete from ${sql.table(table)}`.execute(tx);
  const { numAffectedRows } = await sql`
    insert into ${sql.table(table)} (${sql.join(names)})
    select ${sql.join(names)} from ${sql.table(source)}
  `.execute(tx);
  return Number(numAffectedRows);
}

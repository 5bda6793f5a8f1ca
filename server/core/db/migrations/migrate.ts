import { sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import { OperatorError } from '../../operator-error';
import { listTables } from '../copies/row-counts';
import type { Database, Db, Engine } from '../engine';
import { baselineName, buildBaseline } from './001-baseline';
import { lists } from './002-lists';
import { people } from './003-people';
import { access } from './004-access';
import { targets } from './005-targets';
import { applications } from './006-applications';
import { messageFiles } from './007-message-files';
import { followUps } from './008-follow-ups';
import { openThreads } from './009-open-threads';
import { tags } from './010-tags';
import { notifications } from './011-notifications';
import { calls } from './012-calls';
import { languages } from './013-languages';
import { templateLanguage } from './014-template-language';
import { callMessages } from './015-call-messages';
import { callEvents } from './016-call-events';

/** Released migrations never change. */
function listMigrations(engine: Engine): Record<string, Migration> {
  return {
    [baselineName]: sqlMigration(buildBaseline(engine)),
    '002-lists': sqlMigration(lists),
    '003-people': sqlMigration(people),
    '004-access': sqlMigration(access),
    '005-targets': sqlMigration(targets),
    '006-applications': sqlMigration(applications),
    '007-message-files': sqlMigration(messageFiles(engine)),
    '008-follow-ups': sqlMigration(followUps),
    '009-open-threads': sqlMigration(openThreads),
    '010-tags': sqlMigration(tags),
    '011-notifications': sqlMigration(notifications),
    '012-calls': sqlMigration(calls),
    '013-languages': sqlMigration(languages),
    '014-template-language': sqlMigration(templateLanguage),
    '015-call-messages': sqlMigration(callMessages),
    '016-call-events': sqlMigration(callEvents),
  };
}

/** The first migrations of databases that are older than the first release. */
const replacedNames = ['001-first-tables', '001-baseline'];

/** Any number that no other program uses in the database. */
const migrationLock = 4_327_001;

/** Applies all pending migrations. If several servers start at once on PostgreSQL, one migrates and the others wait. */
export async function migrate({ db, engine }: Database): Promise<void> {
  // Migrations use the database's own names.
  const plain = db.withoutPlugins();
  if (engine === 'sqlite') return runMigrations(plain, engine);
  // The lock ends with the transaction.
  await plain.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
    await runMigrations(tx, engine);
  });
}

async function runMigrations(db: Db, engine: Engine): Promise<void> {
  const known = listMigrations(engine);
  const later = findLater(await listApplied(db, engine), Object.keys(known));
  // The Migrator would reject them as missing.
  const others = Object.fromEntries(later.map((name) => [name, sqlMigration('')]));
  const provider = { getMigrations: () => Promise.resolve({ ...others, ...known }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
}

async function listApplied(db: Db, engine: Engine): Promise<string[]> {
  if (!(await listTables({ db, engine })).includes('kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name);
}

/**
 * The applied migrations of a newer release that this one can run beside. Throws OperatorError if it can't, or if the database is older than
 * the first release.
 */
export function findLater(applied: readonly string[], known: readonly string[]): string[] {
  const unknown = applied.filter((name) => !known.includes(name));
  if (unknown.some((name) => replacedNames.includes(name))) {
    throw new OperatorError(
      'This database is older than the first release. Back it up, check out commit 1b868bb6, and run there: npm ci && npm run upgrade-database',
    );
  }
  if (unknown.every((name) => isCompatible(name, known))) return unknown;
  throw new OperatorError(
    'A newer release has changed this database so that this one can’t use it. Start the newer release, or restore the backup from before its update.',
  );
}

/** True for a later migration, unless it removes what this release needs: then its name ends with the oldest migration that a server must know (docs/adding.md). */
function isCompatible(unknown: string, known: readonly string[]): boolean {
  const last = known.toSorted().at(-1) ?? '';
  const [, needed = ''] = /-needs-(\d+)$/.exec(unknown) ?? [];
  return unknown > last && needed <= last.slice(0, needed.length);
}

/** Runs statements that each end with a semicolon at the end of a line, because SQLite's driver prepares only one at a time. */
async function runSql(db: Parameters<Migration['up']>[0], script: string): Promise<void> {
  for (const statement of script.split(/;$/m)) {
    if (statement.trim() !== '') await sql.raw(statement).execute(db);
  }
}

function sqlMigration(script: string): Migration {
  return { up: (db) => runSql(db, script) };
}

import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { OperatorError } from '../../operator-error';
import type { Database } from '../engine';
import { openUnlimited, withDatabase } from '../open-database';
import { countAllRows, listTables, type RowCounts } from './row-counts';

/** Dumps the database by pg_dump. Returns the rows of the same snapshot. */
export function dumpPostgres(url: string, file: string): Promise<RowCounts> {
  return usePostgres(url, ({ db, engine }) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async (tx) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(tx);
        const options = ['--format=custom', '--no-owner', '--no-privileges'];
        await runTool('pg_dump', url, [
          ...options,
          `--snapshot=${rows[0]?.id ?? ''}`,
          `--file=${file}`,
        ]);
        return countAllRows({ db: tx, engine });
      }),
  );
}

/** Restores a dump, all of it or nothing. Throws OperatorError if the database has tables. */
export async function restorePostgres(url: string, file: string): Promise<void> {
  const tables = await usePostgres(url, listTables);
  if (tables.length > 0) {
    throw new OperatorError('The database has tables already. Create an empty one first.');
  }
  const options = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
  await runTool('pg_restore', url, [...options, file]);
}

/** Creates an empty database on the server of `url` and drops it after `work`. */
export async function withTemporaryPostgres<Result>(
  url: string,
  work: (url: string) => Promise<Result>,
): Promise<Result> {
  const name = `larkspan_verify_${randomBytes(6).toString('hex')}`;
  const run = (statement: string) =>
    usePostgres(url, ({ db }) => sql.raw(`${statement} ${name}`).execute(db));
  await run('create database').catch((error: unknown) => {
    throw new OperatorError(
      `No database can be created to verify the backup: ${(error as Error).message}. Run: alter role <the user of DATABASE_URL> createdb`,
    );
  });
  try {
    return await work(url.replace(/^([^:]+:\/\/[^/?]*)(\/[^?]*)?/, `$1/${name}`));
  } finally {
    await run('drop database');
  }
}

function usePostgres<Result>(
  url: string,
  work: (database: Database) => Promise<Result>,
): Promise<Result> {
  return withDatabase(openUnlimited({ engine: 'postgres', url }), work);
}

/** The password is passed in the environment, because everyone on the machine can list the arguments. */
async function runTool(tool: string, url: string, args: readonly string[]): Promise<void> {
  const [, start = '', password, end = ''] =
    /^([^:]+:\/\/[^:@/]*)(?::([^@/]*))?(.*)$/.exec(url) ?? [];
  const env = {
    ...process.env,
    // Of several hosts, the primary.
    PGTARGETSESSIONATTRS: 'read-write',
    ...(password !== undefined && { PGPASSWORD: decodeURIComponent(password) }),
  };
  try {
    await promisify(execFile)(tool, [`--dbname=${start}${end}`, ...args], { env });
  } catch (error) {
    const { code, stderr = '', message } = error as Error & { code?: unknown; stderr?: string };
    throw new OperatorError(
      code === 'ENOENT'
        ? `${tool} is missing. Install PostgreSQL's client, of the version of the server or newer.`
        : `${tool} failed: ${stderr.trim() || message}`,
    );
  }
}

import { copyFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { backup, DatabaseSync } from '@photostructure/sqlite';
import { sql } from 'kysely';
import { OperatorError } from '../../operator-error';
import type { Database } from '../engine';
import { openUnlimited, withDatabase } from '../open-database';
import { countAllRows, type RowCounts } from './row-counts';

/** In one step: between two, a write of the server would make the copy start over. Readers don't block it. */
const allPages = 2 ** 31 - 1;

/** Copies the database of a server that may be running. Returns the rows of the copy. */
export async function copySqlite(file: string, copy: string): Promise<RowCounts> {
  if (!existsSync(file)) throw new OperatorError(`There is no database at ${file}.`);
  const source = new DatabaseSync(file, { readOnly: true });
  try {
    await backup(source, copy, { rate: allPages });
  } finally {
    source.close();
  }
  return withDatabase(openUnlimited({ engine: 'sqlite', file: copy }), countAllRows);
}

/** Throws OperatorError for a damaged file. */
export async function checkIntegrity({ db }: Database): Promise<void> {
  const { rows } = await sql<{ result: string }>`
    select integrity_check as result from pragma_integrity_check
    union all select 'a row of ' || "table" || ' refers to none' from pragma_foreign_key_check`.execute(
    db,
  );
  const issues = rows.map(({ result }) => result).filter((result) => result !== 'ok');
  if (issues.length > 0) throw new OperatorError(`The file is damaged: ${issues[0]}`);
}

/** Puts a restored file in place. Throws OperatorError if there is a database, or what is left of one. */
export function placeSqlite(restored: string, file: string): void {
  assertNoSqlite(file);
  mkdirSync(dirname(file), { recursive: true });
  // It may be on another disk, where it is complete only when it has its name.
  copyFileSync(restored, `${file}.restored`);
  renameSync(`${file}.restored`, file);
}

export function assertNoSqlite(file: string): void {
  const paths = [file, `${file}-wal`, `${file}-shm`];
  const found = paths.filter((path) => existsSync(path) && statSync(path).size > 0);
  if (found.length === 0) return;
  throw new OperatorError(
    `There is a database already. Stop the server and move these files away first: ${found.join(', ')}`,
  );
}

import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OperatorError } from '../../operator-error';
import { DatabaseOutage } from '../database-outage';
import { inTransaction } from '../engine';
import { openDatabase } from '../open-database';
import { checkReadiness } from '../readiness';
import { countVisit, getVisitCount } from '../../../features/visits/queries';
import { openSqlite } from './sqlite';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-sqlite-'));
  file = join(folder, 'deep', 'larkspan.sqlite');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

test('uses WAL with synchronous=FULL', async () => {
  const database = openSqlite(file);
  const read = async (name: string) =>
    Object.values((await sql.raw<object>(`pragma ${name}`).execute(database.db)).rows[0] ?? {})[0];
  expect([
    await read('journal_mode'),
    await read('synchronous'),
    await read('foreign_keys'),
  ]).toEqual(['wal', 2, 1]);
  await database.close();
});

test('rejects a second server on the same file until the first has stopped', async () => {
  const first = openSqlite(file);
  expect(() => openSqlite(file)).toThrow(OperatorError);
  expect(() => openSqlite(file)).toThrow(/^Another server is using the database [^\n]*$/);
  await first.close();
  await openSqlite(file).close();
});

test('a symbolic link leads to the same lock, even before the file exists', async () => {
  const link = join(folder, 'link.sqlite');
  symlinkSync(file, link);
  mkdirSync(dirname(file));
  const first = openSqlite(link);
  expect(() => openSqlite(file)).toThrow(/Another server/);
  await first.close();
  const second = openSqlite(file);
  expect(() => openSqlite(link)).toThrow(/Another server/);
  await second.close();
});

test('a killed server releases its lock', async () => {
  const lock = `${file}.lock`;
  await openSqlite(file).close();
  const holder = spawn(process.execPath, [
    '-e',
    `const { DatabaseSync } = require('@photostructure/sqlite');
     const db = new DatabaseSync(${JSON.stringify(lock)});
     db.exec('begin exclusive'); console.log('held'); setInterval(() => db, 1000);`,
  ]);
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  expect(() => openSqlite(file)).toThrow(/Another server/);
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  holder.kill('SIGKILL');
  await ended;
  expect(existsSync(lock)).toBe(true);
  await openSqlite(file).close();
});

test('reports a file that is no database or a folder that cannot be created in one line', () => {
  const other = join(folder, 'other.sqlite');
  writeFileSync(other, 'this is not a database, but long enough to be taken for a header of one');
  expect(() => openSqlite(other)).toThrow(/^Cannot open the database [^\n]*$/);
  expect(() => openSqlite(join(other, 'x', 'db.sqlite'))).toThrow(
    /^Cannot create the folder [^\n]*$/,
  );
});

test('keeps its data when reopened, and runs migrations once', async () => {
  const location = { engine: 'sqlite', file } as const;
  const first = await openDatabase(location);
  await countVisit(first.db);
  await first.close();
  const second = await openDatabase(location);
  expect(await getVisitCount(second.db)).toBe(1);
  await second.close();
});

test.each(['moved', 'replaced'])('stores nothing in a file that was %s', async (change) => {
  const database = await openDatabase({ engine: 'sqlite', file });
  await checkReadiness(database);
  renameSync(file, `${file}.old`);
  if (change === 'replaced') writeFileSync(file, '');
  const write = inTransaction(database.db, (tx) => countVisit(tx));
  await expect(write).rejects.toThrow(DatabaseOutage);
  await expect(checkReadiness(database)).rejects.toThrow(/moved or replaced. Put it back/);
  rmSync(file, { force: true });
  renameSync(`${file}.old`, file);
  await checkReadiness(database);
  await database.close();
});

test('refuses a database of before the first release and says what to do', async () => {
  const location = { engine: 'sqlite', file } as const;
  const older = await openDatabase(location);
  await sql`delete from kysely_migration`.execute(older.db);
  await sql`insert into kysely_migration values ('001-baseline', '2026-11-01')`.execute(older.db);
  await older.close();
  await expect(openDatabase(location)).rejects.toThrow(OperatorError);
  await expect(openDatabase(location)).rejects.toThrow(
    /^This database is older.*check out commit 1b868bb6.*npm run upgrade-database$/,
  );
});

test('reports a full disk, not a failed rollback, and the next transaction works', async () => {
  const database = openSqlite(file);
  const run = (words: string) => sql.raw(words).execute(database.db);
  await run('create table notes (words text)');
  await run('pragma max_page_count = 20');
  const fill = inTransaction(database.db, (tx) =>
    sql`insert into notes values (${'x'.repeat(200_000)})`.execute(tx),
  );
  await expect(fill).rejects.toThrow('full');
  await inTransaction(database.db, (tx) => sql`insert into notes values ('y')`.execute(tx));
  await database.close();
});

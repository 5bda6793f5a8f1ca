import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { seedDemo } from '../../../demo/seed-demo';
import { createEmptyDatabase, type EmptyDatabase } from '../../../testing/database/database';
import { testEncryption } from '../../../testing/encryption';
import { testRegions } from '../../../testing/samples/region-records';
import { openKeyRing } from '../encryption/key-ring';
import type { Database } from '../engine';
import { openUnlimited, openDatabase } from '../open-database';
import { peopleData } from '../../../person-records';
import { renewIndex } from '../../../services/people/renew-index';
import { moveToPostgres } from './move-to-postgres';
import { countAllRows } from './row-counts';

const isPostgres = inject('databases').engine === 'postgres';

let folder: string;
let empty: EmptyDatabase;
let source: Database;
let target: Database;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-move-'));
  source = await openDatabase({ engine: 'sqlite', file: join(folder, 'larkspan.sqlite') });
  await openKeyRing(source, Buffer.alloc(32, 7));
  await seedDemo(source.db, { encryption: testEncryption, regions: testRegions }, new Date());
  empty = await createEmptyDatabase();
  target = await openUnlimited(empty.location);
});
afterEach(async () => {
  await source.close();
  await target.close();
  await empty.remove();
  rmSync(folder, { recursive: true });
});

const derivedTables = ['search_tokens'];
const move = () =>
  moveToPostgres(source, target, {
    derivedTables,
    derive: (tx) => renewIndex(tx, testEncryption, peopleData),
  });

/** References and bytes, which need care. */
async function mergeThreads(): Promise<void> {
  const [first, second] = await source.db.selectFrom('threads').select('id').limit(2).execute();
  await source.db
    .updateTable('threads')
    .set({ mergedInto: second?.id ?? '' })
    .where('id', '=', first?.id ?? '')
    .execute();
  await sql`insert into post_pictures values ('hash', x'00ff10', 1, 1, '', '')`.execute(source.db);
}

test.runIf(isPostgres)('PostgreSQL gets every row of SQLite, and new rows after them', async () => {
  await mergeThreads();
  const moved = await move();
  const { search_tokens: _derived, ...expected } = moved;
  expect(await countAllRows(target)).toMatchObject(expected);
  const picture = target.db.selectFrom('postPictures').select('bytes');
  expect((await picture.executeTakeFirst())?.bytes).toEqual(Buffer.from([0, 255, 16]));
  expect((await countAllRows(target))['search_tokens']).toBeGreaterThan(10);
  const last = await target.db
    .selectFrom('employees')
    .select('n')
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const next = await sql<{
    n: string;
  }>`select nextval(pg_get_serial_sequence('employees', 'n')) as n`.execute(target.db);
  expect(Number(next.rows[0]?.n)).toBe(last.n + 1);
  const { rows } = await sql<{ count: string }>`select count(*) as count from pg_constraint
    where contype = 'f' and condeferrable`.execute(target.db);
  expect(Number(rows[0]?.count)).toBe(0);
});

test.runIf(isPostgres)('a database with records is refused and stays as it is', async () => {
  await move();
  await target.db.updateTable('visits').set({ count: 99 }).execute();
  await expect(move()).rejects.toThrow(/has tables with records/);
  const visits = await target.db.selectFrom('visits').select('count').executeTakeFirst();
  expect(visits?.count).toBe(99);
});

test.runIf(isPostgres)(
  'nothing is moved if something fails, and it can be tried again',
  async () => {
    const derive = () => Promise.reject(new Error('interrupted'));
    await expect(moveToPostgres(source, target, { derivedTables, derive })).rejects.toThrow(
      'interrupted',
    );
    expect((await countAllRows(target))['threads']).toBe(0);
    await move();
  },
);

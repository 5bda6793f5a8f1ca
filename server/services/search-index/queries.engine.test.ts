import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createEncryption } from '../../core/db/encryption/encryption';
import { createTestRing } from '../../testing/encryption';
import { inTransaction, isPostgres } from '../../core/db/engine';
import type { Page } from '../../core/db/pagination';
import { useTestDatabase } from '../../testing/database/database';
import { collectMatches, readIndexedPage } from './collect-matches';
import { parseIndexSearch } from './index-search';
import { findIndexFilter, type IndexFilter } from './filter-queries';
import { addToIndex, replaceInIndex } from './queries';

const database = useTestDatabase();
const encryption = createEncryption(createTestRing(1));
const texts = new Map<number, string>();

beforeEach(async () => {
  texts.clear();
  await sql`drop table if exists sample_people`.execute(database.db);
  await sql`create table sample_people (n integer not null primary key)`.execute(database.db);
});

async function add(n: number, text: string): Promise<void> {
  texts.set(n, text);
  await inTransaction(database.db, async (tx) => {
    await sql`insert into sample_people values (${n})`.execute(tx);
    await addToIndex(tx, encryption, { kind: 'thread', n }, [text]);
  });
}

async function selectPeople(filter: IndexFilter, { offset, limit }: Page): Promise<number[]> {
  const { rows } = await sql<{ n: number }>`select n from sample_people
    where ${filter('samplePeople')} order by n desc limit ${limit} offset ${offset}`.execute(
    database.db,
  );
  return rows.map(({ n }) => n);
}

async function find(query: string, kind: 'thread' | 'employee' = 'thread'): Promise<number[]> {
  const search = parseIndexSearch(encryption, kind, query);
  if (search === null) throw new Error('The query asks for nothing');
  const filter = await findIndexFilter(database.db, search);
  const found = await collectMatches<number>({
    readBatch: (page) => selectPeople(filter, page),
    limit: 200,
    filter: (rows) => rows.filter((n) => search.matches([texts.get(n) ?? ''])),
  });
  return found.rows;
}

test('finds records by the beginnings of all words of the query, newest first', async () => {
  await add(1, 'Ann O’Neil (212) 555-0123');
  await add(2, 'Annabel Núñez annabel@mail.example');
  await add(3, 'Bo Wu');
  expect(await find('ann')).toEqual([2, 1]);
  expect(await find('ann nunez')).toEqual([2]);
  expect(await find('oneil')).toEqual([1]);
  expect(await find('555-0123')).toEqual([1]);
  expect(await find('0123')).toEqual([1]);
  expect(await find('annabelle')).toEqual([]);
});

test('a record is found by its own kind only', async () => {
  await add(1, 'Ann Lee');
  expect(await find('ann', 'employee')).toEqual([]);
});

test('words that leave one text stay if another one has them', async () => {
  await add(1, 'Ann Lee\nAnn has called');
  texts.set(1, 'Bo Lee\nAnn has called');
  await inTransaction(database.db, (tx) =>
    replaceInIndex(
      tx,
      encryption,
      { kind: 'thread', n: 1 },
      ['Ann Lee', 'Ann has called'],
      ['Bo Lee', 'Ann has called'],
    ),
  );
  expect(await find('ann')).toEqual([1]);
  await inTransaction(database.db, (tx) =>
    replaceInIndex(tx, encryption, { kind: 'thread', n: 1 }, ['Bo Lee', 'Ann has called'], ['Bo']),
  );
  texts.set(1, 'Ann Bo');
  expect(await find('ann')).toEqual([]);
});

/** Adds people without words. */
async function fill(from: number, to: number): Promise<void> {
  await sql`with recursive counted(n) as (
      select ${sql.lit(from)} union all select n + 1 from counted where n < ${sql.lit(to)}
    ) insert into sample_people select n from counted`.execute(database.db);
}

test('one or two letters find that word in every record, and beginnings in the newest', async () => {
  await add(1, 'Mei Wu');
  await add(2, 'Josephine Lee');
  await fill(3, 2_500);
  await add(5_000, 'Josh Lee');
  expect(await find('wu')).toEqual([1]);
  expect(await find('jo')).toEqual([5_000]);
  expect(await find('w')).toEqual([]);
});

test('a query without letters or digits checks the newest records', async () => {
  await add(1, 'Ann ☎');
  await fill(2, 2_500);
  await add(5_000, 'Bo ☎');
  expect(await find('☎')).toEqual([5_000]);
});

test('an export reads all matches, page by page', async () => {
  for (let n = 1; n <= 250; n += 1) await add(n, 'Bo Lee');
  const search = parseIndexSearch(encryption, 'thread', 'lee');
  const readPage = async (offset: number) => {
    const { items } = await readIndexedPage(database.db, {
      search,
      page: { limit: 220, offset },
      read: selectPeople,
      count: () => Promise.resolve(0),
      listTexts: (n) => [texts.get(n) ?? ''],
    });
    return items.length;
  };
  expect([await readPage(0), await readPage(220)]).toEqual([220, 30]);
});

test('a word that most records have is found by walking the list', async () => {
  await fill(1, 9_000);
  const common = encryption.tokens('thread', 'lee')[0] ?? 0;
  await (
    isPostgres(database.db)
      ? sql`insert into search_tokens (kind, record_n, tokens)
        select 'thread', n, array[${common}::bigint] from sample_people`
      : sql`insert into search_tokens (token, record_n) select ${common}, n from sample_people`
  ).execute(database.db);
  for (let n = 1; n <= 9_000; n += 1) texts.set(n, 'Bo Lee');
  await add(9_001, 'Ann Lee');
  expect(await find('lee')).toHaveLength(200);
  expect(await find('ann lee')).toEqual([9_001]);
  expect(await find('lee bobo')).toEqual([]);
});

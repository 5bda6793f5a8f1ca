import { sql, type RawBuilder } from 'kysely';
import type { Encryption } from '../../core/db/encryption/encryption';
import { isPostgres, type Db, type Tx } from '../../core/db/engine';
import type { IndexSearch } from './index-search';
import type { IndexedKind } from './table';
import { listIndexedWords } from './tokens';

export type IndexedRecord = { kind: IndexedKind; n: number };

/** A condition for a query of `table`, which has a column n. */
export type IndexFilter = (table: string) => RawBuilder<boolean>;

export const everyRecord: IndexFilter = () => sql`true`;

/** Above this, walking the list's order meets the matches sooner than looking up each candidate. */
const maxPostings = 8_000;
/** Several words exclude most candidates before they are looked up. */
const maxPostingsOfSeveral = 60_000;
/** One or two letters find every record with that very word, and of the newest records those with a longer one. */
const newestRecords = 2_000;

/** Tokens that the record already has stay. */
export async function addToIndex(
  tx: Tx,
  encryption: Encryption,
  record: IndexedRecord,
  texts: readonly string[],
): Promise<void> {
  await changeTokens(tx, record, new Set(), listTokens(encryption, record.kind, texts));
}

/** `before` and `after`: all texts of the record, because a word that leaves one may remain in another. */
export async function replaceInIndex(
  tx: Tx,
  encryption: Encryption,
  record: IndexedRecord,
  before: readonly string[],
  after: readonly string[],
): Promise<void> {
  const old = listTokens(encryption, record.kind, before, { withRetired: true });
  const current = listTokens(encryption, record.kind, after);
  await changeTokens(tx, record, subtract(old, current), subtract(current, old));
}

/** @param texts all texts of the record, by which SQLite finds its tokens */
export async function removeFromIndex(
  tx: Tx,
  encryption: Encryption,
  record: IndexedRecord,
  texts: readonly string[],
): Promise<void> {
  const { kind, n } = record;
  if (isPostgres(tx)) {
    await sql`delete from search_tokens where kind = ${kind} and record_n = ${n}`.execute(tx);
    return;
  }
  const tokens = listTokens(encryption, kind, texts, { withRetired: true });
  await changeTokens(tx, record, tokens, new Set());
}

/**
 * Gives a record the tokens of the newest key only.
 * @param texts all whose words it may have
 * @param ownTexts those that it should have, by default all
 */
export async function renewInIndex(
  tx: Tx,
  encryption: Encryption,
  record: IndexedRecord,
  { texts, ownTexts = texts }: { texts: readonly string[]; ownTexts?: readonly string[] },
): Promise<void> {
  const known = listTokens(encryption, record.kind, texts, { withRetired: true });
  const words = [...listIndexedWords(ownTexts.join('\n'))];
  const newest = new Set(words.flatMap((word) => encryption.tokens(record.kind, word).slice(-1)));
  await changeTokens(tx, record, subtract(known, newest), newest);
}

function subtract(tokens: Set<number>, others: Set<number>): Set<number> {
  return new Set([...tokens].filter((token) => !others.has(token)));
}

function listTokens(
  encryption: Encryption,
  kind: IndexedKind,
  texts: readonly string[],
  options?: { withRetired: boolean },
): Set<number> {
  const words = [...listIndexedWords(texts.join('\n'))];
  return new Set(words.flatMap((word) => encryption.tokens(kind, word, options)));
}

async function changeTokens(
  tx: Tx,
  { kind, n }: IndexedRecord,
  removed: Set<number>,
  added: Set<number>,
): Promise<void> {
  if (isPostgres(tx)) {
    await sql`insert into search_tokens (kind, record_n, tokens)
      values (${kind}, ${n}, ${toBigints(added)})
      on conflict (kind, record_n) do update set tokens = array(
        select unnest(search_tokens.tokens) except select unnest(${toBigints(removed)})
        union select unnest(excluded.tokens))`.execute(tx);
    return;
  }
  if (removed.size > 0) {
    await sql`delete from search_tokens where record_n = ${n}
      and token in (select value from json_each(${toJson(removed)}))`.execute(tx);
  }
  // In the order of the table, which keeps inserting fast. `where true` tells the parser that no join follows.
  await sql`insert into search_tokens (token, record_n)
    select value, ${n} from json_each(${toJson(added)}) where true order by value
    on conflict do nothing`.execute(tx);
}

function toJson(tokens: Iterable<number>): string {
  return JSON.stringify([...tokens]);
}

function toBigints(tokens: Iterable<number>): RawBuilder<number[]> {
  return sql`${`{${[...tokens].join()}}`}::bigint[]`;
}

/** Narrows a query to the records that may match. */
export function findIndexFilter(db: Db, search: IndexSearch): Promise<IndexFilter> {
  return isPostgres(db) ? filterPostgres(db, search) : filterSqlite(db, search);
}

async function filterSqlite(db: Db, search: IndexSearch): Promise<IndexFilter> {
  const plans = await Promise.all(
    search.alternatives.map(async ({ tokens, isShort }) => ({
      isShort,
      postings: await sortByCount(db, tokens),
    })),
  );
  const isRare = plans.every(({ postings: [rarest, ...others] }) => {
    const max = others.length === 0 ? maxPostings : maxPostingsOfSeveral;
    return rarest === undefined || rarest.count <= max;
  });
  const alternatives = plans.map(({ isShort, postings }) => ({
    isShort,
    tokens: postings.map(({ token }) => token),
  }));
  return (table) =>
    isRare ? readPostings(table, alternatives) : walkAndProbe(table, alternatives);
}

async function sortByCount(
  db: Db,
  tokens: readonly number[],
): Promise<{ token: number; count: number }[]> {
  const counted = await Promise.all(
    tokens.map(async (token) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from (
        select 1 from search_tokens where token = ${token} limit ${maxPostingsOfSeveral + 1}
      )`.execute(db);
      return { token, count: rows[0]?.count ?? 0 };
    }),
  );
  return counted.toSorted((one, other) => one.count - other.count);
}

type Alternatives = IndexSearch['alternatives'];

function readPostings(table: string, alternatives: Alternatives): RawBuilder<boolean> {
  const selects = alternatives.flatMap(({ tokens: [rarest, ...others], isShort }) => [
    ...(rarest === undefined
      ? []
      : [
          sql`select record_n from search_tokens as rarest
          where ${joinAnd([sql`token = ${rarest}`, ...hasTokens(others, 'rarest.recordN')])}`,
        ]),
    ...(isShort ? [selectNewest(table)] : []),
  ]);
  return sql`${sql.ref(`${table}.n`)} in (${sql.join(selects, sql` union all `)})`;
}

function walkAndProbe(table: string, alternatives: Alternatives): RawBuilder<boolean> {
  return joinOr([
    ...alternatives
      .filter(({ tokens }) => tokens.length > 0)
      .map(({ tokens }) => joinAnd(hasTokens(tokens, `${table}.n`))),
    ...isNewest(table, alternatives),
  ]);
}

function hasTokens(tokens: readonly number[], n: string): RawBuilder<boolean>[] {
  return tokens.map(
    (token) => sql`exists (
      select 1 from search_tokens where token = ${token} and record_n = ${sql.ref(n)})`,
  );
}

async function filterPostgres(db: Db, { kind, alternatives }: IndexSearch): Promise<IndexFilter> {
  const withTokens = alternatives.filter(({ tokens }) => tokens.length > 0);
  const hasAny = joinOr([
    sql`false`,
    ...withTokens.map(({ tokens }) => sql<boolean>`tokens @> ${toBigints(tokens)}`),
  ]);
  const candidates = sql`from search_tokens where kind = ${kind} and ${hasAny}`;
  const { rows } = await sql<{ recordN: number }>`
    select record_n ${candidates} limit ${maxPostings + 1}`.execute(db);
  return (table) => {
    const n = sql.ref(`${table}.n`);
    const isListed =
      rows.length > maxPostings
        ? sql<boolean>`exists (select 1 ${candidates} and record_n = ${n})`
        : sql<boolean>`${n} = any(${toBigints(rows.map(({ recordN }) => recordN))})`;
    return joinOr([isListed, ...isNewest(table, alternatives)]);
  };
}

function isNewest(table: string, alternatives: Alternatives): RawBuilder<boolean>[] {
  const hasShort = alternatives.some(({ isShort }) => isShort);
  return hasShort ? [sql`${sql.ref(`${table}.n`)} in (${selectNewest(table)})`] : [];
}

function selectNewest(table: string): RawBuilder<number> {
  return sql`select n from (
    select n from ${sql.table(table)} order by n desc limit ${newestRecords}) as newest`;
}

function joinAnd(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`(${sql.join(conditions, sql` and `)})`;
}

function joinOr(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

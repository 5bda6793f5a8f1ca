import { sql, type RawBuilder } from 'kysely';
import type { Encryption } from '../../core/db/encryption/encryption';
import { isPostgres, type Db, type Tx } from '../../core/db/engine';
import type { IndexSearch } from './index-search';
import type { IndexedKind } from './table';
import { listIndexedWords } from './tokens';

export type IndexedRecord = { kind: IndexedKind; n: number };

/** A condition for a query of `table`, which has a column n. */
export type IndexFilter = (table: string) => RawBuilder<boolean>;

/** Above this, walking the list's order meets the matches sooner than looking up each candidate. */
const maxPostings = 8_000;
/** Several words exclude most candidates before they are looked up. */
const maxPostingsOfSeveral = 60_000;
/** Words of one or two letters find records with that very word, and the newest ones with a word that begins so. */
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
  const [old, current] = [before, after].map((texts) => listTokens(encryption, record.kind, texts));
  await changeTokens(tx, record, subtract(old!, current!), subtract(current!, old!));
}

function subtract(tokens: Set<number>, others: Set<number>): Set<number> {
  return new Set([...tokens].filter((token) => !others.has(token)));
}

function listTokens(
  encryption: Encryption,
  kind: IndexedKind,
  texts: readonly string[],
): Set<number> {
  const words = listIndexedWords(texts.join('\n'));
  return new Set(Array.from(words, (word) => encryption.token(kind, word)));
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
export async function findIndexFilter(db: Db, search: IndexSearch): Promise<IndexFilter> {
  // PostgreSQL's planner knows how frequent each token is and chooses between postings and the list's order.
  if (isPostgres(db)) return (table) => filterPostgres(table, search);
  const plans = await Promise.all(search.alternatives.map(({ tokens }) => sortByCount(db, tokens)));
  const isRare = plans.every(
    ([rarest, ...others]) =>
      rarest === undefined ||
      rarest.count <= (others.length === 0 ? maxPostings : maxPostingsOfSeveral),
  );
  const sorted = search.alternatives.map(({ isShort }, index) => ({
    tokens: plans[index]!.map(({ token }) => token),
    isShort,
  }));
  return (table) => (isRare ? readPostings(table, sorted) : walkAndProbe(table, sorted));
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

function readPostings(
  table: string,
  alternatives: IndexSearch['alternatives'],
): RawBuilder<boolean> {
  const selects = alternatives.flatMap(({ tokens: [first, ...others], isShort }) => [
    ...(first === undefined
      ? []
      : [
          sql`select record_n from search_tokens as first where token = ${first} ${joinAll(
            others.map((token) => sql`and ${hasToken(token, sql`first.record_n`)}`),
          )}`,
        ]),
    ...(isShort ? [sql`select n from ${sql.table(table)} where ${isNewest(table)}`] : []),
  ]);
  return sql`${sql.ref(`${table}.n`)} in (${sql.join(selects, sql` union all `)})`;
}

function walkAndProbe(
  table: string,
  alternatives: IndexSearch['alternatives'],
): RawBuilder<boolean> {
  const n = sql.ref(`${table}.n`);
  const conditions = alternatives.map(({ tokens, isShort }) => {
    const hasAll =
      tokens.length === 0 ? sql`false` : joinAnd(tokens.map((token) => hasToken(token, n)));
    return isShort ? sql`(${hasAll} or ${isNewest(table)})` : sql`(${hasAll})`;
  });
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function hasToken(token: number, n: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql`exists (select 1 from search_tokens where token = ${token} and record_n = ${n})`;
}

function isNewest(table: string): RawBuilder<boolean> {
  return sql`${sql.ref(`${table}.n`)} > (select max(n) - ${newestRecords} from ${sql.table(table)})`;
}

function filterPostgres(table: string, { kind, alternatives }: IndexSearch): RawBuilder<boolean> {
  const conditions = alternatives.flatMap(({ tokens, isShort }) => [
    ...(tokens.length === 0 ? [] : [sql`tokens @> ${toBigints(tokens)}`]),
    ...(isShort
      ? [sql`record_n > (select max(n) - ${newestRecords} from ${sql.table(table)})`]
      : []),
  ]);
  return sql`${sql.ref(`${table}.n`)} in (select record_n from search_tokens
    where kind = ${kind} and (${sql.join(conditions, sql` or `)}))`;
}

function joinAnd(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`${sql.join(conditions, sql` and `)}`;
}

function joinAll(parts: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return parts.length === 0 ? sql`` : sql.join(parts, sql` `);
}

import { sql, type RawBuilder } from 'kysely';
import { isPostgres, type Db } from '../../core/db/engine';
import type { IndexSearch } from './index-search';
import { toBigints } from './queries';

/** A condition for a query of `table`, which has a column n. */
export type IndexFilter = (table: string) => RawBuilder<boolean>;

export const everyRecord: IndexFilter = () => sql`true`;

/** Above this, walking the list's order meets the matches sooner than looking up each candidate. */
const maxPostings = 8_000;
/** Several words exclude most candidates before they are looked up. */
const maxPostingsOfSeveral = 60_000;
/** One or two letters find every record with that very word, and of the newest records those with a longer one. */
const newestRecords = 2_000;

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

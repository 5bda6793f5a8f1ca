import { sql, type RawBuilder } from 'kysely';
import type { Encryption } from '../../core/db/encryption/encryption';
import { isPostgres, type Tx } from '../../core/db/engine';
import type { IndexedKind } from './table';
import { listIndexedWords } from './tokens';

export type IndexedRecord = { kind: IndexedKind; n: number };

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

export function toBigints(tokens: Iterable<number>): RawBuilder<number[]> {
  return sql`${`{${[...tokens].join()}}`}::bigint[]`;
}

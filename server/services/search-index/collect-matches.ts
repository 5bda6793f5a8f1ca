import { setImmediate } from 'node:timers/promises';
import { maxMatches } from '../../../contract/shared/list-limits';
import type { Db } from '../../core/db/engine';
import type { Page } from '../../core/db/pagination';
import type { IndexSearch } from './index-search';
import { everyRecord, findIndexFilter, type IndexFilter } from './filter-queries';

/** Candidates that are decrypted for one search. Beyond them, a search says that there may be more. */
const maxCandidates = 4_000;
const maxBatch = 1_000;

type Source<Row> = {
  /** Reads candidates in the list's order. `last` is the last one of the batch before. */
  readBatch: (position: {
    last: Row | null;
    offset: number;
    limit: number;
  }) => Promise<readonly Row[]>;
  limit: number;
  filter: (rows: readonly Row[]) => readonly Row[] | Promise<readonly Row[]>;
};

/** The first `limit` candidates that match after decryption, and whether there may be more. */
export async function collectMatches<Row>({
  readBatch,
  limit,
  filter,
}: Source<Row>): Promise<{ rows: Row[]; isCapped: boolean }> {
  const rows: Row[] = [];
  let last: Row | null = null;
  let size = Math.min(limit + 1, maxBatch);
  // A larger limit is that of an export, which must be complete.
  for (let offset = 0; offset < maxCandidates || limit > maxMatches;) {
    // Lets other requests through: SQLite answers without waiting.
    if (offset > 0) await setImmediate();
    const batch: readonly Row[] = await readBatch({ last, offset, limit: size });
    rows.push(...(await filter(batch)));
    if (rows.length > limit) return { rows: rows.slice(0, limit), isCapped: true };
    if (batch.length < size) return { rows, isCapped: false };
    last = batch.at(-1) ?? null;
    offset += batch.length;
    size = Math.min(size * 2, maxBatch);
  }
  return { rows, isCapped: true };
}

type IndexedList<Row> = {
  search: IndexSearch | null;
  page: Page;
  /** Reads rows that pass the filter, in the list's order. */
  read: (filter: IndexFilter, page: Page) => Promise<Row[]>;
  count: () => Promise<number>;
  listTexts: (row: Row) => readonly string[];
};

export type FoundPage<Row> = { items: Row[]; total: number; isTotalCapped?: true };

/** One page of a list with page numbers. A search counts at most 200 matches; only an export reads more. */
export async function readIndexedPage<Row>(
  db: Db,
  { search, page, read, count, listTexts }: IndexedList<Row>,
): Promise<FoundPage<Row>> {
  if (search === null) return { items: await read(everyRecord, page), total: await count() };
  const filter = await findIndexFilter(db, search);
  const { rows, isCapped } = await collectMatches<Row>({
    readBatch: (position) => read(filter, position),
    limit: page.limit > maxMatches ? page.offset + page.limit : maxMatches,
    filter: (rows) => rows.filter((row) => search.matches(listTexts(row))),
  });
  return {
    items: rows.slice(page.offset, page.offset + page.limit),
    total: rows.length,
    ...(isCapped && { isTotalCapped: true }),
  };
}

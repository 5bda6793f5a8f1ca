import { expect, test } from 'vitest';
import { useTestDatabase } from '../../testing/database/database';
import { testEncryption } from '../../testing/encryption';
import { collectMatches, readIndexedPage } from './collect-matches';
import { parseIndexSearch } from './index-search';

const database = useTestDatabase();

/** Of a list of numbers, those that a search finds, and how many were decrypted. */
async function collect(count: number, limit: number, matches: (row: number) => boolean) {
  let checked = 0;
  const found = await collectMatches<number>({
    readBatch: ({ last, offset, limit: size }) => {
      expect(last).toBe(offset === 0 ? null : offset - 1);
      const rest = Array.from({ length: count - offset }, (_, index) => offset + index);
      return Promise.resolve(rest.slice(0, size));
    },
    limit,
    filter: (rows) => {
      checked += rows.length;
      return rows.filter(matches);
    },
  });
  return { ...found, checked };
}

test('keeps the order of the list and says when a search finds more', async () => {
  const isEven = (row: number) => row % 2 === 0;
  expect(await collect(10, 3, isEven)).toMatchObject({ rows: [0, 2, 4], isCapped: true });
  expect(await collect(10, 5, isEven)).toMatchObject({ rows: [0, 2, 4, 6, 8], isCapped: false });
  expect(await collect(0, 5, isEven)).toMatchObject({ rows: [], isCapped: false });
});

test('a search stops after some thousand candidates that do not match, but an export does not', async () => {
  const isLast = (row: number) => row === 19_999;
  const search = await collect(20_000, 200, isLast);
  expect(search).toMatchObject({ rows: [], isCapped: true });
  expect(search.checked).toBeLessThan(6_000);
  expect(await collect(20_000, 50_001, isLast)).toMatchObject({ rows: [19_999], isCapped: false });
});

test('an export of a search continues after its first page', async () => {
  const rows = Array.from({ length: 2_500 }, (_, index) => index);
  const { items } = await readIndexedPage(database.db, {
    search: parseIndexSearch(testEncryption, 'employee', 'ann'),
    page: { limit: 2_000, offset: 2_000 },
    read: (_filter, { limit, offset }) => Promise.resolve(rows.slice(offset, offset + limit)),
    count: () => Promise.resolve(rows.length),
    listTexts: () => ['Ann'],
  });
  expect(items).toEqual(rows.slice(2_000));
});

import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openPostgres } from './postgres';

const databases = inject('databases');
const url = databases.engine === 'postgres' ? databases.url : '';

describe.runIf(databases.engine === 'postgres')('statements on PostgreSQL', () => {
  const readTimeout = async (options?: { isLimited: boolean }) => {
    const database = await openPostgres(url, () => undefined, options);
    const { rows } = await database.db
      .transaction()
      .execute((tx) =>
        sql<{ value: string }>`select current_setting('statement_timeout') as value`.execute(tx),
      );
    await database.close();
    return rows[0]?.value;
  };

  test('of a transaction end after 15 seconds', async () => {
    expect(await readTimeout()).toBe('15s');
  });

  test('of migrations have no limit', async () => {
    expect(await readTimeout({ isLimited: false })).toBe('0');
  });
});

test.runIf(databases.engine === 'postgres')(
  'a database that ran no query is closed with its connections',
  async () => {
    const named = new URL(url);
    named.searchParams.set('application_name', 'closed-at-once');
    await (await openPostgres(named.href, () => undefined)).close();
    const database = await openPostgres(url, () => undefined);
    const listOpen = async () =>
      (
        await sql`select pid from pg_stat_activity where application_name = 'closed-at-once'`.execute(
          database.db,
        )
      ).rows;
    await expect.poll(listOpen, { timeout: 4_000 }).toEqual([]);
    await database.close();
  },
);

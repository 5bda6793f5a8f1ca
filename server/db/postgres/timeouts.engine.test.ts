import { sql } from 'kysely';
import { describe, expect, inject, test } from 'vitest';
import { openPostgres } from './postgres';

const databases = inject('databases');
const url = databases.engine === 'postgres' ? databases.url : '';

describe.runIf(databases.engine === 'postgres')('statements on PostgreSQL', () => {
  const readTimeout = async (options?: { isLimited: boolean }) => {
    const database = await openPostgres(url, () => undefined, options);
    const { rows } = await sql<{ value: string }>`
      select current_setting('statement_timeout') as value`.execute(database.db);
    await database.close();
    return rows[0]?.value;
  };

  test('of calls end after 15 seconds', async () => {
    expect(await readTimeout()).toBe('15s');
  });

  test('of migrations have no limit', async () => {
    expect(await readTimeout({ isLimited: false })).toBe('0');
  });
});

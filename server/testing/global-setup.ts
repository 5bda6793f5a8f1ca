import { startPostgres, type TestPostgres } from './postgres';

let postgres: TestPostgres | null = null;

/** With TEST_ENGINE=postgres the whole server suite runs on PostgreSQL: one of its own, or that of TEST_DATABASE_URL. */
export async function setup(): Promise<void> {
  if (process.env['TEST_ENGINE'] !== 'postgres' || process.env['TEST_DATABASE_URL']) return;
  postgres = await startPostgres();
  process.env['TEST_DATABASE_URL'] = postgres.url;
}

export async function teardown(): Promise<void> {
  await postgres?.stop();
}

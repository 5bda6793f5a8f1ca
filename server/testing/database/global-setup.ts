import type { TestProject } from 'vitest/node';
import { preparePostgres, prepareSqlite } from './database';
import { startPostgres } from './postgres';

/** Prepares the databases of a test run: SQLite, or PostgreSQL, embedded or at TEST_DATABASE_URL. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (project.name !== 'server-postgres') {
    const { remove, ...databases } = await prepareSqlite();
    project.provide('databases', databases);
    return remove;
  }
  const externalUrl = process.env['TEST_DATABASE_URL'];
  const embedded = externalUrl ? null : await startPostgres();
  const { remove, ...databases } = await preparePostgres(externalUrl || (embedded?.url ?? ''));
  project.provide('databases', databases);
  return embedded === null ? remove : () => embedded.stop();
}

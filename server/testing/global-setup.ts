import type { TestProject } from 'vitest/node';
import { preparePostgres, prepareSqlite } from './database';
import { startPostgres } from './postgres';

/** The project whose tests run on PostgreSQL: one of their own, or that of TEST_DATABASE_URL. */
const onPostgres = 'server-postgres';

/** Makes the databases of a project's run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isPostgres = project.name === onPostgres;
  const given = process.env['TEST_DATABASE_URL'];
  const own = isPostgres && !given ? await startPostgres() : null;
  const { remove, ...databases } = isPostgres
    ? await preparePostgres(own?.url ?? given ?? '')
    : await prepareSqlite();
  project.provide('databases', databases);
  return async () => {
    await (own === null ? remove() : own.stop());
  };
}

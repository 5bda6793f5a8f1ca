import { makeTemplate } from './database';
import { startPostgres } from './postgres';

/**
 * With TEST_ENGINE=postgres the whole server suite runs on PostgreSQL: one of its own, or that of TEST_DATABASE_URL. Gives
 * back what ends it.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env['TEST_ENGINE'] !== 'postgres') return () => Promise.resolve();
  const own = process.env['TEST_DATABASE_URL'] ? null : await startPostgres();
  if (own) process.env['TEST_DATABASE_URL'] = own.url;
  const template = await makeTemplate();
  process.env['TEST_DATABASE_TEMPLATE'] = template.name;
  return async () => {
    await template.remove();
    await own?.stop();
  };
}

import { searchHeader } from '../../contract/shared/list-limits';
import type { TestServer } from './test-server';

/**
 * Fetches a page of a list.
 * @param path with filters
 */
export async function fetchList<Answer>(
  server: TestServer,
  role: 'owner' | 'admin',
  path: string,
  search = '',
): Promise<Answer> {
  const headers = search === '' ? {} : { [searchHeader]: encodeURIComponent(search) };
  return (await server.callAs(role, { method: 'GET', path, headers })).json<Answer>();
}

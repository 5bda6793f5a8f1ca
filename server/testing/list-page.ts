import { searchHeader } from '../../contract/shared/list-limits';
import type { TestServer } from './test-server';

/** A page of a list, as a screen asks for it; `path` with its filters, `search` as it is typed: '' is none. */
export async function listOf<Answer>(
  server: TestServer,
  role: 'owner' | 'admin',
  path: string,
  search = '',
): Promise<Answer> {
  const headers = search === '' ? {} : { [searchHeader]: encodeURIComponent(search) };
  return (await server.callAs(role, { method: 'GET', path, headers })).json<Answer>();
}

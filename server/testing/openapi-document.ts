import type { TestServer } from './test-server';

type OpenApi = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, object> } }>>;
};

export async function fetchOpenApi(server: TestServer): Promise<OpenApi> {
  return (await server.call({ method: 'GET', path: '/docs/json' })).json<OpenApi>();
}

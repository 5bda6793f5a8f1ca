import { buildServer } from '../scripts/build-server';
import {
  createDataFolder,
  request,
  submitForm,
  withServer,
  type MeasuredServer,
} from './measured-server';
import { getPercentile, measureRatios, type Target } from './throughput';

const rounds = 3;
const inserts = 500;

/** Times in milliseconds unless named otherwise, memory in MB, routes as ratios to an empty route (median). */
export async function measureApi() {
  await buildServer();
  return withServer({ DATA_DIR: createDataFolder() }, async (server) => {
    const memoryAfterStart = server.readMemory();
    const insert = await measureInserts(server.url);
    const { emptyRoute, routes } = await measureRoutes(server);
    const { startSeconds } = server;
    const memoryAfterLoad = server.readMemory();
    return { startSeconds, memoryAfterStart, memoryAfterLoad, emptyRoute, routes, insert };
  });
}

async function measureRoutes(server: MeasuredServer) {
  const { url, emptyUrl, owner, headers } = server;
  const { etag } = await request(server, '/chats');
  const targets: Target[] = [
    { name: 'GET /api/count', url: `${url}/api/count`, headers: {} },
    { name: 'GET / (the home page)', url: `${url}/`, headers: {} },
    { name: 'GET /api/admin/{email}', url: `${url}/api/admin/${owner}`, headers },
    {
      name: 'GET /api/chats, unchanged (304)',
      url: `${url}/api/chats`,
      headers: { ...headers, 'if-none-match': etag },
    },
    { name: 'GET /api/chats, first page', url: `${url}/api/chats`, headers },
  ];
  const { emptyRoute, ratios } = await measureRatios(targets, emptyUrl, { clients: 16, rounds });
  return {
    emptyRoute,
    routes: targets.map(({ name }, index) => ({ name, ratio: ratios[index] ?? NaN })),
  };
}

async function measureInserts(url: string): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (let index = 0; index < inserts; index += 1) times.push((await submitForm(url, index)).time);
  return { p50: getPercentile(times, 0.5), p99: getPercentile(times, 0.99) };
}

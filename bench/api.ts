import { buildServer } from '../scripts/build-server';
import { createDataFolder, withServer, type MeasuredServer } from './measured-server';
import { measureRatios, readEtag, type Target } from './throughput';

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

async function measureRoutes({ url, emptyUrl, owner, headers }: MeasuredServer) {
  const etag = await readEtag(`${url}/api/chats`, headers);
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
  for (let index = 0; index < inserts; index += 1) {
    const form = new FormData();
    form.set('firstName', 'Bench');
    form.set('lastName', `Person ${index}`);
    form.set('contact', `212-555-01${String(index % 100).padStart(2, '0')}`);
    form.set('dob', '4 12 1948');
    form.set('time', 'Morning');
    const start = performance.now();
    const response = await fetch(`${url}/api/email`, { method: 'POST', body: form });
    if (!response.ok) throw new Error(`POST /api/email: status ${response.status}`);
    await response.arrayBuffer();
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return { p50: percentile(0.5), p99: percentile(0.99) };
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, stopChildren } from '../scripts/child-processes';
import { freePort } from '../scripts/ports';
import { buildServer, serverFile } from '../scripts/build-server';
import { createEmulatorToken } from '../tests/fakes/id-tokens';
import { readEtag, measureRatios, type Target } from './throughput';

const rounds = 3;
const inserts = 500;
const owner = 'owner@larkspan.example';

export type ApiFigures = {
  startSeconds: number;
  /** Resident memory in MB. */
  memoryAfterStart: number;
  memoryAfterLoad: number;
  /** Requests per second. */
  emptyRoute: number;
  /** Requests per second as a ratio to an empty route in the same round (median). */
  routes: { name: string; ratio: number }[];
  /** Milliseconds. */
  insert: { p50: number; p99: number };
};

export async function measureApi(): Promise<ApiFigures> {
  await buildServer();
  const dataDir = mkdtempSync(join(tmpdir(), 'larkspan-bench-'));
  const port = await freePort();
  const began = performance.now();
  const server = startChild('The server', [serverFile], {
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: '1',
    ACCOUNT_ROLES: `owner:${owner}`,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
  });
  await server.ready;
  const startSeconds = (performance.now() - began) / 1000;
  const memoryAfterStart = readMemory(server.process.pid);
  const empty = startChild('The empty route', ['--import', 'tsx', 'bench/empty-route.ts'], {});
  const { url: emptyUrl } = (await empty.ready) as { url: string };
  const url = `http://127.0.0.1:${port}`;
  try {
    const insert = await measureInserts(url);
    const { emptyRoute, routes } = await measureRoutes(url, emptyUrl);
    const memoryAfterLoad = readMemory(server.process.pid);
    return { startSeconds, memoryAfterStart, memoryAfterLoad, emptyRoute, routes, insert };
  } finally {
    await stopChildren();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measureRoutes(url: string, emptyUrl: string) {
  const authorization = `Bearer ${createEmulatorToken({ email: owner })}`;
  const etagOfChats = await readEtag(`${url}/api/chats`, { authorization });
  const targets: Target[] = [
    { name: 'GET /api/count', url: `${url}/api/count`, headers: {} },
    { name: 'GET / (the home page)', url: `${url}/`, headers: {} },
    {
      name: `GET /api/admin/{email}`,
      url: `${url}/api/admin/${owner}`,
      headers: { authorization },
    },
    {
      name: 'GET /api/chats, unchanged (304)',
      url: `${url}/api/chats`,
      headers: { authorization, 'if-none-match': etagOfChats },
    },
    {
      name: `GET /api/chats, ${inserts} threads`,
      url: `${url}/api/chats?limit=${inserts}`,
      headers: { authorization },
    },
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
    const began = performance.now();
    const answer = await fetch(`${url}/api/email`, { method: 'POST', body: form });
    if (!answer.ok) throw new Error(`POST /api/email answered ${answer.status}.`);
    await answer.arrayBuffer();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

export function readMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1000;
}

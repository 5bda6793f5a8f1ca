import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild, stopChildren } from '../scripts/child-processes';
import { freePort } from '../scripts/ports';
import { serverFile } from '../scripts/build-server';
import { startPostgres } from '../server/testing/database/postgres';
import { createEmulatorToken } from '../tests/fakes/id-tokens';
import { readMemory } from './api';
import { readEtag, measureRatios, type Target } from './throughput';

/** What the seed command creates. */
export const fullOffice = {
  threads: 10_000,
  queueRequests: 2_000,
  employees: 2_000,
  jobs: 500,
  posts: 1_000,
} as const;
const owner = 'owner@larkspan.example';
export const clientCounts = [1, 16, 64] as const;

export type OfficeFigures = {
  engine: 'SQLite' | 'PostgreSQL';
  firstList: number;
  memory: number;
  routes: { name: string; ratios: number[] }[];
};

export async function measureOffice(): Promise<OfficeFigures[]> {
  const postgres = await startPostgres();
  try {
    return [
      await measureEngine('SQLite', {}),
      await measureEngine('PostgreSQL', { DATABASE_URL: postgres.url }),
    ];
  } finally {
    await postgres.stop();
  }
}

async function measureEngine(
  engine: OfficeFigures['engine'],
  database: Record<string, string>,
): Promise<OfficeFigures> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larkspan-bench-'));
  const environment = { DATA_DIR: dataDir, LARKSPAN_NO_ENV_FILE: '1', ...database };
  try {
    seed(environment, fullOffice);
    const port = String(await freePort());
    const server = startChild('The server', [serverFile], {
      ...environment,
      PORT: port,
      DEMO: '1',
      ACCOUNT_ROLES: `owner:${owner}`,
      RATE_LIMIT_FACTOR: '100000',
      LOG_LEVEL: 'error',
    });
    await server.ready;
    const headers = { authorization: `Bearer ${createEmulatorToken({ email: owner })}` };
    const began = performance.now();
    const etag = await readEtag(`http://127.0.0.1:${port}/api/chats`, headers);
    const firstList = (performance.now() - began) / 1000;
    const empty = startChild('The empty route', ['--import', 'tsx', 'bench/empty-route.ts'], {});
    const { url: emptyUrl } = (await empty.ready) as { url: string };
    const targets = targetsAt(`http://127.0.0.1:${port}/api`, headers, etag);
    const byClients: number[][] = [];
    for (const clients of clientCounts) {
      byClients.push((await measureRatios(targets, emptyUrl, { clients, rounds: 1 })).ratios);
    }
    await readEtag(`http://127.0.0.1:${port}/api/overview`, headers);
    return {
      engine,
      firstList,
      memory: readMemory(server.process.pid),
      routes: targets.map(({ name }, index) => ({
        name,
        ratios: byClients.map((ratios) => ratios[index] ?? NaN),
      })),
    };
  } finally {
    await stopChildren();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

export function seed(environment: Record<string, string>, amounts: Amounts): void {
  const { threads, queueRequests, employees, jobs, posts } = amounts;
  const counts = [threads, queueRequests, employees, jobs, posts].map(String);
  execFileSync(process.execPath, ['--import', 'tsx', 'scripts/seed.ts', ...counts], {
    env: { ...process.env, ...environment },
  });
}
type Amounts = Record<keyof typeof fullOffice, number>;

function targetsAt(api: string, headers: Record<string, string>, etag: string): Target[] {
  const search = { ...headers, 'x-search': encodeURIComponent('mother hospital') };
  return [
    {
      name: 'the poll, unchanged (304)',
      url: `${api}/chats`,
      headers: { ...headers, 'if-none-match': etag },
    },
    { name: 'the first page, 200 threads', url: `${api}/chats`, headers },
    { name: 'page 40', url: `${api}/chats?offset=7800`, headers },
    {
      name: 'filtered, longest waiting first',
      url: `${api}/chats?status=contacted&sort=waiting`,
      headers,
    },
    { name: 'searched for two words', url: `${api}/chats`, headers: search },
    { name: 'a queue of the help desk', url: `${api}/helpDesk/queues/payroll`, headers },
    {
      name: 'a queue, searched and ordered by name',
      url: `${api}/helpDesk/queues/requestPto?sort=name`,
      headers: { ...headers, 'x-search': 'sample%20212' },
    },
    { name: 'what waits in each queue', url: `${api}/helpDesk/counts`, headers },
    { name: 'the employees', url: `${api}/employees`, headers },
    {
      name: 'the employees, searched, by certificate',
      url: `${api}/employees?certificate=due&sort=certificate`,
      headers: { ...headers, 'x-search': 'sample%20aide' },
    },
    { name: 'the jobs', url: `${api}/jobs`, headers },
    { name: 'the applications', url: `${api}/jobs/applications`, headers },
    { name: 'the posts', url: `${api}/posts`, headers },
    {
      name: 'the posts, searched, by author',
      url: `${api}/posts?sort=author`,
      headers: { ...headers, 'x-search': 'sample%20day' },
    },
    { name: 'the overview', url: `${api}/overview`, headers },
  ];
}

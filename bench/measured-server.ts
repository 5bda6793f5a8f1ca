import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOptions, serverFile } from '../scripts/build-server';
import { startChild, stopChildren } from '../scripts/child-processes';
import { freePort } from '../scripts/ports';
import { createEmulatorToken } from '../tests/fakes/id-tokens';

const owner = 'owner@larkspan.example';

export type MeasuredServer = Awaited<ReturnType<typeof startServer>> & {
  /** A server with one empty route, the baseline of all ratios. */
  emptyUrl: string;
  owner: string;
  headers: Record<string, string>;
};

export function createDataFolder(): string {
  return mkdtempSync(join(tmpdir(), 'larkspan-bench-'));
}

/** Starts our server without limits of requests. */
export async function startServer(environment: Record<string, string>) {
  const port = String(await freePort());
  const start = performance.now();
  const server = startChild('The server', [...memoryOptions, serverFile], {
    ...environment,
    PORT: port,
    DEMO: '1',
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'error',
  });
  await server.ready;
  return {
    url: `http://127.0.0.1:${port}`,
    startSeconds: (performance.now() - start) / 1000,
    readMemory: () => readMemory(server.process.pid),
    readCpu: () => readCpu(server.process.pid),
  };
}

export async function withServer<Figures>(
  environment: { DATA_DIR: string } & Record<string, string>,
  measure: (server: MeasuredServer) => Promise<Figures>,
  { isKept = false } = {},
): Promise<Figures> {
  try {
    const server = await startServer(environment);
    const empty = startChild('The empty route', ['--import', 'tsx', 'bench/empty-route.ts'], {});
    const { url: emptyUrl } = (await empty.ready) as { url: string };
    const headers = { authorization: `Bearer ${createEmulatorToken({ email: owner })}` };
    return await measure({ ...server, emptyUrl, owner, headers });
  } finally {
    await stopChildren();
    if (!isKept) rmSync(environment.DATA_DIR, { recursive: true, force: true });
  }
}

/** Milliseconds until the whole answer to a call of the API, and its tag. Throws if it is an error. */
export async function request(
  { url, headers }: Pick<MeasuredServer, 'url' | 'headers'>,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<{ time: number; etag: string }> {
  const start = performance.now();
  const response = await fetch(`${url}/api${path}`, {
    ...init,
    headers: { ...headers, ...init.headers },
  });
  await response.arrayBuffer();
  const time = performance.now() - start;
  if (response.status >= 400) throw new Error(`${path}: status ${response.status}`);
  return { time, etag: response.headers.get('etag') ?? '' };
}

export function submitForm(url: string, index: number): Promise<{ time: number }> {
  const body = new FormData();
  body.set('firstName', 'Bench');
  body.set('lastName', `Person ${index}`);
  body.set('contact', `212-555-01${String(index % 100).padStart(2, '0')}`);
  body.set('dob', '4 12 1948');
  body.set('time', 'Morning');
  return request({ url, headers: {} }, '/email', { method: 'POST', body });
}

/** Seconds that all its threads have run. */
function readCpu(pid: number | undefined): number {
  const tasks = `/proc/${pid}/task`;
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(join(tasks, task, 'schedstat'), 'utf8').split(' ')[0]),
  );
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e9;
}

function readMemory(pid: number | undefined): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? NaN) / 1000;
}

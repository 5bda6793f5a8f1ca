import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { serverBuild } from '../../scripts/build-server';
import { freePort } from '../../scripts/ports';
import { createEmptyDatabase, type EmptyDatabase } from './database/database';

/** The means of one test to start servers. */
export type BuiltServer = {
  /** Has the site in `site` and the data in `data`. */
  folder: string;
  database: EmptyDatabase;
  port: number;
  start: (environment?: Record<string, string>, options?: StartOptions) => StartedServer;
};

type StartOptions = { output?: 'ignore' | number; cwd?: string };

export type StartedServer = ReturnType<typeof startServer>;

/** The first lines that a server prints that can't reach `noDatabase`. */
export const firstTry =
  /^Cannot reach PostgreSQL at postgres:\/\/127\.0\.0\.1:\d+\/\w+: (?!.*secret)[^\n]* Trying again in 1 s\.\n/;

/** Builds the server once, and gives each test of a file a folder, an empty database, and a free port. */
export function useBuiltServer(): BuiltServer {
  // A folder from which packages resolve, like dist/.
  const built = join('dist', `server-under-test-${String(process.pid)}`);
  const server = {} as BuiltServer;
  let children: ChildProcess[] = [];
  beforeAll(() => build({ ...serverBuild, outdir: built, sourcemap: false }));
  afterAll(() => {
    rmSync(built, { recursive: true });
  });
  beforeEach(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'larkspan-main-'));
    mkdirSync(join(folder, 'site'));
    writeFileSync(join(folder, 'site', 'index.html'), 'home');
    const [database, port] = [await createEmptyDatabase(), await freePort()];
    const start: BuiltServer['start'] = (environment = {}, options = {}) => {
      const started = startServer(join(built, 'main.mjs'), server, environment, options);
      children.push(started.child);
      return started;
    };
    Object.assign(server, { folder, database, port, start });
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    children = [];
    await server.database.remove();
    rmSync(server.folder, { recursive: true });
  });
  return server;
}

/** Starts the server with plain Node and an IPC channel that reports when it is ready. */
function startServer(
  bundle: string,
  { folder, database, port }: BuiltServer,
  environment: Record<string, string>,
  { output = 'ignore', cwd = process.cwd() }: StartOptions,
) {
  const child = spawn(process.execPath, [resolve(bundle)], {
    cwd,
    stdio: ['ignore', output, 'pipe', 'ipc'],
    env: {
      PATH: process.env['PATH'],
      PORT: String(port),
      SITE_DIR: join(folder, 'site'),
      DATA_DIR: join(folder, 'data'),
      LOG_LEVEL: 'silent',
      LARKSPAN_NO_ENV_FILE: '1',
      // The test machine may be busy.
      MAX_LAG_MS: '0',
      ...(database.location.engine === 'sqlite'
        ? { DATABASE_FILE: database.location.file }
        : { DATABASE_URL: database.location.url }),
      ...environment,
    },
  });
  const { stderr } = child;
  if (stderr === null) throw new Error('no stderr');
  let complaint = '';
  stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  // 'close' never fires after the channel was disconnected.
  const ended = Promise.all([once(child, 'exit'), once(stderr, 'end')]).then(([[code]]) => ({
    code: code as number | null,
    complaint,
  }));
  const ready = new Promise<string>((resolve, reject) => {
    child.once('message', (message) => {
      resolve((message as { url: string }).url);
    });
    void ended.then((end) => {
      reject(new Error(end.complaint));
    });
  });
  ready.catch(() => undefined);
  return { child, ready, ended, complaint: () => complaint };
}

/** Calls the API of a started server. */
export async function count(url: string): Promise<unknown> {
  const response = await fetch(`${url}/api/count`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"count":1}',
  });
  return response.json();
}

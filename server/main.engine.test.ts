import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { freePort } from '../scripts/ports';
import { serverBuild } from '../scripts/build-server';
import { createEmptyDatabase, type EmptyDatabase } from './testing/database/database';
import { openDatabaseLink } from './testing/database/database-link';

/** A folder from which packages resolve, like dist/. */
const built = join('dist', `server-under-test-${String(process.pid)}`);
const bundle = join(built, 'main.mjs');
let folder: string;
let database: EmptyDatabase;
let port: number;
let children: ChildProcess[] = [];

beforeAll(() => build({ ...serverBuild, outdir: built, sourcemap: false }));
afterAll(() => {
  rmSync(built, { recursive: true });
});
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'larkspan-main-'));
  mkdirSync(join(folder, 'site'));
  writeFileSync(join(folder, 'site', 'index.html'), 'home');
  database = await createEmptyDatabase();
  port = await freePort();
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children = [];
  await database.remove();
  rmSync(folder, { recursive: true });
});

/** Starts the server with plain Node and an IPC channel that reports when it is ready. */
function start(
  environment: Record<string, string> = {},
  output: 'ignore' | number = 'ignore',
  cwd = process.cwd(),
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
  children.push(child);
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

async function count(url: string): Promise<unknown> {
  const response = await fetch(`${url}/api/count`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"count":1}',
  });
  return response.json();
}

test('stops with exit code 0, and keeps acknowledged data after kill -9', async () => {
  const first = start();
  expect(await count(await first.ready)).toEqual({ count: 1 });
  // Only this user can read the data key.
  expect(statSync(join(folder, 'data', 'data.key')).mode & 0o777).toBe(0o600);
  const url = await first.ready;
  for (let round = 2; round <= 6; round += 1) expect(await count(url)).toEqual({ count: round });
  first.child.kill('SIGKILL');
  await first.ended;
  const second = start();
  expect(await count(await second.ready)).toEqual({ count: 7 });
  if (database.location.engine === 'sqlite') {
    const { code, complaint } = await start({ PORT: String(await freePort()) }).ended;
    expect([code, complaint]).toEqual([
      1,
      expect.stringMatching(/^Another server is using the database [^\n]*\n$/),
    ]);
  }
  second.child.kill('SIGTERM');
  expect(await second.ended).toEqual({ code: 0, complaint: '' });
});

test('reports a port in use in one line', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => {
    holder.listen(port, '127.0.0.1', resolve);
  });
  const { code, complaint } = await start().ended;
  expect([code, complaint]).toEqual([
    1,
    `Port ${String(port)} is in use. Stop what uses it, or set another PORT.\n`,
  ]);
  holder.close();
});

test('reports each bad setting in one line', async () => {
  const { code, complaint } = await start({ PORT: 'x', LOG_LEVEL: 'loud' }).ended;
  expect(code).toBe(1);
  expect(complaint).toBe(
    'PORT is "x": write a number from 1 to 65535.\n' +
      'LOG_LEVEL is "loud": write one of fatal, error, warn, info, debug, trace, silent.\n',
  );
});

test.each([
  ['a missing site', { SITE_DIR: '/nowhere' }, /^The site's folder \/nowhere is missing[^\n]*\n$/],
  ['a data folder that is none', { DATA_DIR: '/dev/null' }, /^EEXIST: [^\n]*'\/dev\/null'\n$/],
  ['an address of another machine', { HOST: '192.0.2.1' }, /^HOST 192\.0\.2\.1 is not [^\n]*\n$/],
])('reports %s in one line', async (_case, environment, line) => {
  const { code, complaint } = await start(environment).ended;
  expect([code, complaint]).toEqual([1, expect.stringMatching(line)]);
});

test('reads .env, and does not run a public site as development', async () => {
  writeFileSync(join(folder, '.env'), 'SITE_URL=https://agency.example\n');
  const { code, complaint } = await start({ LARKSPAN_NO_ENV_FILE: '' }, 'ignore', folder).ended;
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(
      /^SITE_URL is https:\/\/agency\.example, [^\n]*NODE_ENV=production[^\n]*\n$/,
    ),
  ]);
  expect(existsSync(join(folder, 'data', 'data.key'))).toBe(false);
});

test('does not start with the defaults when .env cannot be read', async () => {
  // The account of the test may read every file.
  mkdirSync(join(folder, '.env'));
  const { code, complaint } = await start({ LARKSPAN_NO_ENV_FILE: '' }, 'ignore', folder).ended;
  expect([code, complaint]).toEqual([1, expect.stringMatching(/^\.env can’t be read [^\n]*\n$/)]);
});

test('reports that it creates a database in production', async ({ skip }) => {
  if (database.location.engine !== 'sqlite') return skip();
  const [siteUrl, projectId] = ['https://agency.example', 'agency-1'];
  writeFileSync(join(folder, 'site', 'build-facts.json'), JSON.stringify({ siteUrl, projectId }));
  const environment = {
    NODE_ENV: 'production',
    SITE_URL: siteUrl,
    FIREBASE_PROJECT_ID: projectId,
    DATA_KEY: randomBytes(32).toString('base64'),
  };
  const first = start(environment);
  await first.ready;
  expect(first.complaint()).toMatch(/^Creating a new database: [^\n]*larkspan\.sqlite[^\n]*\n$/);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = start(environment);
  await second.ready;
  expect(second.complaint()).toBe('');
});

test('stops with the program that started it', async () => {
  const { child, ready, ended } = start();
  await ready;
  child.disconnect();
  expect((await ended).code).toBe(0);
});

const noDatabase = 'postgres://me:secret@127.0.0.1:1/none';
const firstTry =
  /^Cannot reach PostgreSQL at postgres:\/\/127\.0\.0\.1:\d+\/\w+: (?!.*secret)[^\n]* Trying again in 1 s\.\n/;

test('can be stopped while it waits for its database', async () => {
  const { child, ended, complaint } = start({ DATABASE_URL: noDatabase });
  await expect.poll(complaint).toMatch(firstTry);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test('starts when its database comes up, and survives an outage', async ({ skip }) => {
  if (database.location.engine !== 'postgres') return skip();
  const link = await openDatabaseLink(database.location.url);
  await link.cut();
  const { ready, complaint } = start({ DATABASE_URL: link.url });
  await expect.poll(complaint).toMatch(firstTry);
  await link.restore();
  const url = await ready;
  expect(await count(url)).toEqual({ count: 1 });
  const calls = Array.from({ length: 20 }, () => count(url));
  await link.cut();
  await Promise.all(calls);
  expect(await count(url)).toMatchObject({ error: { code: 'unavailable' } });
  await link.restore();
  expect(await count(url)).toHaveProperty('count');
  await link.cut();
});

test.skipIf(!existsSync('/dev/full'))('serves when its log cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const { ready } = start({ LOG_LEVEL: 'info' }, full);
  closeSync(full);
  const url = await ready;
  expect(await count(url)).toEqual({ count: 1 });
  expect(await count(url)).toEqual({ count: 2 });
});

/** Starts the server and runs code in its process. */
async function startWith(code: string) {
  const module = `process.once('SIGUSR2', async () => { ${code} })`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(module)}`;
  const { child, ready, ...rest } = start({ NODE_OPTIONS: preload });
  const url = await ready;
  child.kill('SIGUSR2');
  return { url, ...rest };
}

test.each([
  ['a connection whose errors nobody handles', "(await import('node:net')).connect(1)"],
  ['a failed piece of work that nobody waits for', "throw new Error('unwaited')"],
])('survives %s', async (_case, code) => {
  const { url, complaint } = await startWith(code);
  await expect.poll(complaint).toMatch(/ECONNREFUSED|unwaited/);
  expect(await count(url)).toEqual({ count: 1 });
});

test('exits after an error in its own code', async () => {
  const { ended } = await startWith("process.nextTick(() => { throw new Error('fault') })");
  expect(await ended).toEqual({ code: 1, complaint: expect.stringContaining('fault') as string });
});

import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { count, firstTry, useBuiltServer } from './testing/built-server';

const server = useBuiltServer();

test('reports a port in use in one line', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => {
    holder.listen(server.port, '127.0.0.1', resolve);
  });
  const { code, complaint } = await server.start().ended;
  expect([code, complaint]).toEqual([
    1,
    `Port ${String(server.port)} is in use. Stop what uses it, or set another PORT.\n`,
  ]);
  holder.close();
});

test('reports each bad setting in one line', async () => {
  const { code, complaint } = await server.start({ PORT: 'x', LOG_LEVEL: 'loud' }).ended;
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
  const { code, complaint } = await server.start(environment).ended;
  expect([code, complaint]).toEqual([1, expect.stringMatching(line)]);
});

test('reads .env, and does not run a public site as development', async () => {
  writeFileSync(join(server.folder, '.env'), 'SITE_URL=https://agency.example\n');
  const { code, complaint } = await server.start(
    { LARKSPAN_NO_ENV_FILE: '' },
    { cwd: server.folder },
  ).ended;
  expect([code, complaint]).toEqual([
    1,
    expect.stringMatching(
      /^SITE_URL is https:\/\/agency\.example, [^\n]*NODE_ENV=production[^\n]*\n$/,
    ),
  ]);
  expect(existsSync(join(server.folder, 'data', 'data.key'))).toBe(false);
});

test('does not start with the defaults when .env cannot be read', async () => {
  // The account of the test may read every file.
  mkdirSync(join(server.folder, '.env'));
  const { code, complaint } = await server.start(
    { LARKSPAN_NO_ENV_FILE: '' },
    { cwd: server.folder },
  ).ended;
  expect([code, complaint]).toEqual([1, expect.stringMatching(/^\.env can’t be read [^\n]*\n$/)]);
});

const dataKey = randomBytes(32).toString('base64');

function startInProduction() {
  const [siteUrl, projectId] = ['https://agency.example', 'agency-1'];
  writeFileSync(
    join(server.folder, 'site', 'build-facts.json'),
    JSON.stringify({ siteUrl, projectId }),
  );
  return server.start({
    NODE_ENV: 'production',
    SITE_URL: siteUrl,
    FIREBASE_PROJECT_ID: projectId,
    DATA_KEY: dataKey,
  });
}

test('reports that it creates a database in production', async ({ skip }) => {
  if (server.database.location.engine !== 'sqlite') return skip();
  const first = startInProduction();
  await first.ready;
  expect(first.complaint()).toMatch(/^Creating a new database: [^\n]*larkspan\.sqlite[^\n]*\n$/);
  first.child.kill('SIGTERM');
  await first.ended;
  const second = startInProduction();
  await second.ready;
  expect(second.complaint()).toBe('');
});

test('in production, still serves for a moment after it tells the proxy that it stops', async () => {
  const { child, ready, ended } = startInProduction();
  const url = await ready;
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  child.kill('SIGTERM');
  await expect.poll(() => status('/readyz'), { interval: 20 }).toBe(503);
  expect(await status('/healthz')).toBe(200);
  expect((await ended).code).toBe(0);
});

test('stops with the program that started it', async () => {
  const { child, ready, ended } = server.start();
  await ready;
  child.disconnect();
  expect((await ended).code).toBe(0);
});

const noDatabase = 'postgres://me:secret@127.0.0.1:1/none';
test('can be stopped while it waits for its database', async () => {
  const { child, ended, complaint } = server.start({ DATABASE_URL: noDatabase });
  await expect.poll(complaint).toMatch(firstTry);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
});

test.skipIf(!existsSync('/dev/full'))('serves when its log cannot be written', async () => {
  const full = openSync('/dev/full', 'w');
  const { ready } = server.start({ LOG_LEVEL: 'info' }, { output: full });
  closeSync(full);
  const url = await ready;
  expect(await count(url)).toEqual({ count: 1 });
  expect(await count(url)).toEqual({ count: 2 });
});

/** Starts the server and runs code in its process. */
async function startWith(code: string) {
  const module = `process.once('SIGUSR2', async () => { ${code} })`;
  const preload = `--import=data:text/javascript,${encodeURIComponent(module)}`;
  const { child, ready, ...rest } = server.start({ NODE_OPTIONS: preload });
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

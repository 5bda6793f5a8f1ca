import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { createEmulatorToken } from '../../../../tests/fakes/id-tokens';
import { buildApp } from '../../../app';
import type { App } from '../../http/app-type';
import type { Database } from '../engine';
import { DatabaseOutage } from '../database-outage';
import { checkReadiness } from '../readiness';
import { openPostgres } from './postgres';
import {
  createMovedPostFinder,
  listMovedPosts,
} from '../../../features/posts/publishing/moved-posts';
import { openSite } from '../../../services/site/site';
import { createEmptyDatabase } from '../../../testing/database/database';
import { openDatabaseLink, type DatabaseLink } from '../../../testing/database/database-link';
import { everyForm, formSamples } from '../../../testing/samples/forms';
import { submitForm } from '../../../testing/submit-form';
import { startTestServer, type TestServer } from '../../../testing/test-server';

const databases = inject('databases');
const postgres = databases.engine === 'postgres' ? databases.url : '';

// SQLite has no connection to lose.
describe.runIf(databases.engine === 'postgres')('during a PostgreSQL outage', () => {
  let direct: TestServer;
  let link: DatabaseLink;
  let database: Database;
  let lost: Error[];
  let app: App;
  let siteDir: string;
  let server: TestServer;

  beforeAll(async () => {
    siteDir = mkdtempSync(join(tmpdir(), 'larkspan-site-'));
    mkdirSync(join(siteDir, 'blog', 'article'), { recursive: true });
    writeFileSync(join(siteDir, 'index.html'), '<title>Home</title>');
    writeFileSync(join(siteDir, 'blog', 'article', 'index.html'), '<title>Article</title>');
    direct = await startTestServer();
    const name = await sql<{ name: string }>`select current_database() as name`.execute(
      direct.context.database.db,
    );
    link = await openDatabaseLink(new URL(`/${name.rows[0]?.name ?? ''}`, postgres).href);
    lost = [];
    database = await openPostgres(link.url, (error) => lost.push(error), { maxFailover: 0 });
    const withdrawnAt = createMovedPostFinder(() =>
      listMovedPosts(database.db, { now: new Date(), fileSlugs: new Set() }),
    );
    app = await buildApp(
      { ...direct.context, database, findMovedPath: withdrawnAt },
      { site: openSite(siteDir), logStream: { write: (line) => void direct.logs.push(line) } },
    );
    server = {
      ...direct,
      app,
      call: ({ path, ...rest }) => app.inject({ ...rest, url: `/api${path}` }),
    };
  });
  afterAll(async () => {
    await app.close();
    await database.close();
    await link.cut();
    await direct.close();
    rmSync(siteDir, { recursive: true });
  });

  const pollStatus = async (url: string) => (await app.inject(url)).statusCode;

  test('calls get 503 with Retry-After and the phone number of the visitor’s office', async () => {
    await link.cut();
    const answer = await server.call({
      method: 'GET',
      path: '/count',
      headers: { host: 'site.example', referer: 'http://site.example/maryland/contact' },
    });
    expect(answer.statusCode).toBe(503);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    expect(answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    expect(answer.body).toContain('(410) 555-0100');
    await link.restore();
    expect((await server.call({ method: 'GET', path: '/count' })).statusCode).toBe(200);
  });

  test.each(everyForm)(
    'POST %s gets 503 with the office’s phone number, and is stored on retry',
    async (path) => {
      const fields = formSamples[path] ?? {};
      const send = (accept: string) => submitForm(server, path, fields, { headers: { accept } });
      await link.cut();
      const program = await send('application/json');
      const browser = await send('text/html');
      for (const answer of [program, browser]) {
        expect(answer.statusCode).toBe(503);
        expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
        expect(answer.body).toMatch(/\(\d{3}\) 555-01\d\d/);
      }
      expect(browser.headers['content-type']).toContain('text/html');
      await link.restore();
      expect((await send('application/json')).statusCode).toBe(200);
    },
  );

  test('staff calls get 503, not 401', async () => {
    const token = createEmulatorToken({ email: 'owner@agency.example' });
    const headers = { authorization: `Bearer ${token}` };
    await link.cut();
    const answer = await server.call({ method: 'GET', path: '/chats', headers });
    expect(answer.statusCode).toBe(503);
    await link.restore();
  });

  test('pages are served, and the server is healthy but not ready', async () => {
    expect(await pollStatus('/readyz')).toBe(200);
    await link.cut();
    expect(await pollStatus('/')).toBe(200);
    expect(await pollStatus('/blog/article')).toBe(200);
    expect(await pollStatus('/healthz')).toBe(200);
    expect(await pollStatus('/readyz')).toBe(503);
    await link.restore();
    expect(await pollStatus('/readyz')).toBe(200);
  });

  test('running calls get a response when the connection is lost', async () => {
    const add = () => server.call({ method: 'POST', path: '/count', payload: { count: 1 } });
    await add();
    const calls = Array.from({ length: 30 }, add);
    await link.cut();
    const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode);
    expect(statuses).toContain(503);
    expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
    await link.restore();
    expect((await add()).statusCode).toBe(200);
  });

  test('a connection lost in a transaction fails it and is not used again', async () => {
    const before = lost.length;
    const work = database.db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      await link.cut();
      await expect.poll(() => lost.length).toBeGreaterThan(before);
      await sql`select 1`.execute(tx);
    });
    await expect(work).rejects.toThrow(DatabaseOutage);
    await link.restore();
    await sql`select 1`.execute(database.db);
  });

  test('a transaction that PostgreSQL ends fails with the reason, not with the failed rollback', async () => {
    const work = database.db.transaction().execute(async (tx) => {
      const own = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
      const slow = sql`select pg_sleep(30)`.execute(tx);
      slow.catch(() => undefined);
      await sql`select pg_terminate_backend(${own.rows[0]?.pid})`.execute(
        direct.context.database.db,
      );
      await slow;
    });
    await expect(work).rejects.toThrow('terminating connection due to administrator command');
    await sql`select 1`.execute(database.db);
  });

  test('a database that does not answer makes the server not ready before a balancer gives up', async () => {
    await direct.context.database.db.transaction().execute(async (tx) => {
      await sql`lock table visits in access exclusive mode`.execute(tx);
      await expect(checkReadiness(database, 50)).rejects.toThrow('no answer');
    });
    await checkReadiness(database);
  });

  test('a database that is dropped, as before it is restored, is an outage', async () => {
    const dropped = await createEmptyDatabase();
    if (dropped.location.engine !== 'postgres') throw new Error('not PostgreSQL');
    const other = await openPostgres(dropped.location.url, () => undefined, { maxFailover: 0 });
    await dropped.remove();
    const read = () => sql`select 1`.execute(other.db);
    await expect(read()).rejects.toThrow(DatabaseOutage);
    await other.close();
  });
});

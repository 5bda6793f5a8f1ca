import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyForm, formSamples } from '../../testing/samples/forms';
import { submitForm } from '../../testing/submit-form';
import { buildApp } from '../../app';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({ isDisposable: true });
});
afterEach(() => server.close());

const run = (statement: string) => sql.raw(statement).execute(server.context.database.db);
const getReadiness = async () => (await server.app.inject('/readyz')).statusCode;

/** PostgreSQL's error, because a test cannot fill its disk. */
const postgresTables = ['messages', 'help_desk', 'job_applications', 'settings'];
async function fillDisk(): Promise<void> {
  if (server.context.database.engine === 'sqlite') {
    const count = await sql<{ count: number }>`
      select page_count as count from pragma_page_count()`.execute(server.context.database.db);
    await run(`pragma max_page_count = ${String(count.rows[0]?.count)}`);
    return;
  }
  await run(`create function fill() returns trigger language plpgsql as
    $$ begin raise exception using errcode = '53100', message = 'could not extend file: No space left on device'; end $$`);
  for (const table of postgresTables) {
    await run(`create trigger full_disk before insert on ${table} execute function fill()`);
  }
}

async function freeDisk(): Promise<void> {
  if (server.context.database.engine === 'sqlite') {
    await run('pragma max_page_count = 1000000');
    return;
  }
  for (const table of postgresTables) await run(`drop trigger full_disk on ${table}`);
}

test('with a full disk, forms get 503 with the office’s phone number, and the server is not ready until a write works', async () => {
  expect(await getReadiness()).toBe(200);
  await fillDisk();
  for (const [path, fields] of everyForm) {
    // On SQLite, the rest of a page may still take some forms.
    let response = await submitForm(server, path, fields);
    for (let round = 1; round < 50 && response.statusCode === 200; round += 1) {
      response = await submitForm(server, path, { ...fields, firstName: 'a'.repeat(round) });
    }
    expect(response.statusCode).toBe(503);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    expect(response.body).toMatch(/\(\d{3}\) 555-01\d\d/);
  }
  expect(await getReadiness()).toBe(503);
  expect(await getReadiness()).toBe(503);
  expect(server.logs.join('')).toMatch(/disk is full|No space left/);
  expect(server.logs.join('')).not.toContain('cannot rollback');
  expect((await server.app.inject('/healthz')).statusCode).toBe(200);
  await freeDisk();
  expect(await getReadiness()).toBe(200);
  expect((await submitForm(server, '/contact', formSamples['/contact'] ?? {})).statusCode).toBe(
    200,
  );
});

test('a server that still renders its first pages is not ready', async () => {
  let isReady = false;
  const app = await buildApp(server.context, { site: null, isReady: () => isReady });
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  isReady = true;
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  await app.close();
});

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSite } from '../site/live-site';
import { startTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('errors have one shape', () => {
  test.each([
    ['an unknown path', { method: 'GET', path: '/nope' }, 404, 'not_found'],
    ['broken JSON', { method: 'POST', path: '/count', payload: '{"count":' }, 400, 'bad_request'],
    [
      'a body too large',
      { method: 'POST', path: '/count', payload: `"${'x'.repeat(70_000)}"` },
      413,
      'too_large',
    ],
  ] as const)('%s', async (_what, options, status, code) => {
    const answer = await server.call({
      ...options,
      headers: { 'content-type': 'application/json' },
    });
    expect([answer.statusCode, answer.json<{ error: { code: string } }>().error.code]).toEqual([
      status,
      code,
    ]);
  });

  test('a body of another kind is 415', async () => {
    const answer = await server.call({
      method: 'POST',
      path: '/count',
      headers: { 'content-type': 'text/plain' },
      payload: 'count=1',
    });
    expect(answer.json()).toMatchObject({ error: { code: 'unsupported_media_type' } });
  });

  test('what breaks inside is 500 without its message, in the log without people', async () => {
    const broken = await startTestServer({ isDisposable: true });
    await broken.context.database.db.schema.dropTable('visits').execute();
    const answer = await broken.call({ method: 'GET', path: '/count' });
    expect([answer.statusCode, answer.body]).toEqual([
      500,
      '{"error":{"code":"internal","message":"Something went wrong on our side. Please try again."}}',
    ]);
    expect(broken.logs.join('')).toContain('visits');
    const ready = await broken.app.inject({ method: 'GET', url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { error: { code: 'unavailable' } },
    ]);
    await broken.close();
  });

  /** Keeps the loop busy until a call is answered otherwise than with 200, and gives that answer. */
  async function firstRefusal({ call }: TestServer) {
    let answer = await call({ method: 'GET', path: '/count' });
    for (let round = 0; round < 100 && answer.statusCode === 200; round += 1) {
      const until = Date.now() + 30;
      while (Date.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 5));
      answer = await call({ method: 'GET', path: '/count' });
    }
    return answer;
  }

  test('a server that cannot keep up says so with 503', async () => {
    const stuck = await startTestServer({ config: { mostLag: 1 } });
    const answer = await firstRefusal(stuck);
    expect(answer.statusCode).toBe(503);
    expect(answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    // One short line each: the next 500 is found among them.
    const turnedAway = stuck.logs.filter((line) => line.includes('Turned away'));
    expect(turnedAway[0]).toContain('"level":"warn"');
    expect(stuck.logs.join('')).not.toMatch(/"stack"|"level":"error"/);
    await stuck.close();
  });

  test('a server that cannot keep up still serves pages and is healthy', async () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'larkspan-site-'));
    writeFileSync(join(siteDir, 'index.html'), '<!doctype html><title>Home</title>');
    const stuck = await startTestServer({ config: { mostLag: 1 }, site: openSite(siteDir) });
    expect((await firstRefusal(stuck)).statusCode).toBe(503);
    expect((await stuck.app.inject('/healthz')).statusCode).toBe(200);
    const page = await stuck.app.inject({ method: 'GET', url: '/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Home</title>');
    await stuck.close();
    rmSync(siteDir, { recursive: true });
  });

  test('too many requests are 429', async () => {
    const fresh = await startTestServer();
    const statuses: number[] = [];
    for (let round = 0; round < 32; round += 1) {
      const answer = await fresh.call({
        method: 'POST',
        path: '/sms',
        headers: { 'x-api-key': 'larkspan-public' },
        payload: { contact: '2125550199' },
      });
      statuses.push(answer.statusCode);
      if (answer.statusCode === 429) {
        expect(answer.json()).toMatchObject({ error: { code: 'too_many_requests' } });
      }
    }
    expect(statuses.slice(29)).toEqual([200, 429, 429]);
    await fresh.close();
  });
});

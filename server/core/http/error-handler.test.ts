import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import Fastify from 'fastify';
import type { App } from './app-type';
import type { ErrorBody } from '../../../contract/shared/schema/error';
import type { EndpointAccess } from '../../../contract/shared/schema/endpoint';
import { DatabaseOutage } from '../db/database-outage';
import { createErrorHandler } from './error-handler';
import { HttpError } from './errors';
import { receiveText, testTwilio } from '../../testing/inbound-sms';
import { testRegions } from '../../testing/samples/region-records';
import { openSite } from '../../services/site/site';
import { startTestServer, type TestServer } from '../../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test.each([429, 503])('every %i has Retry-After', async (status) => {
  const app = Fastify() as unknown as App;
  app.setErrorHandler(createErrorHandler(() => testRegions['new-york'].phone));
  app.get('/', (request) => {
    const retryAfter = Number(request.headers['x-wait']);
    throw new HttpError(status, 'busy', 'Busy.', retryAfter > 0 ? { retryAfter } : {});
  });
  const { headers } = await app.inject('/');
  expect(Number(headers['retry-after'])).toBeGreaterThanOrEqual(30);
  const known = await app.inject({ url: '/', headers: { 'x-wait': '7' } });
  expect(known.headers['retry-after']).toBe('7');
  await app.close();
});

test.each<[string, EndpointAccess, string, string]>([
  ['a visitor calls', 'anyone', 'database or disk is full', 'or call us: (212) 555-0100.'],
  ['staff ask for room', ['jobs'], 'database or disk is full', 'The server’s disk is full'],
  ['the owner tries again', 'account-manager', 'no answer', 'can’t reach its database right now.'],
])('while nothing can be saved, %s', async (_case, access, cause, message) => {
  const app = Fastify() as unknown as App;
  app.setErrorHandler(createErrorHandler(() => '(212) 555-0100'));
  app.get('/', { config: { access } }, () => {
    throw new DatabaseOutage(new Error(cause));
  });
  const { error } = (await app.inject('/')).json<ErrorBody>();
  expect(error.message).toContain(message);
  expect(error.message.includes('call us')).toBe(access === 'anyone');
  await app.close();
});

describe('errors have one shape', () => {
  test.each([
    ['an unknown path', { method: 'GET', path: '/nope' }, 404, 'not_found'],
    ['broken JSON', { method: 'POST', path: '/count', payload: '{"count":' }, 400, 'bad_request'],
    [
      'a body that is too large',
      { method: 'POST', path: '/count', payload: `"${'x'.repeat(70_000)}"` },
      413,
      'too_large',
    ],
  ] as const)('%s', async (_case, options, status, code) => {
    const response = await server.call({
      ...options,
      headers: { 'content-type': 'application/json' },
    });
    expect([response.statusCode, response.json<{ error: { code: string } }>().error.code]).toEqual([
      status,
      code,
    ]);
  });

  test('another content type gets 415', async () => {
    const response = await server.call({
      method: 'POST',
      path: '/count',
      headers: { 'content-type': 'text/plain' },
      payload: 'count=1',
    });
    expect(response.json()).toMatchObject({ error: { code: 'unsupported_media_type' } });
  });

  test('an internal error gets 500 without its message, and is logged without personal data', async () => {
    const broken = await startTestServer({ isDisposable: true });
    await broken.context.database.db.schema.dropTable('visits').execute();
    const response = await broken.call({ method: 'GET', path: '/count' });
    const reference = String(response.headers['x-request-id']);
    expect([response.statusCode, response.body]).toEqual([
      500,
      `{"error":{"code":"internal","message":"Something went wrong on our side. Please try again. Reference: ${reference}"}}`,
    ]);
    const line = broken.logs.find((text) => text.includes(`"reqId":"${reference}"`));
    expect(line).toContain('visits');
    const ready = await broken.app.inject({ method: 'GET', url: '/readyz' });
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { error: { code: 'unavailable' } },
    ]);
    await broken.close();
  });

  /** Blocks the event loop until a call fails, and returns that response. */
  async function firstRefusal({ call }: TestServer) {
    let response = await call({ method: 'GET', path: '/count' });
    for (let round = 0; round < 100 && response.statusCode === 200; round += 1) {
      const until = Date.now() + 30;
      while (Date.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 5));
      response = await call({ method: 'GET', path: '/count' });
    }
    return response;
  }

  test('an overloaded server responds 503', async () => {
    const stuck = await startTestServer({ config: { maxLag: 1 } });
    const response = await firstRefusal(stuck);
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('10');
    expect(response.json()).toMatchObject({ error: { code: 'unavailable' } });
    const turnedAway = stuck.logs.filter((line) => line.includes('Turned away'));
    expect(turnedAway[0]).toContain('"level":"warn"');
    expect(stuck.logs.join('')).not.toMatch(/"stack"|"level":"error"/);
    await stuck.close();
  });

  test('an overloaded server still takes texts, which Twilio doesn’t repeat', async () => {
    const stuck = await startTestServer({ config: { maxLag: 1, twilio: testTwilio } });
    expect((await firstRefusal(stuck)).statusCode).toBe(503);
    expect((await receiveText(stuck, { From: '+12125550199', Body: 'STOP' })).statusCode).toBe(200);
    expect((await stuck.call({ method: 'GET', path: '/count' })).statusCode).toBe(503);
    await stuck.close();
  });

  test('an overloaded server still serves pages and is healthy', async () => {
    const siteDir = mkdtempSync(join(tmpdir(), 'larkspan-site-'));
    writeFileSync(join(siteDir, 'index.html'), '<!doctype html><title>Home</title>');
    const stuck = await startTestServer({ config: { maxLag: 1 }, site: openSite(siteDir) });
    expect((await firstRefusal(stuck)).statusCode).toBe(503);
    expect((await stuck.app.inject('/healthz')).statusCode).toBe(200);
    const page = await stuck.app.inject({ method: 'GET', url: '/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Home</title>');
    await stuck.close();
    rmSync(siteDir, { recursive: true });
  });

  test('too many requests get 429', async () => {
    const fresh = await startTestServer();
    const statuses: number[] = [];
    for (let round = 0; round < 32; round += 1) {
      const response = await fresh.call({
        method: 'POST',
        path: '/sms',
        headers: { 'x-api-key': 'larkspan-public' },
        payload: { contact: '2125550199' },
      });
      statuses.push(response.statusCode);
      if (response.statusCode === 429) {
        expect(response.json()).toMatchObject({ error: { code: 'too_many_requests' } });
        expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      }
    }
    expect(statuses.slice(29)).toEqual([200, 429, 429]);
    await fresh.close();
  });
});

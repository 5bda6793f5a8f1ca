import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createEmulatorToken } from '../tests/fakes/id-tokens';
import { loadConfig } from './core/config/config';
import { startTestServer, type TestServer } from './testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

describe('a staff call without permission', () => {
  test.each([
    ['no token at all', undefined],
    ['another scheme', 'Basic b3duZXI6'],
    ['a malformed token', 'Bearer not-a-token'],
    [
      'an expired token',
      `Bearer ${createEmulatorToken({ email: 'owner@agency.example', expiresIn: -60 })}`,
    ],
    [
      'another project’s',
      `Bearer ${createEmulatorToken({ email: 'owner@agency.example', project: 'demo-x' })}`,
    ],
  ])('with %s gets 401', async (_case, authorization) => {
    const answer = await server.call({
      method: 'GET',
      path: '/chats',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.json()).toEqual({
      error: { code: 'unauthorized', message: 'Please sign in again.' },
    });
  });

  test('an owner’s unverified email gets 403', async () => {
    const token = createEmulatorToken({ email: 'owner@agency.example', verified: false });
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.call({ method: 'GET', path: '/chats', headers })).statusCode).toBe(403);
  });
});

describe('every response', () => {
  test('carries the security headers', async () => {
    const { headers } = await server.app.inject({ method: 'GET', url: '/healthz' });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('of the API carries only what JSON needs', async () => {
    const { headers } = await server.call({ method: 'GET', path: '/count' });
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['permissions-policy']).toBeUndefined();
  });

  test('demands HTTPS in production', async () => {
    const config = loadConfig({
      NODE_ENV: 'production',
      DATA_KEY: createHash('sha256').update('a key').digest('base64'),
      SITE_URL: 'https://agency.example',
      FIREBASE_PROJECT_ID: 'agency-1',
      LOG_LEVEL: 'silent',
    });
    const live = await startTestServer({ config });
    const { headers } = await live.app.inject({ method: 'GET', url: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=63072000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    // The server accepts no unsigned tokens.
    expect((await live.callAs('owner', { method: 'GET', path: '/chats' })).statusCode).toBe(401);
    await live.close();
  });
});

test('behind one proxy, rate limits count visitors and ignore forged headers', async () => {
  const behind = await startTestServer({ config: { trustProxy: 1 } });
  const remaining = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await behind.call({ method: 'GET', path: '/count', headers });
    return Number(answer.headers['x-ratelimit-remaining']);
  };
  expect(await remaining('203.0.113.1')).toBe(2_399);
  expect(await remaining('203.0.113.2')).toBe(2_399);
  expect(await remaining('198.51.100.9, 203.0.113.1')).toBe(2_398);
  await behind.close();
});

describe('a site on another origin', () => {
  const preflight = (one: TestServer, origin: string) =>
    one.app.inject({
      method: 'OPTIONS',
      url: '/api/email',
      headers: {
        origin,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'idempotency-key',
      },
    });

  test('may call the API only if it is configured', async () => {
    const corsOrigins = ['https://agency.example'];
    const named = await startTestServer({ config: { corsOrigins } });
    const answer = await preflight(named, 'https://agency.example');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://agency.example',
      'access-control-allow-headers': expect.stringContaining('idempotency-key') as string,
      'access-control-allow-methods': expect.stringContaining('PUT') as string,
    });
    const other = await preflight(named, 'https://evil.example');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    await named.close();
  });

  test('may not call by default', async () => {
    const answer = await preflight(server, 'https://agency.example');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

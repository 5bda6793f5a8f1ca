import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emulatorToken } from '../tests/peers/tokens';
import { loadConfig } from './config';
import { documentOf } from './testing/openapi-document';
import { startTestServer, type TestServer } from './testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Every call of the API and who may make it: no token, a signed-in visitor, observer, admin, intake, owner. */
const callers = ['nobody', 'visitor', 'observer', 'admin', 'intake', 'owner'] as const;
const everyone = [true, true, true, true, true, true];
const signedIn = [401, true, true, true, true, true];
const inbox = [401, 403, 403, 403, true, true];
const ownerOnly = [401, 403, 403, 403, 403, true];
const access: Record<string, (number | boolean)[]> = {
  'GET /api/count': everyone,
  'POST /api/count': everyone,
  'POST /api/email': everyone,
  'POST /api/sms': everyone,
  'POST /api/contact': everyone,
  'POST /api/enrolments': everyone,
  'POST /api/applications': everyone,
  'POST /api/helpDesk': everyone,
  'POST /api/helpDesk/status': everyone,
  'GET /api/admin/{email}': signedIn,
  'GET /api/chats': inbox,
  'POST /api/chats/{userId}/replies': inbox,
  'POST /api/chats/{userId}/messages/{messageId}/reveal': inbox,
  'GET /api/chats/{userId}/cards/{cardId}': inbox,
  'GET /api/helpDesk': ownerOnly,
};

describe('who may make which call', () => {
  test('every documented call has a row', async () => {
    const calls = Object.entries((await documentOf(server)).paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual(Object.keys(access).sort());
  });

  for (const [call, row] of Object.entries(access)) {
    test.each(callers.map((caller, index) => [caller, row[index]] as const))(
      `${call} by %s: %s`,
      async (caller, expected) => {
        const [method = '', url = ''] = call.split(' ');
        const email = `${caller}@agency.example`;
        const answer = await server.app.inject({
          method: method as 'GET' | 'POST',
          url: url.replace('{email}', email).replace(/\{\w+\}/g, 'some-id'),
          headers: {
            'x-api-key': 'larkspan-public',
            ...(caller === 'nobody' ? {} : { authorization: `Bearer ${emulatorToken({ email })}` }),
          },
          ...(method === 'POST' ? { payload: {} } : {}),
        });
        if (expected === true) expect([401, 403]).not.toContain(answer.statusCode);
        else expect(answer.statusCode).toBe(expected);
      },
    );
  }

  test.each([
    ['no token at all', undefined],
    ['another scheme', 'Basic b3duZXI6'],
    ['a malformed token', 'Bearer not-a-token'],
    [
      'an expired token',
      `Bearer ${emulatorToken({ email: 'owner@agency.example', expiresIn: -60 })}`,
    ],
    [
      'another project’s',
      `Bearer ${emulatorToken({ email: 'owner@agency.example', project: 'demo-x' })}`,
    ],
  ])('%s on a staff call is 401', async (_what, authorization) => {
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

  test('an owner’s e-mail that is not verified is 403', async () => {
    const token = emulatorToken({ email: 'owner@agency.example', verified: false });
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.call({ method: 'GET', path: '/chats', headers })).statusCode).toBe(403);
  });
});

describe('every answer', () => {
  test('carries the security headers', async () => {
    const { headers } = await server.call({ method: 'GET', path: '/count' });
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin-allow-popups',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cache-control': 'no-store',
    });
    expect(headers['content-security-policy']).not.toContain('unsafe-eval');
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('demands HTTPS in production', async () => {
    const config = loadConfig({
      NODE_ENV: 'production',
      DATA_KEY: Buffer.alloc(32).toString('base64'),
      SITE_URL: 'https://agency.example',
      FIREBASE_PROJECT_ID: 'agency-1',
      LOG_LEVEL: 'silent',
    });
    const live = await startTestServer({ config });
    const { headers } = await live.app.inject({ method: 'GET', url: '/healthz' });
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    // An unsigned token opens nothing there.
    expect((await live.callAs('owner', { method: 'GET', path: '/chats' })).statusCode).toBe(401);
    await live.close();
  });
});

test('behind one proxy the limits count visitors, not the proxy, and believe no visitor’s own claim', async () => {
  const behind = await startTestServer({ config: { trustProxy: 1 } });
  const remaining = async (forwarded: string) => {
    const headers = { 'x-forwarded-for': forwarded };
    const answer = await behind.call({ method: 'GET', path: '/count', headers });
    return Number(answer.headers['x-ratelimit-remaining']);
  };
  expect(await remaining('203.0.113.1')).toBe(1_199);
  expect(await remaining('203.0.113.2')).toBe(1_199);
  expect(await remaining('198.51.100.9, 203.0.113.1')).toBe(1_198);
  await behind.close();
});

describe('a site on another host', () => {
  const preflight = (one: TestServer, origin: string) =>
    one.app.inject({
      method: 'OPTIONS',
      url: '/api/email',
      headers: {
        origin,
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'idempotency-key',
      },
    });

  test('may call when it is named, and no other may', async () => {
    const corsOrigins = ['https://agency.example'];
    const named = await startTestServer({ config: { corsOrigins } });
    const answer = await preflight(named, 'https://agency.example');
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': 'https://agency.example',
      'access-control-allow-headers': expect.stringContaining('idempotency-key') as string,
    });
    const other = await preflight(named, 'https://evil.example');
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
    await named.close();
  });

  test('may not call when none is named', async () => {
    const answer = await preflight(server, 'https://agency.example');
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });
});

test('healthz and readyz answer', async () => {
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

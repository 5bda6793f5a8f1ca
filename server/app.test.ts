import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contactRules } from '../contract/forms/contact';
import { guardFields } from '../contract/forms/rules';
import { emulatorToken } from '../tests/peers/tokens';
import { loadConfig } from './config';
import { startTestServer, type TestServer } from './testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

type OpenApi = {
  paths: Record<string, Record<string, { requestBody?: { content: Record<string, object> } }>>;
};
const document = async () =>
  (await server.call({ method: 'GET', path: '/docs/json' })).json<OpenApi>();

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
    const calls = Object.entries((await document()).paths).flatMap(([path, methods]) =>
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
    const broken = await startTestServer();
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

  test('a server that cannot keep up says so with 503', async () => {
    const stuck = await startTestServer({ config: { mostLag: 1 } });
    let status = 200;
    for (let round = 0; round < 100 && status === 200; round += 1) {
      const until = Date.now() + 30;
      while (Date.now() < until);
      await new Promise((resolve) => setTimeout(resolve, 5));
      const answer = await stuck.call({ method: 'GET', path: '/count' });
      status = answer.statusCode;
      if (status === 503) expect(answer.json()).toMatchObject({ error: { code: 'unavailable' } });
    }
    expect(status).toBe(503);
    await stuck.close();
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

describe('the OpenAPI document', () => {
  test('has all seven calls of the specification, the multipart one with its fields', async () => {
    const { paths } = await document();
    const body = paths['/api/email']?.['post']?.requestBody?.content['multipart/form-data'];
    const { schema } = body as { schema: { properties: object } };
    expect(Object.keys(schema.properties)).toEqual(
      expect.arrayContaining([
        ...['firstName', 'lastName', 'email', 'contact', 'dob', 'medicate', 'time', 'file'],
      ]),
    );
  });

  test('has every public form with its fields, and the file where it takes one', async () => {
    const { paths } = await document();
    const fieldsOf = (path: string) => {
      const body = paths[path]?.['post']?.requestBody?.content['multipart/form-data'];
      return Object.keys((body as { schema: { properties: object } }).schema.properties);
    };
    expect(fieldsOf('/api/contact')).toEqual([...Object.keys(contactRules), ...guardFields]);
    expect(fieldsOf('/api/enrolments')).toContain('classTime');
    expect(fieldsOf('/api/applications')).toEqual(expect.arrayContaining(['job', 'file']));
    expect(fieldsOf('/api/helpDesk')).toEqual(
      expect.arrayContaining(['type', 'quantity-masks', 'timeOffHours']),
    );
  });

  test.each(['/docs', '/docs/'])('has a page at %s that finds its files', async (path) => {
    const page = await server.call({ method: 'GET', path });
    const files = [...page.body.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file]) => file ?? '');
    expect(files.length).toBeGreaterThan(3);
    for (const file of files) {
      const url = new URL(file, `http://localhost/api${path}`).pathname;
      expect([url, (await server.app.inject(url)).statusCode]).toEqual([url, 200]);
    }
  });

  test('has a page that needs no inline script', async () => {
    const page = await server.call({ method: 'GET', path: '/docs/' });
    expect(page.statusCode).toBe(200);
    expect(page.body).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  });
});

test('healthz and readyz answer', async () => {
  expect((await server.app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await server.app.inject('/readyz')).json()).toEqual({ status: 'ready' });
});

describe('a real connection', () => {
  test('whose headers never end is closed', async () => {
    const slow = await startTestServer();
    await slow.app.listen({ port: 0, host: '127.0.0.1' });
    expect(slow.app.server.headersTimeout).toBe(20_000);
    expect(slow.app.server.requestTimeout).toBe(45 * 60_000);
    await slow.close();
  });

  test('gets its 413 for a file of 40 MB before it has sent it', async () => {
    const live = await startTestServer();
    await live.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = live.app.server.address() as AddressInfo;
    const status = await new Promise((resolve) => {
      const call = httpRequest({
        port,
        host: '127.0.0.1',
        method: 'POST',
        path: '/api/email',
        headers: {
          'content-type': 'multipart/form-data; boundary=b',
          'content-length': 45 * 1024 * 1024,
        },
      });
      call.on('response', (answer) => {
        answer.resume();
        resolve(answer.statusCode);
        call.destroy();
      });
      call.on('error', () => undefined);
      call.write('--b\r\n');
    });
    expect(status).toBe(413);
    await live.close();
  });

  test('that speaks no HTTP gets a short 400', async () => {
    const live = await startTestServer();
    await live.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = live.app.server.address() as AddressInfo;
    const said = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => {
        resolve(text);
      });
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
    await live.close();
  });
});

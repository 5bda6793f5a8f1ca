import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadConfig } from '../../core/config/config';
import { startTestServer, useTestServer } from '../../testing/test-server';
import { isEmulatorCall } from './emulator-proxy';

type Seen = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

let seen: Seen[] = [];
const emulator = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    seen.push({ method, url, headers, body });
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"from":"emulator"}');
  });
});
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    emulator.listen(0, '127.0.0.1', resolve);
  });
});
afterAll(() => {
  emulator.closeAllConnections();
  emulator.close();
});
beforeEach(() => {
  seen = [];
});
const server = useTestServer(() => {
  const { port } = emulator.address() as AddressInfo;
  return {
    config: {
      auth: loadConfig({ AUTH_EMULATOR_URL: `http://127.0.0.1:${String(port)}` }).auth,
    },
  };
});

const signIn = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key';

test('passes a sign-in with its body and query, without Bearer owner', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: signIn,
    headers: { authorization: 'Bearer owner' },
    payload: { email: 'a@b.example' },
  });
  expect(answer.json()).toEqual({ from: 'emulator' });
  expect(seen[0]).toMatchObject({ method: 'POST', url: signIn, body: '{"email":"a@b.example"}' });
  expect(seen[0]?.headers.authorization).toBeUndefined();
});

test('passes the SDK’s form to refresh a token', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/securetoken.googleapis.com/v1/token?key=demo-key',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'grant_type=refresh_token&refresh_token=abc',
  });
  expect(answer.statusCode).toBe(200);
  expect(seen[0]).toMatchObject({ body: 'grant_type=refresh_token&refresh_token=abc' });
  expect(seen[0]?.headers['content-type']).toBe('application/x-www-form-urlencoded');
});

test('does not pass calls to the emulator’s administration', async () => {
  for (const url of [
    '/emulator/v1/projects/demo-larkspan/oobCodes',
    '/emulator/auth/%2e%2e/v1/projects/demo-larkspan/oobCodes',
    '/emulator/auth/..%2fv1/projects/demo-larkspan/oobCodes',
    '//emulator/v1/projects/demo-larkspan/oobCodes',
    '/identitytoolkit.googleapis.com/v1/projects/demo-larkspan/accounts:query',
    '/identitytoolkit.googleapis.com/v1/projects%2fdemo-larkspan%2faccounts:query',
    '/identitytoolkit.googleapis.com//v1/projects/demo-larkspan/accounts:query',
  ]) {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await server.app.inject({
        method,
        url,
        headers: { authorization: 'Bearer owner' },
      });
      expect([url, answer.statusCode]).toEqual([url, 404]);
    }
  }
  expect(seen).toEqual([]);
});

test('does not pass the emulator’s pages, which do not escape account names', async () => {
  for (const page of ['handler', 'iframe']) {
    const answer = await server.app.inject(`/emulator/auth/${page}?apiKey=x&providerId=google.com`);
    expect(answer.statusCode).toBe(404);
  }
  expect(seen).toEqual([]);
});

test('responses cannot run scripts', async () => {
  const answer = await server.app.inject({ method: 'POST', url: signIn, payload: {} });
  expect(answer.headers['content-security-policy']).toBe("default-src 'none'; sandbox");
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

test('responds to a client that waits for 100 Continue', async () => {
  const port = await server.listen();
  const status = await new Promise((resolve, reject) => {
    const call = httpRequest({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: signIn,
      headers: { 'content-type': 'application/json', expect: '100-continue' },
    });
    call.on('continue', () => call.end('{"email":"a@b.example"}'));
    call.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    call.on('error', reject);
    call.flushHeaders();
  });
  expect(status).toBe(200);
  expect(seen[0]?.body).toBe('{"email":"a@b.example"}');
});

test('there is no such path without an emulator', async () => {
  const plain = await startTestServer();
  expect((await plain.app.inject({ method: 'POST', url: signIn })).statusCode).toBe(404);
  await plain.close();
});

describe('allows the calls of the browser’s SDK', () => {
  test.each([
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:lookup?key=demo-key'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects?key=demo-key'],
    ['GET', '/identitytoolkit.googleapis.com/v1/recaptchaParams?key=demo-key'],
    ['GET', '/identitytoolkit.googleapis.com/v2/recaptchaConfig?key=demo-key&clientType=x'],
    ['POST', '/securetoken.googleapis.com/v1/token?key=demo-key'],
  ])('%s %s', (method, url) => {
    expect(isEmulatorCall(method, url)).toBe(true);
  });
});

describe('blocks administration and the emulator’s pages, however the path is spelled', () => {
  test.each([
    ['GET', '/emulator/auth/handler?x=1'],
    ['GET', '/emulator/auth/iframe'],
    ['GET', '/emulator/action?mode=resetPassword'],
    ['GET', '/emulator/v1/projects/demo-larkspan/oobCodes'],
    ['DELETE', '/emulator/v1/projects/demo-larkspan/accounts'],
    ['GET', '/emulator/auth/../v1/projects/demo-larkspan/oobCodes'],
    ['GET', '/emulator/auth/%2e%2e/v1/projects/demo-larkspan/oobCodes'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-larkspan/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects/demo-larkspan/accounts:query'],
    ['POST', '/identitytoolkit.googleapis.com//v1/projects/demo-larkspan/accounts:query'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects%2Fdemo-larkspan/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/accounts:signUp/../../projects/x/accounts'],
    ['POST', '/identitytoolkit.googleapis.com/v1/projects'],
    ['GET', '/identitytoolkit.googleapis.com/v1/projects/demo-larkspan'],
    ['PATCH', '/identitytoolkit.googleapis.com/v2/projects/demo-larkspan/config'],
    ['DELETE', '/identitytoolkit.googleapis.com/v1/accounts:delete'],
  ])('%s %s', (method, url) => {
    expect(isEmulatorCall(method, url)).toBe(false);
  });
});

import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { App } from '../app-type';
import { answerErrors } from '../error-answers';
import { loadConfig } from '../config';
import { testRegions } from '../testing/regions';
import { startTestServer } from '../testing/test-server';
import { boundOpenForms } from './open-forms';
import { partLimits, readParts } from '../calls/read-parts';

let app: App;
let close: () => Promise<void>;
let clients: Socket[];
beforeEach(() => {
  clients = [];
});
afterEach(async () => {
  for (const client of clients) client.destroy();
  await close();
});

type Call = { ip: string; path?: string; length?: number; chunk?: number };

const head = '--Z\r\nContent-Disposition: form-data; name=firstName\r\n\r\n';
const tail = '\r\n--Z--\r\n';

/**
 * Sends a form over a real connection as if from this address, so many bytes each 20 ms until `length` has come. `answer`
 * gives what has come back so far, `closed` whether the connection has ended.
 */
function send({ ip, path = '/file', length = 15_000, chunk = 0 }: Call) {
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  let answer = '';
  let left = length - head.length - tail.length;
  client.on('error', () => undefined);
  client.on('data', (data) => (answer += data.toString()));
  client.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\ncontent-type: multipart/form-data; boundary=Z\r\n` +
      `content-length: ${String(length)}\r\n\r\n${head}`,
  );
  const timer = setInterval(() => {
    if (chunk === 0 || client.destroyed) return;
    client.write('x'.repeat(Math.min(chunk, left)));
    left -= chunk;
    if (left > 0) return;
    clearInterval(timer);
    client.write(tail);
  }, 20);
  client.on('close', () => {
    clearInterval(timer);
  });
  return { status: () => Number(answer.split(' ')[1]), answer: () => answer, client };
}

const whole = (ip: string, path?: string) =>
  send({ ip, length: 200, chunk: 200, ...(path ? { path } : {}) });
const statusOf = (call: ReturnType<typeof send>) =>
  expect.poll(call.status, { timeout: 5_000, interval: 20 });
const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('the server', () => {
  beforeEach(async () => {
    const server = await startTestServer({ config: { trustProxy: true } });
    ({ app, close } = server);
    await server.listen();
  });

  test('takes everybody’s forms while one IPv6 delegation sends sixty that never end', async () => {
    for (let index = 0; index < 60; index += 1) {
      const ip = `2001:db8:7:${String(index % 10)}::${String(index)}`;
      send({ ip, path: '/api/email', length: 39_000_000 });
    }
    await wait(500);
    const other = whole('203.0.113.5', '/api/contact');
    // It lacks most fields: judged, not turned away.
    await statusOf(other).toBe(400);
  });
});

describe('a form', () => {
  beforeEach(async () => {
    app = Fastify({ trustProxy: true }) as unknown as App;
    close = () => app.close();
    app.setErrorHandler(answerErrors({ regions: testRegions, config: loadConfig({ DEMO: '1' }) }));
    await app.register(multipart, { limits: partLimits });
    boundOpenForms(app, {
      most: { ofSender: 2, ofNetwork: 4, inAll: 6 },
      good: { grace: 300, bytesPerSecond: 3_000 },
      longest: (most) => (most > 600_000 ? 60_000 : 1_000),
    });
    const handler = async (request: Parameters<typeof readParts>[0]) => {
      await readParts(request, null);
      return {};
    };
    app.post('/file', { config: { fileBytes: 1_000_000 } }, handler);
    app.post('/texts', handler);
    await app.listen({ port: 0, host: '127.0.0.1' });
  });

  test('that is slow gives way to a colleague’s at the same address, in words, and at once', async () => {
    const slow = send({ ip: '203.0.113.1', chunk: 10 });
    const slower = send({ ip: '203.0.113.1', chunk: 5 });
    await wait(500);
    await statusOf(whole('203.0.113.1')).toBe(200);
    await statusOf(slower).toBe(503);
    expect(slower.answer()).toContain('"code":"gave_way"');
    expect(slower.answer()).toMatch(/retry-after: 60/);
    expect([slow.status(), slow.client.destroyed]).toEqual([NaN, false]);
  });

  test('at the speed of a phone keeps its place: the colleague is told to wait', async () => {
    const phones = [1, 2].map(() => send({ ip: '203.0.113.1', length: 15_000, chunk: 200 }));
    await wait(500);
    await statusOf(whole('203.0.113.1')).toBe(429);
    for (const phone of phones) await statusOf(phone).toBe(200);
  });

  test('of one network takes no place from others, though none of its senders has many', async () => {
    for (const group of [1, 2, 3]) {
      for (const host of [1, 2]) {
        send({ ip: `2001:db8:7:${String(group)}::${String(host)}`, chunk: 200 });
      }
    }
    await wait(50);
    await statusOf(whole('2001:db8:7:4::1')).toBe(429);
    await statusOf(whole('2001:db8:8:1::1')).toBe(200);
  });

  test('of anybody’s gives way when all places are taken, and then only what is slow', async () => {
    const all = [1, 2, 3, 4, 5, 6].map((host) =>
      send({ ip: `203.0.113.${String(host)}`, chunk: host === 4 ? 10 : 200 }),
    );
    await wait(500);
    const newcomer = send({ ip: '203.0.113.7', chunk: 200 });
    const refused = send({ ip: '203.0.113.8', chunk: 200 });
    await statusOf(refused).toBe(503);
    expect(refused.answer()).toContain('"code":"unavailable"');
    const statuses = [200, 200, 200, 503, 200, 200];
    for (const [index, call] of all.entries()) await statusOf(call).toBe(statuses[index]);
    await statusOf(newcomer).toBe(200);
  });

  test('without a file is ended in words when texts would long have come, one with a file is not', async () => {
    const texts = send({ ip: '203.0.113.1', path: '/texts', length: 200_000, chunk: 200 });
    const file = send({ ip: '203.0.113.1', path: '/file', chunk: 200 });
    await statusOf(texts).toBe(408);
    expect(texts.answer()).toContain('took too long');
    await statusOf(file).toBe(200);
  });
});

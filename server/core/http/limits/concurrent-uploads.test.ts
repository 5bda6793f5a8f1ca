import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import type { App } from '../app-type';
import { createErrorHandler } from '../error-handler';
import { testRegions } from '../../../testing/samples/region-records';
import { startTestServer } from '../../../testing/test-server';
import { limitConcurrentUploads } from './concurrent-uploads';
import { partLimits, parseMultipart } from '../request/multipart';

let app: App;
let close: () => Promise<void>;
let clients: Socket[];
/** The server's sockets by the client's port. */
let serverSockets: Map<number, Socket>;
beforeEach(() => {
  [clients, serverSockets] = [[], new Map()];
});
afterEach(async () => {
  vi.useRealTimers();
  for (const client of clients) client.destroy();
  await close();
});

function useFakeTime(): void {
  app.server.on('connection', (socket) => serverSockets.set(socket.remotePort ?? 0, socket));
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
}

type Call = { ip: string; path?: string; length?: number };

const head = '--Z\r\nContent-Disposition: form-data; name=firstName\r\n\r\n';
const tail = '\r\n--Z--\r\n';

/** Starts to send a form of `length` bytes over a real connection, as if from this address. */
async function startUpload({ ip, path = '/file', length = 15_000 }: Call) {
  const { port } = app.server.address() as AddressInfo;
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  let response = '';
  let left = length - head.length - tail.length;
  client.on('error', () => undefined);
  client.on('data', (data) => (response += data.toString()));
  const send = async (text: string) => {
    client.write(text);
    await expect
      .poll(() => serverSockets.get(client.localPort ?? 0)?.bytesRead ?? client.destroyed, {
        interval: 5,
      })
      .toBe(client.bytesWritten);
  };
  await send(
    `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\ncontent-type: multipart/form-data; boundary=Z\r\n` +
      `content-length: ${String(length)}\r\n\r\n${head}`,
  );
  return {
    sendMore: (bytes: number) => {
      left -= bytes;
      return send('x'.repeat(bytes));
    },
    finish: () => client.write('x'.repeat(left) + tail),
    status: () => Number(response.split(' ')[1]),
    answer: () => response,
    client,
  };
}

async function submitAtOnce(ip: string, path = '/file'): Promise<number> {
  const form = await startUpload({ ip, path, length: 200 });
  form.finish();
  await expect.poll(form.status).not.toBeNaN();
  return form.status();
}
const pollStatus = (form: Awaited<ReturnType<typeof startUpload>>) => expect.poll(form.status);

describe('the server', () => {
  beforeEach(async () => {
    const server = await startTestServer({ config: { trustProxy: true } });
    ({ app, close } = server);
    await server.listen();
    useFakeTime();
  });

  test('accepts other forms while one IPv6 network sends sixty that never end', async () => {
    for (let index = 0; index < 60; index += 1) {
      const ip = `2001:db8:7:${String(index % 10)}::${String(index)}`;
      await startUpload({ ip, path: '/api/email', length: 39_000_000 });
    }
    // Validation fails, but the form is not turned away.
    expect(await submitAtOnce('203.0.113.5', '/api/contact')).toBe(400);
  });
});

describe('an upload', () => {
  beforeEach(async () => {
    app = Fastify({ trustProxy: true }) as unknown as App;
    close = () => app.close();
    app.setErrorHandler(createErrorHandler(() => testRegions['new-york'].phone));
    await app.register(multipart, { limits: partLimits });
    limitConcurrentUploads(app, {
      max: { perClient: 2, perNetwork: 4, total: 6 },
      minSpeed: { grace: 300, bytesPerSecond: 3_000 },
      getMaxTime: (maxBytes) => (maxBytes > 600_000 ? 60_000 : 1_000),
    });
    const handler = async (request: Parameters<typeof parseMultipart>[0]) => {
      await parseMultipart(request, null);
      return {};
    };
    app.post('/file', { config: { fileBytes: 1_000_000 } }, handler);
    app.post('/texts', handler);
    await app.listen({ port: 0, host: '127.0.0.1' });
    useFakeTime();
  });

  test('that is slow is evicted for another one from the same address', async () => {
    const slow = await startUpload({ ip: '203.0.113.1' });
    const slower = await startUpload({ ip: '203.0.113.1' });
    await slow.sendMore(200);
    await slower.sendMore(100);
    vi.advanceTimersByTime(500);
    expect(await submitAtOnce('203.0.113.1')).toBe(200);
    await pollStatus(slower).toBe(503);
    expect(slower.answer()).toContain('"code":"gave_way"');
    expect(slower.answer()).toMatch(/retry-after: 60/);
    expect([slow.status(), slow.client.destroyed]).toEqual([NaN, false]);
  });

  test('at the speed of a phone keeps its place, and another one gets 429', async () => {
    const phones = [
      await startUpload({ ip: '203.0.113.1' }),
      await startUpload({ ip: '203.0.113.1' }),
    ];
    for (const phone of phones) await phone.sendMore(2_000);
    vi.advanceTimersByTime(500);
    const rejected = await startUpload({ ip: '203.0.113.1' });
    await pollStatus(rejected).toBe(429);
    expect(rejected.answer()).toMatch(/retry-after: \d+/);
    for (const phone of phones) {
      phone.finish();
      await pollStatus(phone).toBe(200);
    }
  });

  test('counts toward the limit of its network, and other networks are not affected', async () => {
    for (const group of [1, 2]) {
      for (const host of [1, 2]) {
        await startUpload({ ip: `2001:db8:7:${String(group)}::${String(host)}` });
      }
    }
    expect(await submitAtOnce('2001:db8:7:4::1')).toBe(429);
    expect(await submitAtOnce('2001:db8:8:1::1')).toBe(200);
  });

  test('that is slow is evicted when the total limit is reached; a fast one is not', async () => {
    const all = [];
    for (const host of [1, 2, 3, 4, 5, 6]) {
      const form = await startUpload({ ip: `203.0.113.${String(host)}` });
      await form.sendMore(host === 4 ? 100 : 2_000);
      all.push(form);
    }
    vi.advanceTimersByTime(500);
    const newcomer = await startUpload({ ip: '203.0.113.7' });
    await pollStatus(all[3] as (typeof all)[number]).toBe(503);
    const rejected = await startUpload({ ip: '203.0.113.8' });
    await pollStatus(rejected).toBe(503);
    expect(rejected.answer()).toContain('"code":"unavailable"');
    expect(rejected.answer()).toMatch(/retry-after: \d+/);
    for (const form of [...all.filter((_, index) => index !== 3), newcomer]) {
      form.finish();
      await pollStatus(form).toBe(200);
    }
  });

  test('times out earlier without a file than with one', async () => {
    const texts = await startUpload({ ip: '203.0.113.1', path: '/texts', length: 200_000 });
    const file = await startUpload({ ip: '203.0.113.1', path: '/file' });
    await texts.sendMore(4_000);
    vi.advanceTimersByTime(1_000);
    await pollStatus(texts).toBe(408);
    expect(texts.answer()).toContain('took too long');
    file.finish();
    await pollStatus(file).toBe(200);
  });
});

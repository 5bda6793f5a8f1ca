import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { App } from '../app-type';
import { endSlowSenders } from './slow-senders';

let app: App;
let client: Socket;
beforeEach(async () => {
  app = Fastify() as unknown as App;
  endSlowSenders(app, { milliseconds: 100, bytes: 1_000 });
  app.post('/', (request) => ({ length: String(request.body).length }));
  await app.listen({ port: 0 });
});
afterEach(async () => {
  client.destroy();
  await app.close();
});

/** Sends a text of so many bytes, so many each 10 ms; resolves to what came back until the connection ended. */
function trickle(length: number, chunk: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  client = connect(port, 'localhost');
  client.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: ${String(length)}\r\n\r\n`,
  );
  let left = length;
  const timer = setInterval(() => {
    if (client.destroyed || left <= 0) return;
    client.write('x'.repeat(Math.min(chunk, left)));
    left -= chunk;
  }, 10);
  let answer = '';
  client.on('data', (data) => (answer += data.toString()));
  client.on('error', () => undefined);
  return new Promise((resolve) => {
    client.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

test('a sender of a few bytes at a time is cut off', async () => {
  expect(await trickle(10_000, 5)).toBe('');
});

test('a slow sender that keeps the least rate is served, however long it takes', async () => {
  expect(await trickle(20_000, 400)).toContain('{"length":20000}');
});

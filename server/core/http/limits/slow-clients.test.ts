import { connect, type AddressInfo, type Socket } from 'node:net';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { App } from '../app-type';
import { sendEndless } from '../../../testing/endless-body';
import { addDrainTimeout, disconnectSlowClients } from './slow-clients';

let app: App;
let client: Socket | undefined;
/** The server's socket, once the request has arrived. */
let end: Socket | null;
beforeEach(async () => {
  end = null;
  app = Fastify() as unknown as App;
  disconnectSlowClients(app);
  app.addHook('onRequest', async ({ raw }) => {
    end = raw.socket;
  });
  app.post('/', (request) => ({ length: String(request.body).length }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(async () => {
  vi.useRealTimers();
  client?.destroy();
  await app.close();
});

/** Sends 180,000 bytes at a rate per half minute, and returns the response once the connection has closed. */
async function trickle(chunk: number): Promise<string> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  client = socket;
  socket.write(
    'POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: text/plain\r\ncontent-length: 180000\r\n\r\n',
  );
  let response = '';
  socket.on('data', (data) => (response += data.toString()));
  socket.on('error', () => undefined);
  const closed = new Promise<string>((resolve) => {
    socket.on('close', () => resolve(response));
  });
  await expect.poll(() => end).not.toBeNull();
  for (
    let left = 180_000;
    left > 0 && !socket.destroyed && end?.destroyed === false;
    left -= chunk
  ) {
    socket.write('x'.repeat(Math.min(chunk, left)));
    await expect.poll(() => end?.bytesRead).toBe(socket.bytesWritten);
    vi.advanceTimersByTime(30_000);
  }
  return closed;
}

test('disconnects a client that sends a few bytes at a time', async () => {
  expect(await trickle(59_000)).toBe('');
});

test('serves a slow client above the minimum rate', async () => {
  expect(await trickle(60_000)).toContain('{"length":180000}');
});

test('closes the connection of an endless body after its error response', async () => {
  vi.useRealTimers();
  const draining = Fastify() as unknown as App;
  addDrainTimeout(draining, 200);
  draining.post('/api/x', () => ({}));
  await draining.listen({ port: 0, host: '127.0.0.1' });
  const { port } = draining.server.address() as AddressInfo;
  const type = 'application/x-www-form-urlencoded';
  const body = { path: '/x', type, more: '&firstName=Ann', isStubborn: true };
  expect((await sendEndless(port, body)).status).toBe(415);
  await draining.close();
});

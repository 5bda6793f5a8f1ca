import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startTestServer, useTestServer } from './testing/test-server';

const server = useTestServer();

describe('a real connection', () => {
  test('is closed when its headers never end', async () => {
    expect(server.app.server.headersTimeout).toBe(20_000);
    expect(server.app.server.requestTimeout).toBe(45 * 60_000);
  });

  test('gets 413 for a file of 40 MB before it has sent all of it', async () => {
    const port = await server.listen();
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
  });

  test('gets a short 400 if it does not speak HTTP', async () => {
    const port = await server.listen();
    const said = await new Promise<string>((resolve) => {
      let text = '';
      const socket = connect(port, '127.0.0.1', () => socket.write('hello\r\n\r\n'));
      socket.on('data', (chunk) => (text += chunk.toString()));
      socket.on('close', () => {
        resolve(text);
      });
    });
    expect(said).toMatch(/^HTTP\/1\.1 400 /);
  });
});

test('a call on an open connection is answered while the server stops', async () => {
  const stopping = await startTestServer({ isDisposable: true });
  const port = await stopping.listen();
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  const closed = new Promise((resolve) => socket.on('close', resolve));
  const get = 'GET /api/count HTTP/1.1\r\nhost: x\r\n\r\n';
  // Half of a request keeps the connection from being idle.
  socket.write(get + get.slice(0, 10));
  await expect.poll(() => text).toContain('200 OK');
  const stopped = stopping.app.close();
  socket.write(get.slice(10));
  await closed;
  await stopped;
  expect(text.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
  expect(text).toMatch(/connection: close/i);
  await stopping.close();
});

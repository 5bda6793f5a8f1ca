import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { useTestServer } from './testing/test-server';

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

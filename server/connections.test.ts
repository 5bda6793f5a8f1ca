import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { startTestServer } from './testing/test-server';

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

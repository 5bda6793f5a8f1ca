import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type FakeResponse = { status: number; body: object };
type Handler = (request: IncomingMessage, body: string) => FakeResponse | Promise<FakeResponse>;

/** An HTTP server that responds with JSON. */
export async function startHttpServer(
  handle: Handler,
  port = 0,
): Promise<{ url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      void Promise.resolve(handle(request, body)).then((result) =>
        response
          .writeHead(result.status, { 'content-type': 'application/json' })
          .end(JSON.stringify(result.body)),
      );
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

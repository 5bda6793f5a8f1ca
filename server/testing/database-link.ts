import { createServer, connect, type AddressInfo, type Socket } from 'node:net';

/** A way to a PostgreSQL server that can be cut. */
export type DatabaseLink = {
  url: string;
  /** Loses all connections; new ones are refused. */
  cut(): Promise<void>;
  restore(): Promise<void>;
};

/** Opens a way to the server of `url`, on a port of its own. */
export async function openDatabaseLink(url: string): Promise<DatabaseLink> {
  const { hostname, port } = new URL(url);
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.pipe(to);
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  const listen = (on: number) =>
    new Promise<void>((resolve) => {
      server.listen(on, '127.0.0.1', resolve);
    });
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const linked = new URL(url);
  linked.host = `127.0.0.1:${String(own)}`;
  return {
    url: linked.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.resetAndDestroy();
      }),
    restore: () => listen(own),
  };
}

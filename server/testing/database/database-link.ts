import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A TCP proxy in front of a PostgreSQL server. */
export type DatabaseLink = {
  url: string;
  /** Resets all connections and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
};

export async function openDatabaseLink(databaseUrl: string): Promise<DatabaseLink> {
  const { hostname, port: databasePort } = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.pipe(to);
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const database = connect(Number(databasePort), hostname);
    forward(client, database);
    forward(database, client);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve) => {
      server.listen(port, '127.0.0.1', resolve);
    });
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${String(port)}`;
  return {
    url: url.href,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => {
          resolve();
        });
        for (const socket of sockets) socket.resetAndDestroy();
      }),
    restore: () => listen(port),
  };
}

import { createServer, type AddressInfo } from 'node:net';

/** Returns an error message if the port can't be used, else null. */
export function checkPort(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop the other program, or use another port: PORT=8080 npm start`
          : `Port ${port} can’t be used: ${error.message}`,
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

import { createServer, type AddressInfo } from 'node:net';

/** One sentence when nothing can listen on the port, else null. */
export function portProblem(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      resolve(
        error.code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop what uses it, or set another: PORT=8080 npm start`
          : `Port ${port} cannot be used: ${error.message}`,
      );
    });
    probe.listen(port, host, () => probe.close(() => resolve(null)));
  });
}

/** A port nothing listens on. */
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

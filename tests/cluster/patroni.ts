import { chownSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { asUser, getAddress, nodeNames, type NodeName } from './network';
import { startService, type Service } from './machine';

const password = 'cluster-test';

/** Large enough for the data of a run, small enough to fill in a second. */
const diskSize = '900m';

export type Member = { name: NodeName; role: string; state: string };

export type PatroniNode = { name: NodeName; folder: string; services: readonly Service[] };

export const getPostgresUrl = (database: string, host: string) =>
  `postgres://postgres:${password}@${host}/${database}`;

/** Starts etcd, Patroni with PostgreSQL, and PgBouncer in a node's namespace. Its files are on a disk of its own. */
export function startNode(name: NodeName, base: string): PatroniNode {
  const folder = join(base, name);
  const disk = join(folder, 'disk');
  writeFileSync(join(folder, 'patroni.yml'), stringify(buildConfig(name, folder)));
  writeFileSync(join(folder, 'pgbouncer.ini'), buildPoolerConfig(name));
  const { uid, gid } = getPostgresOwner();
  for (const path of [folder, disk]) chownSync(path, uid, gid);
  const start = (service: string, ...command: string[]) =>
    startService({
      command: 'ip',
      args: [...asUser(name, 'postgres'), ...command],
      env: { PATH: process.env['PATH'], HOME: folder, LANG: 'C.UTF-8' },
      log: join(base, `${name}-${service}.log`),
    });
  return {
    name,
    folder,
    services: [
      start('etcd', 'etcd', ...buildEtcdOptions(name, folder)),
      start('patroni', 'patroni', join(folder, 'patroni.yml')),
      start('pgbouncer', 'pgbouncer', '-q', join(folder, 'pgbouncer.ini')),
    ],
  };
}

export const nodeDiskOptions = `size=${diskSize},mode=0700`;

export function getPostgresOwner(): { uid: number; gid: number } {
  const [, , uid, gid] =
    /^postgres:([^:]*):(\d+):(\d+)/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  return { uid: Number(uid), gid: Number(gid) };
}

/** Of the newest PostgreSQL that Debian's packages have installed. */
function findBinDir(): string {
  const versions = readdirSync('/usr/lib/postgresql').map(Number);
  return `/usr/lib/postgresql/${Math.max(...versions)}/bin`;
}

/** Of the process that forks all others of PostgreSQL. */
export function readPostmasterPid({ folder }: PatroniNode): number[] {
  const file = join(folder, 'disk', 'data', 'postmaster.pid');
  return statSync(file, { throwIfNoEntry: false })
    ? [Number(readFileSync(file, 'utf8').split('\n')[0])]
    : [];
}

export async function listMembers(): Promise<Member[]> {
  const ask = async (node: NodeName): Promise<Member[]> => {
    const response = await callPatroni(node, 'GET', '/cluster');
    return ((await response.json()) as { members: Member[] }).members;
  };
  return Promise.any(nodeNames.map(ask));
}

export function callPatroni(node: NodeName, method: string, path: string, body?: object) {
  return fetch(`http://${getAddress(node)}:8008${path}`, {
    method,
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(method === 'GET' ? 3_000 : 60_000),
  });
}

function buildEtcdOptions(name: NodeName, folder: string): string[] {
  const url = (node: NodeName, port: number) => `http://${getAddress(node)}:${port}`;
  return Object.entries({
    name,
    'data-dir': join(folder, 'etcd'),
    'listen-peer-urls': url(name, 2380),
    'initial-advertise-peer-urls': url(name, 2380),
    'listen-client-urls': url(name, 2379),
    'advertise-client-urls': url(name, 2379),
    'initial-cluster': nodeNames.map((node) => `${node}=${url(node, 2380)}`).join(','),
    // The machine of a test is busy.
    'heartbeat-interval': '300',
    'election-timeout': '3000',
  }).map(([option, value]) => `--${option}=${value}`);
}

function buildConfig(name: NodeName, folder: string): object {
  const address = getAddress(name);
  return {
    scope: 'larkspan',
    name,
    restapi: { listen: `${address}:8008`, connect_address: `${address}:8008` },
    etcd3: { hosts: nodeNames.map((node) => `${getAddress(node)}:2379`).join(',') },
    bootstrap: {
      dcs: {
        ttl: 20,
        loop_wait: 5,
        retry_timeout: 5,
        synchronous_mode: true,
        synchronous_mode_strict: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 100,
            shared_buffers: '64MB',
            wal_keep_size: '128MB',
            max_wal_size: '256MB',
            wal_log_hints: 'on',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${address}:5432`,
      connect_address: `${address}:5432`,
      data_dir: join(folder, 'disk', 'data'),
      bin_dir: findBinDir(),
      pgpass: join(folder, 'pgpass'),
      authentication: {
        superuser: { username: 'postgres', password },
        replication: { username: 'replicator', password },
      },
      parameters: { unix_socket_directories: folder },
      pg_hba: [
        'local all all trust',
        'host replication replicator 10.77.0.0/24 scram-sha-256',
        'host all all 10.77.0.0/24 scram-sha-256',
      ],
      remove_data_directory_on_rewind_failure: true,
      remove_data_directory_on_diverged_timelines: true,
    },
  };
}

/** In transaction mode, in front of the PostgreSQL of its node. Rejects it while that is a standby, or reads would be stale. */
function buildPoolerConfig(name: NodeName): string {
  const address = getAddress(name);
  return `[databases]
larkspan = host=${address} port=5432 dbname=larkspan user=postgres password=${password} connect_query='select 1 / (not pg_is_in_recovery())::int'
[pgbouncer]
listen_addr = ${address}
listen_port = 6432
auth_type = any
pool_mode = transaction
default_pool_size = 30
max_client_conn = 200
server_login_retry = 1
query_wait_timeout = 10
unix_socket_dir =
`;
}

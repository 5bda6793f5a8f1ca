import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { run, tryRun, waitUntil } from './machine';
import { createNetwork, nodeNames, removeNetwork, getAddress } from './network';
import {
  getPostgresUrl,
  getPostgresOwner,
  listMembers,
  nodeDiskOptions,
  startNode,
} from './patroni';
import { createNodeFaults } from './node-faults';
import type { TestedDatabase } from './tested-database';

const port = { direct: 5432, pooled: 6432 } as const;

/** A primary, its synchronous standby, and another standby. No commit is acknowledged before the synchronous standby has it. */
export async function startPatroniCluster(
  base: string,
  mode: keyof typeof port,
): Promise<TestedDatabase> {
  const { uid, gid } = getPostgresOwner();
  const disks = nodeNames.flatMap((name) => [join(base, name, 'disk'), join(base, name, 'etcd')]);
  for (const disk of disks) {
    mkdirSync(disk, { recursive: true });
    const options = `${nodeDiskOptions},uid=${uid},gid=${gid}`;
    run('mount', '-t', 'tmpfs', '-o', options, 'larkspan-test', disk);
  }
  createNetwork();
  const nodes = nodeNames.map((name) => startNode(name, base));
  const stop = async () => {
    await Promise.all(nodes.flatMap(({ services }) => services.map((service) => service.stop())));
    removeNetwork();
    for (const disk of disks) tryRun('umount', '-l', disk);
  };
  const hosts = nodeNames.map((name) => `${getAddress(name)}:${port[mode]}`).join(',');
  const query = async (statement: string, database = 'larkspan') => {
    const members = await listMembers();
    const leader = members.find(({ role }) => role === 'leader');
    if (leader === undefined) throw new Error('The cluster has no primary');
    const client = new pg.Client(getPostgresUrl(database, `${getAddress(leader.name)}:5432`));
    client.on('error', () => undefined);
    await client.connect();
    try {
      return (await client.query<Record<string, unknown>>(statement)).rows;
    } finally {
      await client.end();
    }
  };
  if (!(await waitUntil(isHealthy, 180))) {
    await stop();
    throw new Error(`The cluster did not start: see the logs in ${base}`);
  }
  await query('create database larkspan', 'postgres');
  return {
    serverCount: 3,
    environment: { DATABASE_URL: getPostgresUrl('larkspan', hosts) },
    faults: createNodeFaults(nodes),
    isHealthy,
    query,
    stop,
  };
}

/** All run, and one of the standbys is synchronous, so that a failover is possible. */
async function isHealthy(): Promise<boolean> {
  const members = await listMembers();
  const running = members.filter(({ state }) => state === 'running' || state === 'streaming');
  const roles = running.map(({ role }) => role);
  return running.length === 3 && roles.includes('leader') && roles.includes('sync_standby');
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fillDisk } from './full-disk';
import { signal } from './machine';
import { losePackets, setConnected, signalNode, stopLosing, type NodeName } from './network';
import { callPatroni, listMembers, readPostmasterPid, type PatroniNode } from './patroni';
import type { Random } from './random';
import type { Fault } from './tested-database';

type OnNode = (node: PatroniNode, random: Random) => Promise<void>;

const pause = (random: Random, max = 40) => setTimeout(random.between(2, max) * 1_000);

/** Each of them happens to the primary and to a standby. */
const onNode: Record<string, OnNode> = {
  'kill -9 of PostgreSQL on': async (node) => {
    signal(readPostmasterPid(node), 'SIGKILL');
    await setTimeout(1_000);
  },
  'power loss of': async (node) => {
    signalNode(node.name, 'SIGKILL');
    await setTimeout(1_000);
  },
  'pause of': async (node, random) => {
    signalNode(node.name, 'SIGSTOP');
    await pause(random);
    signalNode(node.name, 'SIGCONT');
  },
  'partition of': async ({ name }, random) => {
    setConnected(name, false);
    await pause(random);
    setConnected(name, true);
  },
  'slow network of': async ({ name }, random) => {
    losePackets(name, Math.round(random.between(5, 40)));
    await pause(random);
    stopLosing(name);
  },
  'full disk of': async ({ folder }, random) => {
    const file = fillDisk(join(folder, 'disk'));
    await pause(random, 15);
    rmSync(file);
  },
  'kill -9 of etcd on': async ({ services }) => {
    services[0]?.kill();
    await setTimeout(1_000);
  },
  'pause of etcd on': async ({ services }, random) => {
    const pid = services[0]?.pid() ?? null;
    if (pid === null) return;
    signal([pid], 'SIGSTOP');
    await pause(random);
    signal([pid], 'SIGCONT');
  },
  'kill -9 of Patroni on': async ({ services }) => {
    services[1]?.kill();
    await setTimeout(1_000);
  },
};

export function createNodeFaults(nodes: readonly PatroniNode[]): Fault[] {
  const find = async (isPrimary: boolean, random: Random): Promise<PatroniNode> => {
    const members = await listMembers();
    const names = members.filter(({ role }) => (role === 'leader') === isPrimary);
    const { name } = random.pick(names);
    return random.pick(nodes.filter((node) => node.name === name));
  };
  const targets = [true, false].flatMap((isPrimary) =>
    Object.entries(onNode).map(([name, act]) => ({
      name: `${name} ${isPrimary ? 'the primary' : 'a standby'}`,
      run: async (random: Random) => act(await find(isPrimary, random), random),
    })),
  );
  return [
    ...targets,
    { name: 'switchover', run: () => changePrimary('/switchover') },
    { name: 'failover by hand', run: () => changePrimary('/failover') },
    {
      name: 'partition of the API servers',
      run: (random) => losePacketsOfServers(random, 100),
    },
    {
      name: 'slow network of the API servers',
      run: (random) => losePacketsOfServers(random, Math.round(random.between(5, 40))),
    },
  ];
}

async function losePacketsOfServers(random: Random, percent: number): Promise<void> {
  losePackets('servers', percent);
  await pause(random);
  stopLosing('servers');
}

async function changePrimary(path: '/switchover' | '/failover'): Promise<void> {
  const members = await listMembers();
  const findName = (wanted: string): NodeName | undefined =>
    members.find(({ role }) => role === wanted)?.name;
  const leader = findName('leader');
  const candidate = findName('sync_standby');
  if (leader === undefined || candidate === undefined) return;
  await callPatroni(leader, 'POST', path, { leader, candidate });
}

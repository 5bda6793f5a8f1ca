import { signal, tryRun, run } from './machine';

const bridge = 'lk0';
export const nodeNames = ['db1', 'db2', 'db3'] as const;
export type NodeName = (typeof nodeNames)[number];

/** Of the API servers, as the nodes see them. */
export const hostAddress = '10.77.0.1';

export function getAddress(node: NodeName): string {
  return `10.77.0.${11 + nodeNames.indexOf(node)}`;
}

/** A namespace per node, and a bridge on which they and this machine meet. */
export function createNetwork(): void {
  removeNetwork();
  ip(`link add ${bridge} type bridge`);
  ip(`addr add ${hostAddress}/24 dev ${bridge}`);
  ip(`link set ${bridge} up`);
  for (const node of nodeNames) {
    ip(`netns add lk-${node}`);
    ip(`link add lk-${node} type veth peer name eth0 netns lk-${node}`);
    ip(`link set lk-${node} master ${bridge} up`);
    ip(`-n lk-${node} addr add ${getAddress(node)}/24 dev eth0`);
    ip(`-n lk-${node} link set eth0 up`);
    ip(`-n lk-${node} link set lo up`);
  }
}

const ip = (words: string) => run('ip', ...words.split(' '));

export function removeNetwork(): void {
  stopLosing('servers');
  for (const node of nodeNames) {
    tryRun('ip', 'netns', 'del', `lk-${node}`);
    tryRun('ip', 'link', 'del', `lk-${node}`);
  }
  tryRun('ip', 'link', 'del', bridge);
}

/** The start of a command that runs in the node as a user. */
export function asUser(node: NodeName, user: string): readonly string[] {
  const identity = [`--reuid=${user}`, `--regid=${user}`, '--clear-groups'];
  return ['netns', 'exec', `lk-${node}`, 'setpriv', ...identity, '--'];
}

/** Sends a signal to every process of the node, as if its machine were paused or lost its power. */
export function signalNode(node: NodeName, name: NodeJS.Signals): void {
  const pids = ip(`netns pids lk-${node}`).split('\n').filter(Boolean).map(Number);
  signal(pids, name);
}

export function setConnected(node: NodeName, isConnected: boolean): void {
  ip(`link set lk-${node} ${isConnected ? 'up' : 'down'}`);
}

/** Loses packets on the way from a node, or from the API servers to all databases, which slows TCP down until it stands still. */
export function losePackets(from: NodeName | 'servers', percent: number): void {
  stopLosing(from);
  const prefix = from === 'servers' ? 'ip daddr 10.77.0.0/24 tcp dport { 5432, 6432 } ' : '';
  const chance = percent < 100 ? `numgen random mod 100 < ${percent} ` : '';
  const rule = `${prefix}${chance}drop`;
  runAt(
    from,
    'nft',
    [
      'add table inet larkspan-test',
      'add chain inet larkspan-test out { type filter hook output priority 0; }',
      `add rule inet larkspan-test out ${rule}`,
    ].join('; '),
  );
}

export function stopLosing(from: NodeName | 'servers'): void {
  try {
    runAt(from, 'nft', 'delete table inet larkspan-test');
  } catch {
    // There is none.
  }
}

function runAt(place: NodeName | 'servers', ...command: [string, ...string[]]): string {
  return place === 'servers'
    ? run(...command)
    : run('ip', 'netns', 'exec', `lk-${place}`, ...command);
}

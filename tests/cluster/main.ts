/** `npm run test:cluster`: see README.md. */
import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import {
  bundleFolder,
  createServerFaults,
  isReady,
  startApiServers,
  type ApiServer,
} from './api-servers';
import { findLosses } from './checks';
import { startDeliveries, type Deliveries } from './deliveries';
import { startLoad, type Load } from './load';
import { waitUntil } from './machine';
import { startPatroniCluster } from './patroni-cluster';
import { createRandom } from './random';
import { startSqlite } from './sqlite-database';
import type { Fault, TestedDatabase } from './tested-database';

/** Seconds for everything to be healthy again after a fault, without help. */
const maxRecovery = 180;

const { values } = parseArgs({
  options: {
    faults: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    database: { type: 'string', default: 'direct' },
    only: { type: 'string', default: '' },
  },
});
const seed = Number(values.seed);
const log = (line: string) => console.log(`${new Date().toISOString().slice(11, 19)} ${line}`);

async function main(): Promise<void> {
  const base = mkdtempSync(join(tmpdir(), 'larkspan-cluster-'));
  chmodSync(base, 0o755);
  log(`Seed ${seed}, database ${values.database}, logs in ${base}`);
  const database = await startDatabase(base);
  const deliveries = await startDeliveries();
  const servers: ApiServer[] = [];
  let load: Load | null = null;
  try {
    await startApiServers(servers, base, database.serverCount, {
      ...database.environment,
      ...deliveries.environment,
      DATA_KEY: randomBytes(32).toString('base64'),
      ACCOUNT_ROLES: 'owner:owner@agency.example',
    });
    load = startLoad(servers, seed);
    const slow = await makeFaults(database, servers);
    log('Waiting for the last calls and the outbox');
    await load.stop();
    const errors = [...slow, ...(await finish(database, servers, load, deliveries))];
    report(load, deliveries, errors);
    process.exitCode = errors.length > 0 ? 1 : 0;
  } finally {
    await load?.stop();
    await Promise.all(servers.map(({ service }) => service.stop()));
    await deliveries.stop();
    await database.stop();
    rmSync(bundleFolder, { recursive: true, force: true });
  }
}

function startDatabase(base: string): Promise<TestedDatabase> | TestedDatabase {
  if (values.database === 'sqlite') return startSqlite(base);
  return startPatroniCluster(base, values.database === 'pooled' ? 'pooled' : 'direct');
}

/** Returns a line for each fault from which something did not recover. */
async function makeFaults(database: TestedDatabase, servers: ApiServer[]): Promise<string[]> {
  const random = createRandom(seed);
  const faults: readonly Fault[] = [...createServerFaults(servers), ...database.faults].filter(
    ({ name }) => name.includes(values.only),
  );
  const errors: string[] = [];
  const total = Number(values.faults);
  let isInterrupted = false;
  process.once('SIGINT', () => (isInterrupted = true));
  for (let number = 1; number <= total && !isInterrupted; number += 1) {
    await setTimeout(random.between(500, 4_000));
    const fault = random.pick(faults);
    const title = `${number}/${total} ${fault.name}`;
    await fault.run(createRandom(seed * 1_000 + number)).catch((error: unknown) => {
      errors.push(`could not make a fault: ${title}: ${String(error)}`);
    });
    const endedAt = Date.now();
    const areReady = async () => (await Promise.all(servers.map(isReady))).every(Boolean);
    const isRecovered = async () => (await database.isHealthy()) && (await areReady());
    const hasRecovered = await waitUntil(isRecovered, maxRecovery);
    if (!hasRecovered) errors.push(`not healthy after ${maxRecovery} s: ${title}`);
    const seconds = ((Date.now() - endedAt) / 1_000).toFixed(1);
    log(`${title}: ${hasRecovered ? `healthy after ${seconds} s` : 'NOT HEALTHY'}`);
  }
  return errors;
}

async function finish(
  database: TestedDatabase,
  servers: readonly ApiServer[],
  load: Load,
  deliveries: Deliveries,
): Promise<string[]> {
  const isOutboxDone = async () =>
    (await database.query("select id from outbox where state = 'queued'")).length === 0;
  await waitUntil(isOutboxDone, 600);
  await setTimeout(2_000);
  const [server] = servers;
  if (server === undefined) throw new Error('There is no server');
  const ended = servers
    .filter(({ service }) => service.countOwnEnds() > 0)
    .map(({ name, service }) => `${name} stopped on its own ${service.countOwnEnds()} times`);
  return [...ended, ...(await findLosses(database, server, load.attempts, deliveries))];
}

function report({ attempts, unexpected }: Load, deliveries: Deliveries, errors: string[]): void {
  for (const kind of new Set(attempts.map((attempt) => attempt.kind))) {
    const all = attempts.filter((attempt) => attempt.kind === kind);
    const acknowledged = all.filter(({ answer }) => answer !== null).length;
    console.log(`${kind}: ${acknowledged} acknowledged of ${all.length}`);
  }
  for (const name of ['emails', 'texts'] as const) {
    const counts = [...deliveries[name].values()];
    const repeated = counts.filter((count) => count > 1).length;
    console.log(`${name}: ${counts.length}, of which left twice: ${repeated}`);
  }
  for (const [response, count] of unexpected) console.log(`${count} × ${response}`);
  for (const error of errors) console.log(`ERROR ${error}`);
  console.log(`${errors.length} errors. Replay with --seed=${seed}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

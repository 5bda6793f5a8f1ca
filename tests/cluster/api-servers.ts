import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { build } from 'esbuild';
import { freePort } from '../../scripts/ports';
import { serverBuild } from '../../scripts/build-server';
import { testJobs } from '../../server/testing/samples/listed-jobs';
import { signal, startService, waitUntil, type Service } from './machine';
import type { Fault } from './tested-database';

export type ApiServer = {
  name: string;
  url: string;
  service: Service;
  /** The file with the number of seconds that its clock is ahead. */
  clock: string;
};

/** Of the package libfaketime. */
const clockLibrary = '/usr/$LIB/faketime/libfaketimeMT.so.1';

/** A folder from which packages resolve. */
export const bundleFolder = join('dist', `cluster-test-${process.pid}`);

/** Builds the server and starts several, one after the other: the first one creates the tables. @param servers gets each */
export async function startApiServers(
  servers: ApiServer[],
  base: string,
  count: number,
  environment: Record<string, string>,
): Promise<void> {
  await build({ ...serverBuild, outdir: bundleFolder, sourcemap: false });
  const site = join(base, 'site');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, 'index.html'), '<title>Home</title>');
  writeFileSync(join(site, 'jobs.json'), JSON.stringify(testJobs));
  for (let index = 1; index <= count; index += 1) {
    const name = `server${index}`;
    const port = await freePort();
    const clock = join(base, `${name}.clock`);
    writeFileSync(clock, '+0');
    const service = startService({
      command: process.execPath,
      args: [resolve(bundleFolder, 'main.mjs')],
      env: {
        PATH: process.env['PATH'],
        PORT: String(port),
        SITE_DIR: site,
        DATA_DIR: join(base, name),
        LARKSPAN_NO_ENV_FILE: '1',
        DEMO: '1',
        RATE_LIMIT_FACTOR: '100000',
        TRUST_PROXY: 'true',
        MAX_LAG_MS: '30000',
        TEXTS_PER_DAY: '1000000',
        LD_PRELOAD: clockLibrary,
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_CACHE_DURATION: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
        ...environment,
      },
      log: join(base, `${name}.log`),
    });
    const server = { name, url: `http://127.0.0.1:${port}`, service, clock };
    servers.push(server);
    if (!(await waitUntil(() => isReady(server), 90)))
      throw new Error(`${name} did not start: see ${base}/${name}.log`);
  }
}

export async function isReady({ url }: ApiServer): Promise<boolean> {
  const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(3_000) });
  return response.ok;
}

export function createServerFaults(servers: readonly ApiServer[]): Fault[] {
  return [
    {
      name: 'kill -9 of an API server',
      run: async (random) => {
        const seconds = random.between(1, 10);
        random.pick(servers).service.kill(seconds);
        await setTimeout(seconds * 1_000);
      },
    },
    {
      name: 'pause of an API server',
      run: async (random) => {
        const pid = random.pick(servers).service.pid();
        if (pid === null) return;
        signal([pid], 'SIGSTOP');
        await setTimeout(random.between(2, 20) * 1_000);
        signal([pid], 'SIGCONT');
      },
    },
    {
      name: 'clock shift of an API server',
      run: async (random) => {
        const { clock } = random.pick(servers);
        writeFileSync(clock, `${random.pick(['-', '+'])}${Math.round(random.between(30, 3_600))}`);
        await setTimeout(random.between(5, 40) * 1_000);
        writeFileSync(clock, '+0');
      },
    },
  ];
}

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { searchHeader } from '../contract/shared/list-limits';
import { regionIds } from '../contract/shared/regions';
import { buildServer } from '../scripts/build-server';
import { startPostgres } from '../server/testing/database/postgres';
import { fillInbox, readers, staff, type SampleThread } from './inbox/inbox-data';
import { createDataFolder, request, withServer, type MeasuredServer } from './measured-server';
import { pollWithTabs } from './inbox/polling-tabs';
import { getLastName, getWord, pickAt } from './inbox/sample-language';

export type Figure = {
  name: string;
  /** The median and the 95th percentile, or one number. */
  values: readonly number[];
  unit: 'ms' | 's' | 'MB' | '%' | '';
  /** The largest allowed value of each; empty for a figure without a target. */
  max: readonly number[];
  /** Milliseconds of CPU for each request: unlike its time, the same on a busy machine. */
  cpu?: number;
};

export type InboxFigures = { engine: string; count: number; figures: Figure[] };

/** Databases of a folder are filled once and used again. */
export type KeptDatabases = { kept: string | undefined; isOnlyFilled: boolean };

/** With each number of threads, on SQLite, then on PostgreSQL. */
export async function* measureInbox(
  counts: readonly number[],
  options: KeptDatabases,
): AsyncGenerator<InboxFigures> {
  await buildServer();
  for (const engine of ['SQLite', 'PostgreSQL'] as const) {
    for (const count of counts) {
      const kept = options.kept && join(options.kept, `inbox-${engine.toLowerCase()}-${count}`);
      if (kept) mkdirSync(kept, { recursive: true });
      const postgres =
        engine === 'SQLite' ? null : await startPostgres(kept && join(kept, 'postgres'));
      const environment = {
        DATA_DIR: kept ? join(kept, 'data') : createDataFolder(),
        LARKSPAN_NO_ENV_FILE: '1',
        ...(postgres && { DATABASE_URL: postgres.url }),
      };
      try {
        const samples = await readOrFill(environment, count);
        if (options.isOnlyFilled) continue;
        yield { engine, count, figures: await measureEngine(environment, samples, Boolean(kept)) };
      } finally {
        await postgres?.stop();
      }
    }
  }
}

async function readOrFill(environment: { DATA_DIR: string }, count: number) {
  const file = join(environment.DATA_DIR, 'bench-samples.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as SampleThread[];
  const samples = await fillInbox(environment, count);
  writeFileSync(file, JSON.stringify(samples));
  return samples;
}

function measureEngine(
  environment: { DATA_DIR: string } & Record<string, string>,
  samples: readonly SampleThread[],
  isKept: boolean,
): Promise<Figure[]> {
  return withServer(
    environment,
    async (server) => {
      const start = performance.now();
      await request(server, '/chats');
      const firstList = server.startSeconds + (performance.now() - start) / 1000;
      const memoryAfterStart = server.readMemory();
      const requests = await measureRequests(server, samples);
      const tabs = await pollWithTabs(server, {
        count: 200,
        accounts: readers,
        threadIds: samples.map(({ id }) => id),
      });
      return [
        { name: 'first list after a start', values: [firstList], unit: 's', max: [3] },
        ...requests,
        { name: '200 tabs, a form per 5 s: CPU', values: [tabs.cpu * 100], unit: '%', max: [20] },
        { name: '200 tabs, a form per 5 s: errors', values: [tabs.errors], unit: '', max: [0] },
        { name: 'memory after the first list', values: [memoryAfterStart], unit: 'MB', max: [] },
        { name: 'memory after this load', values: [server.readMemory()], unit: 'MB', max: [250] },
      ];
    },
    { isKept },
  );
}

async function measureRequests(
  server: MeasuredServer,
  samples: readonly SampleThread[],
): Promise<Figure[]> {
  const pick = (round: number) => pickAt(samples, round * 7_919);
  /** Without it, the server would have the answer ready. */
  const changeInbox = (round: number) =>
    request(server, `/chats/${pick(round).id}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channel: 'note', text: `Note ${round}` }),
    });
  const measureList = (name: string, getQuery: (round: number) => string) =>
    measure(server, name, {
      max: [10, 30],
      before: changeInbox,
      getPath: (round) => `/chats?${getQuery(round)}`,
    });
  const measureSearch = (name: string, getText: (round: number) => string) =>
    measure(server, `search: ${name}`, {
      max: [50],
      getPath: () => '/chats',
      getHeaders: (round) => ({ [searchHeader]: encodeURIComponent(getText(round)) }),
    });
  const { etag } = await request(server, '/chats');
  return [
    await measureList('list: first page', () => ''),
    await measureList('list: page in the middle', (round) => {
      const { activeAt, id } = pickAt(samples, Math.floor(samples.length / 2) + (round % 40));
      return `after=activity~${activeAt}~${id}`;
    }),
    await measureList('list: filtered', (round) => {
      const region = pickAt(regionIds, round);
      return `status=qualified&region=${region}&assignee=${pickAt(staff, round)}`;
    }),
    await measureList('list: longest wait first', () => 'waiting=1&sort=waiting'),
    await measureSearch('rare word', (round) => getWord(20_000 + round)),
    await measureSearch('middle word', (round) => getWord(1_000 + round)),
    await measureSearch('common word', (round) => getWord(60 + round)),
    await measureSearch(
      'two common words',
      (round) => `${getWord(60 + round)} ${getWord(100 + round)}`,
    ),
    await measureSearch(
      'common and rare word',
      (round) => `${getWord(60 + round)} ${getWord(9_000 + round)}`,
    ),
    await measureSearch('beginning of a name', (round) => getLastName(500 + round).slice(0, 4)),
    await measureSearch('phone number', (round) => pick(round).contact),
    await measureSearch('last four digits', (round) => pick(round).contact.slice(-4)),
    await measure(server, 'unchanged poll', {
      max: [10],
      getPath: () => '/chats',
      getHeaders: () => ({ 'if-none-match': etag }),
    }),
    await measure(server, 'opening a thread', {
      max: [10],
      getPath: (round) => `/chats/${pick(round).id}`,
    }),
  ];
}

const rounds = 60;
/** An office's server has compiled its hot code. */
const warmups = 30;

type Measured = {
  max: readonly number[];
  getPath: (round: number) => string;
  getHeaders?: (round: number) => Record<string, string>;
  before?: (round: number) => Promise<unknown>;
};

export async function measure(
  server: MeasuredServer,
  name: string,
  { max, getPath, getHeaders = () => ({}), before }: Measured,
): Promise<Figure> {
  const times: number[] = [];
  let cpu = 0;
  for (let round = 0; round < rounds + warmups; round += 1) {
    await before?.(round);
    const cpuBefore = server.readCpu();
    const { time } = await request(server, getPath(round), { headers: getHeaders(round) });
    if (round < warmups) continue;
    times.push(time);
    cpu += server.readCpu() - cpuBefore;
  }
  times.sort((a, b) => a - b);
  const percentile = (share: number) => times[Math.floor(times.length * share)] ?? NaN;
  return {
    name,
    values: [percentile(0.5), percentile(0.95)],
    unit: 'ms',
    max,
    cpu: (cpu * 1000) / rounds,
  };
}

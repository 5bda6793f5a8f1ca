/**
 * `npm run bench`: requests are ratios to an empty Fastify route measured in the same run.
 * `npm run bench -- dashboard publish` runs only these parts.
 * `npm run bench -- inbox 10000 100000` fills the inbox with these numbers of threads.
 * `--data <folder>` keeps filled databases there for the next run, and `--fill` only fills them.
 * `--starter <folder>` is another Gatsby site to compare builds with.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { formatNumber } from '../contract/shared/text/format-number';
import { measureApi } from './api';
import { measureDashboard } from './dashboard';
import type { DatabaseFigures, Figure } from './figures';
import { fullDatabase } from './full-database';
import { measureInbox } from './inbox';
import { measureLists } from './lists';
import { measurePages } from './pages';
import { measurePublish } from './publishing';
import { measureSiteBuild } from './site-build';

const parts = { build, pages, api, inbox, lists, dashboard, publish } as const;
type Part = keyof typeof parts;

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    peer: { type: 'string' },
    starter: { type: 'string' },
    data: { type: 'string' },
    fill: { type: 'boolean', default: false },
  },
});

const isNumber = (text: string) => /^\d+$/.test(text);
const selected = positionals.filter((text) => !isNumber(text));
const threadCounts = positionals.filter(isNumber).map(Number);

async function main(): Promise<void> {
  const names = Object.keys(parts);
  const unknown = selected.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`Unknown part: ${unknown.join(', ')}. The parts are: ${names.join(', ')}.`);
  }
  for (const name of selected.length === 0 ? names : selected) await parts[name as Part]();
}

async function build(): Promise<void> {
  const { sample, full, edited, peer } = await measureSiteBuild(options.starter);
  print('Site build: seconds and peak memory', [
    ['clean, sample content', formatBuild(sample)],
    ['clean, 1,000 articles more', formatBuild(full)],
    ['one of these articles changed', formatBuild(edited)],
    ['per article', `${(full.seconds - sample.seconds).toFixed(1)} ms`],
    ...(peer === null
      ? []
      : [['as a ratio to the other site', (full.seconds / peer).toFixed(2)] satisfies Row]),
    describeLoad(),
  ]);
}

const formatBuild = ({ seconds, megabytes }: { seconds: number; megabytes: number }) =>
  `${formatSeconds(seconds)}, ${megabytes.toFixed(0)} MB`;

async function pages(): Promise<void> {
  const [, folder = '', path = ''] = /^(.+)=(\/.*)$/.exec(options.peer ?? '') ?? [];
  if (options.peer !== undefined && folder === '') {
    throw new Error('A peer is given as <folder>=<path>, such as ../blog/dist=/blog/first-post.');
  }
  print('An article on a slow phone, medians of 5', [
    ...(await measurePages(folder === '' ? undefined : { folder, path })),
    describeLoad(),
  ]);
}

async function api(): Promise<void> {
  const figures = await measureApi();
  print('Server', [
    ['memory after start', formatMemory(figures.memoryAfterStart)],
    ['memory after the load below', formatMemory(figures.memoryAfterLoad)],
    ['start until ready', formatSeconds(figures.startSeconds)],
  ]);
  print('Requests per second, as a ratio to an empty Fastify route', [
    ['an empty route', `1.00 (${figures.emptyRoute.toFixed(0)} per second here)`],
    ...figures.routes.map(({ name, ratio }): Row => [name, ratio.toFixed(3)]),
  ]);
  print('POST /api/email, one after the other, committed to disk', [
    ['p50', `${figures.insert.p50.toFixed(1)} ms`],
    ['p99', `${figures.insert.p99.toFixed(1)} ms`],
  ]);
}

const keptDatabases = { kept: options.data, isOnlyFilled: options.fill };

async function inbox(): Promise<void> {
  const counts = threadCounts.length > 0 ? threadCounts : [10_000, 100_000, 1_000_000];
  await printFigures('threads', measureInbox(counts, keptDatabases));
}

async function lists(): Promise<void> {
  const counts = threadCounts.length > 0 ? threadCounts : [100_000];
  await printFigures('of each', measureLists(counts, keptDatabases));
}

async function printFigures(records: string, measured: AsyncIterable<DatabaseFigures>) {
  for await (const { engine, count, figures } of measured) {
    print(`${formatNumber(count)} ${records} on ${engine}: median, 95th percentile, CPU; target`, [
      ...figures.map(({ name, ...figure }): Row => [name, formatFigure(figure)]),
      describeLoad(),
    ]);
  }
}

function formatFigure({ values, unit, max, cpu }: Omit<Figure, 'name'>): string {
  const format = (numbers: readonly number[]) =>
    numbers.map((number) => number.toFixed(number < 10 ? 1 : 0)).join(' / ');
  const holds = max.every((limit, index) => (values[index] ?? NaN) <= limit);
  const spent = cpu === undefined ? '' : `CPU ${format([cpu])}`;
  const target =
    max.length === 0 ? '' : `≤ ${format(max)}`.padEnd(12) + (holds ? 'holds' : 'MISSED');
  return `${format(values)} ${unit}`.padEnd(18) + spent.padEnd(10) + target;
}

async function dashboard(): Promise<void> {
  const { screens, lists, slowdowns, pollBytes, pollChanges } = await measureDashboard();
  print(
    'Scripts of a screen beyond the overview’s (brotli), and its largest file; maximum 120 kB, except for the editor',
    screens.map(({ name, files, bytes, largest }) => [
      name,
      `${formatWeight(bytes, files)}, largest ${formatBytes(largest)}`,
    ]),
  );
  print(
    'Lists of the full database until the first row is painted, CPU slowed down 4 times; maximum 1 s',
    [
      ...lists.map(({ name, byLink, byReload }): Row => [
        name,
        `${byLink.toFixed(0)} ms by link, ${byReload.toFixed(0)} ms by reload`,
      ]),
      ['measured slowdown before, after', slowdowns.map((times) => times.toFixed(1)).join(', ')],
      describeLoad(),
      ['response to an unchanged poll', `${pollBytes} bytes`],
      ['DOM changes in two polls', String(pollChanges)],
    ],
  );
}

async function publish(): Promise<void> {
  const { first, idle, busy } = await measurePublish();
  print(`Publishing a post on a site with ${fullDatabase.posts}, medians of 3`, [
    ['start of the server until all are live', formatSeconds(first)],
    ['Publish pressed until page, lists, feed, and sitemap show it', formatSeconds(idle)],
    ['the same with all processors busy', formatSeconds(busy)],
    describeLoad(),
  ]);
}

type Row = [name: string, figure: string];

function describeLoad(): Row {
  const [minute = NaN] = loadavg();
  return ['load average', `${minute.toFixed(1)} on ${cpus().length} processors`];
}

const formatSeconds = (seconds: number) => `${seconds.toFixed(1)} s`;
const formatMemory = (megabytes: number) => `${megabytes.toFixed(0)} MB`;
const formatBytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const formatWeight = (bytes: number, files: number) => `${formatBytes(bytes)} in ${files} files`;

function print(title: string, rows: Row[]): void {
  console.log(`\n${title}`);
  for (const [name, figure] of rows) console.log(`  ${name.padEnd(34)} ${figure}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

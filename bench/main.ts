/**
 * `npm run bench`: requests are ratios to an empty Fastify route measured in the same run.
 * `npm run bench -- dashboard publish` runs only these parts.
 */
import { cpus, loadavg } from 'node:os';
import { measureApi } from './api';
import { measureDashboard } from './dashboard';
import { clientCounts, fullOffice, measureOffice } from './full-database';
import { measurePages } from './page-weight';
import { measurePublish } from './publishing';
import { measureSiteBuild } from './site-build';

const parts = { build, pages, api, office, dashboard, publish } as const;
type Part = keyof typeof parts;

async function main(): Promise<void> {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in parts));
  if (unknown !== undefined) throw new Error(`Among ${Object.keys(parts).join(' ')}`);
  const names = Object.keys(parts) as Part[];
  for (const name of names) if (asked.length === 0 || asked.includes(name)) await parts[name]();
}

async function build(): Promise<void> {
  const { cold, warm } = await measureSiteBuild();
  print('Site build', [
    ['from nothing', `${cold.toFixed(1)} s`],
    ['again, one article edited', `${warm.toFixed(1)} s`],
  ]);
}

function pages(): void {
  print(
    'JavaScript a page loads (brotli)',
    measurePages().map(({ path, files, bytes }) => [path, `${kB(bytes)} in ${files} files`]),
  );
}

async function api(): Promise<void> {
  const figures = await measureApi();
  print('Server', [
    ['memory after start', `${figures.memoryAfterStart.toFixed(0)} MB`],
    ['memory after the load below', `${figures.memoryAfterLoad.toFixed(0)} MB`],
    ['start until ready', `${figures.startSeconds.toFixed(1)} s`],
  ]);
  print('Requests per second, as a ratio to an empty Fastify route', [
    ['an empty route', `1.00 (${figures.emptyRoute.toFixed(0)} per second here)`],
    ...figures.routes.map(({ name, ratio }): [string, string] => [name, ratio.toFixed(3)]),
  ]);
  print('POST /api/email, one after the other, committed to disk', [
    ['p50', `${figures.insert.p50.toFixed(1)} ms`],
    ['p99', `${figures.insert.p99.toFixed(1)} ms`],
  ]);
}

async function office(): Promise<void> {
  for (const { engine, firstList, memory, routes } of await measureOffice()) {
    print(
      `The office with ${fullOffice.threads} threads on ${engine}, as ratios at ${clientCounts.join(', ')} clients`,
      [
        ...routes.map(({ name, ratios }): [string, string] => [
          name,
          ratios.map((ratio) => ratio.toFixed(4)).join('  '),
        ]),
        ['first list after the start', `${firstList.toFixed(1)} s`],
        ['memory after this load', `${memory.toFixed(0)} MB`],
      ],
    );
  }
}

async function dashboard(): Promise<void> {
  const { screens, lists, slowdowns, unchangedPoll, changesByPolls } = await measureDashboard();
  print(
    'Scripts of a screen beyond the overview’s (brotli), and the largest of all its files; 120 kB at most but for the editor',
    screens.map(({ name, files, bytes, largest }) => [
      name,
      `${kB(bytes)} in ${files} files, largest ${kB(largest)}`,
    ]),
  );
  print(
    'The full office’s lists until the rows that a window has room for are on screen, processor slowed down 4 times; 1 s at most',
    [
      ...lists.map(({ name, byLink, byReload }): [string, string] => [
        name,
        `${byLink.toFixed(0)} ms by its link, ${byReload.toFixed(0)} ms loaded anew`,
      ]),
      [
        'slower in fact',
        `${slowdowns.map((times) => times.toFixed(1)).join(' times before, ')} after`,
      ],
      machine(),
      ['unchanged poll, whole answer', `${unchangedPoll} bytes`],
      ['changes of the page in two polls', String(changesByPolls)],
    ],
  );
}

async function publish(): Promise<void> {
  const { first, live, done, steps } = await measurePublish();
  print(`One more post published on a site with ${fullOffice.posts} of the office; 30 s at most`, [
    ['its page is served after', `${live.toFixed(1)} s`],
    ['all is done after', `${done.toFixed(1)} s`],
    ...steps.map(([step, seconds]): [string, string] => [`  ${step}`, `${seconds.toFixed(1)} s`]),
    ['the first build took', `${first.toFixed(1)} s`],
    machine(),
  ]);
}

function machine(): [string, string] {
  const [minute = NaN] = loadavg();
  return ['processes that wanted to run', `${minute.toFixed(1)} on ${cpus().length} processors`];
}

const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

function print(title: string, rows: [string, string][]): void {
  console.log(`\n${title}`);
  for (const [name, figure] of rows) console.log(`  ${name.padEnd(34)} ${figure}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

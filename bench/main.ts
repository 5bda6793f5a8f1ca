/**
 * `npm run bench`: the product's figures. Times depend on the machine, so requests are given as a ratio to an empty Fastify
 * route measured in turn with them, in the same run. `npm run bench -- --no-build` leaves out the site's build.
 */
import { measureApi } from './api';
import { measureDashboard } from './dashboard';
import { clientCounts, measureOffice, officeThreads } from './office';
import { measurePages } from './pages';
import { measureSiteBuild } from './site';

async function main(): Promise<void> {
  if (!process.argv.includes('--no-build')) {
    const build = await measureSiteBuild();
    print('Site build', [
      ['from nothing', `${build.cold.toFixed(1)} s`],
      ['again, one article edited', `${build.warm.toFixed(1)} s`],
    ]);
  }
  print(
    'JavaScript a page loads (brotli)',
    measurePages().map(({ path, files, bytes }) => [
      path,
      `${(bytes / 1000).toFixed(1)} kB in ${files} files`,
    ]),
  );
  const api = await measureApi();
  print('Server', [
    ['memory after start', `${api.memoryAfterStart.toFixed(0)} MB`],
    ['memory after the load below', `${api.memoryAfterLoad.toFixed(0)} MB`],
    ['start until ready', `${api.startSeconds.toFixed(1)} s`],
  ]);
  print('Requests per second, as a ratio to an empty Fastify route', [
    ['an empty route', `1.00 (${api.emptyRoute.toFixed(0)} per second here)`],
    ...api.routes.map(({ name, ratio }): [string, string] => [name, ratio.toFixed(3)]),
  ]);
  print('POST /api/email, one after the other, committed to disk', [
    ['p50', `${api.insert.p50.toFixed(1)} ms`],
    ['p99', `${api.insert.p99.toFixed(1)} ms`],
  ]);
  for (const { engine, firstList, memory, routes } of await measureOffice()) {
    print(
      `The office with ${officeThreads} threads on ${engine}, as ratios at ${clientCounts.join(', ')} clients`,
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
  const dashboard = await measureDashboard();
  print(
    `Lists with ${officeThreads} threads and as many requests in Chromium, processor slowed down 4 times`,
    [
      ...dashboard.lists.flatMap(({ name, byLink, byReload }): [string, string][] => [
        [`${name} drawn, by the link`, `${byLink.toFixed(0)} ms`],
        [`${name} drawn, page loaded anew`, `${byReload.toFixed(0)} ms`],
      ]),
      ['unchanged poll, whole answer', `${dashboard.unchangedPoll} bytes`],
      ['changes of the page in two polls', String(dashboard.changesByPolls)],
    ],
  );
}

function print(title: string, rows: [string, string][]): void {
  console.log(`\n${title}`);
  for (const [name, figure] of rows) console.log(`  ${name.padEnd(34)} ${figure}`);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

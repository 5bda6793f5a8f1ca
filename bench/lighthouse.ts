/**
 * `npm run lighthouse`: Lighthouse (mobile) on a page of each template of the running product; the figure of a page is the
 * median of three runs. Ends badly where accessibility, best practices or SEO is below 100; performance depends on
 * the machine and is only printed. `npm run lighthouse -- 1 /hha /faqs`: so many runs, only these pages.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { ensureBrowser } from '../scripts/browser';
import { freePort } from '../scripts/port';
import { forget, startStack } from '../tests/fixtures/stack';

const pages = [
  '/',
  '/new-jersey',
  '/hha',
  '/contact',
  '/career',
  '/help-desk',
  '/hha-certification',
  '/faqs',
  '/blog',
  '/blog/making-a-bathroom-safer',
  '/eligibility',
  '/privacy-policy',
  '/service-areas',
  '/past-event',
  '/team',
  '/about-us',
  '/sitemap',
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;
type Run = { scores: Scores; faults: string[] };

/** In a process of its own: the loader that runs this file would change the functions that Lighthouse sends to the page. */
async function runOnce(url: string, port: number): Promise<Run> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      'node_modules/lighthouse/cli/index.js',
      url,
      `--port=${port}`,
      '--output=json',
      '--quiet',
      `--only-categories=${categories.join(',')}`,
    ],
    { maxBuffer: 64 * 1024 * 1024 },
  );
  const lhr = JSON.parse(stdout) as Result;
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
  const faults = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ audit: lhr.audits[id], weight }))
    .filter(({ audit, weight }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 1)
    .map(({ audit }) => `${audit?.id}: ${audit?.title}`);
  return { scores, faults };
}

function median(numbers: number[]): number {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

async function main(): Promise<void> {
  const [runs = '3', ...chosen] = process.argv.slice(2);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  });
  const stack = await startStack();
  let isGood = true;
  try {
    console.log(`${'page'.padEnd(34)} ${categories.join('  ')}`);
    for (const path of chosen.length > 0 ? chosen : pages) {
      const results: Run[] = [];
      for (let run = 0; run < Number(runs); run++) {
        results.push(await runOnce(stack.url + path, port));
      }
      const scores = categories.map((name) => median(results.map((result) => result.scores[name])));
      const columns = scores.map((score, index) =>
        String(score).padStart(categories[index]?.length ?? 0),
      );
      console.log(`${path.padEnd(34)} ${columns.join('  ')}`);
      if (scores.slice(1).some((score) => score < 100)) {
        isGood = false;
        new Set(results.flatMap(({ faults }) => faults)).forEach((fault) =>
          console.log(`  ${fault}`),
        );
      }
    }
  } finally {
    await browser.close();
    await stack.stop();
    forget(stack);
  }
  process.exit(isGood ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

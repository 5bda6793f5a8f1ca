/**
 * `npm run lighthouse`: Lighthouse (mobile) on one page per template, median of three runs. Fails on accessibility, best-practice, or SEO
 * audits; performance depends on the machine. `npm run lighthouse -- 1 /hha`: one run of one page.
 */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import type { Result } from 'lighthouse';
import { ensureBrowser } from '../scripts/browser';
import { freePort } from '../scripts/ports';
import { samplePages, type PageKind } from '../tests/fixtures/sample-pages';
import { removeStack, startStack } from '../tests/fixtures/stack';
import { median } from './throughput';

/** Deliberately hidden from search engines. */
const hidden = ['is-crawlable'];

const exempt: Partial<Record<PageKind, readonly string[]>> = {
  search: hidden,
  'thank-you': hidden,
  'help-desk-status': hidden,
  'sign-in': hidden,
  dashboard: hidden,
  '404': [...hidden, 'http-status-code', 'errors-in-console'],
};

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;
type Run = { scores: Scores; issues: string[] };

const maxAttempts = 4;

async function runOnce(url: string, port: number, exemptAudits: readonly string[]): Promise<Run> {
  for (let attempt = 1; ; attempt++) {
    const lhr = await lighthouse(url, port);
    const { code = 'NO_ERROR', message = '' } = lhr.runtimeError ?? {};
    if (code === 'NO_ERROR') return readRun(lhr, exemptAudits);
    if (code !== 'NO_NAVSTART' || attempt === maxAttempts) throw new Error(`${url}: ${message}`);
  }
}

/** In its own process, because tsx changes the functions that Lighthouse sends to the page. */
async function lighthouse(url: string, port: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'larkspan-lighthouse-'));
  const file = join(folder, 'result.json');
  const command = [
    'node_modules/lighthouse/cli/index.js',
    url,
    `--port=${port}`,
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--ignore-status-code',
    `--only-categories=${categories.join(',')}`,
  ];
  try {
    // Lighthouse writes its result even if it exits with 1.
    await promisify(execFile)(process.execPath, command).catch((error: unknown) => {
      if (!existsSync(file)) throw error;
    });
    return JSON.parse(readFileSync(file, 'utf8')) as Result;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function readRun(lhr: Result, exemptAudits: readonly string[]): Run {
  const scores = Object.fromEntries(
    categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
  ) as Scores;
  const issues = categories
    .filter((name) => name !== 'performance')
    .flatMap((name) => lhr.categories[name]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && !exemptAudits.includes(id))
    .map(({ id }) => lhr.audits[id])
    .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 1)
    .map((audit) => `${audit?.id}: ${audit?.title}`);
  return { scores, issues };
}

async function main(): Promise<void> {
  const [runs = '3', ...paths] = process.argv.slice(2);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [`--remote-debugging-port=${port}`, '--no-sandbox', '--disable-gpu'],
  });
  const stack = await startStack();
  let isGood = true;
  try {
    console.log(`${'page'.padEnd(34)} ${categories.join('  ')}`);
    const kinds = Object.entries(samplePages) as [PageKind, string][];
    const selected = kinds.filter(([, path]) => paths.length === 0 || paths.includes(path));
    if (selected.length === 0) {
      throw new Error(`Unknown page. The pages are: ${Object.values(samplePages).join(' ')}`);
    }
    for (const [kind, path] of selected) {
      const results: Run[] = [];
      for (let run = 0; run < Number(runs); run++) {
        results.push(await runOnce(stack.url + path, port, exempt[kind] ?? []));
      }
      const columns = categories.map((name) =>
        String(median(results.map(({ scores }) => scores[name]))).padStart(name.length),
      );
      console.log(`${path.padEnd(34)} ${columns.join('  ')}`);
      const issues = new Set(results.flatMap((result) => result.issues));
      if (issues.size > 0) isGood = false;
      for (const issue of issues) console.log(`  ${issue}`);
    }
  } finally {
    await browser.close();
    await stack.stop();
    removeStack(stack);
  }
  process.exit(isGood ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});

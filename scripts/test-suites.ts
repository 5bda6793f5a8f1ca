import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { ensureBrowser, ensureHeadlessBrowser } from './browser';
import { buildServer } from './build-server';
import { isSiteStale } from './build-site';
import {
  fromPlaywright,
  fromVitest,
  type Outcome,
  type PlaywrightReport,
  type Result,
  type VitestReport,
} from './test-report';

/** Runs a command to its end and resolves to its exit code. */
type Run = (command: string, environment?: Record<string, string>) => Promise<number>;

export type Suite = { name: string; run: (run: Run) => Promise<Result> };

type Tier = {
  isFull: boolean;
  changedSince: string | null;
};

/** Two queues that run in parallel, one per core, and take about as long. */
export function queueSuites({ isFull, changedSince }: Tier): Suite[][] {
  const changed = changedSince === null ? '' : ` --changed=${changedSince} --passWithNoTests`;
  const sources = [
    check('lint', 'oxlint .'),
    check('content', 'tsx scripts/check-content.ts'),
    check('imports', 'depcruise --output-type err src contract server scripts tests bench plugins'),
    check('unused', 'knip'),
    check('dependencies', 'tsx scripts/lint/check-dependencies.ts'),
    check('conventions', 'tsx scripts/lint/check-conventions.ts'),
    check('format', 'oxfmt --check .'),
  ];
  const server = vitest('server', `--project server${changed}`);
  const unit = vitest('unit', `--project unit --project unit-dom${changed}`);
  if (changedSince !== null) return [[server], [...sources, unit]];
  const postgres = vitest('server-postgres', '--project server-postgres');
  const site: Suite = {
    name: 'site',
    run: async (run) => {
      await ensureSite(run);
      return vitest('site', '--project site').run(run);
    },
  };
  const queues = [
    [site, endToEnd(isFull ? ensureBrowser : ensureHeadlessBrowser), server],
    [postgres, unit, ...sources],
  ];
  if (!isFull) return queues;
  queues[1]?.push(vitest('firefox', '--project firefox'));
  return queues.map((queue) => queue.map(toFullSuite));
}

/** Adds the slow and rare tests. */
function toFullSuite({ name, run }: Suite): Suite {
  return {
    name,
    run: (command) => run((line, environment) => command(line, { ...environment, TEST_FULL: '1' })),
  };
}

function check(name: string, command: string): Suite {
  return {
    name,
    run: async (run) =>
      (await run(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 },
  };
}

function vitest(name: string, options: string): Suite {
  const report = `test-results/${name}.json`;
  // Two suites run at a time, one per core.
  const command = `vitest run ${options} --maxWorkers=1 --reporter=default --reporter=json --outputFile.json=${report}`;
  return {
    name,
    run: async (run) => {
      rmSync(report, { force: true });
      const code = await run(command);
      const found = readReport<VitestReport>(report);
      const mayBeEmpty = options.includes('--passWithNoTests');
      return toResult(code, found && fromVitest(found), mayBeEmpty);
    },
  };
}

function endToEnd(findBrowser: () => string): Suite {
  const report = 'test-results/e2e.json';
  return {
    name: 'e2e',
    run: async (run) => {
      const browser = findBrowser();
      await ensureSite(run);
      await buildServer();
      rmSync(report, { force: true });
      const code = await run('playwright test', {
        CHROMIUM_PATH: browser,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      });
      const found = readReport<PlaywrightReport>(report);
      return toResult(code, found && fromPlaywright(found));
    },
  };
}

async function ensureSite(run: Run): Promise<void> {
  if (!isSiteStale()) return;
  // Tests expect the sample agency's site.
  const code = await run('tsx scripts/build.ts', { LARKSPAN_NO_ENV_FILE: '1' });
  if (code !== 0) throw new Error('The site could not be built.');
}

/** A suite that exited with an error or ran no tests has failed. */
function toResult(code: number, found: Result | null, mayBeEmpty = false): Result {
  const result = found ?? { passed: 0, failed: 0 };
  const isEmpty = result.passed === 0 && !mayBeEmpty;
  if (result.failed > 0 || (code === 0 && !isEmpty)) return result;
  return { ...result, failed: 1 };
}

function readReport<Report>(file: string): Report | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Report;
  } catch {
    return null;
  }
}

/** @param priority see os.setPriority */
export async function runSuite({ name, run }: Suite, priority: number): Promise<Outcome> {
  console.log(`${name} …`);
  const start = Date.now();
  let output = '';
  const runCommand: Run = async (command, environment = {}) => {
    const child = spawn('npx', ['--no-install', ...command.split(' ')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    if (child.pid !== undefined) setPriority(child.pid, priority);
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  };
  const result = await run(runCommand).catch((error: unknown) => {
    output += error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (Date.now() - start) / 1000;
  console.log(`${name} ${result.failed === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(0)} s`);
  return { ...result, name, seconds, output };
}

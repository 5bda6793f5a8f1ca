import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { ensureBrowser, ensureHeadlessBrowser } from './browser';
import { buildServer } from './build-server';
import { siteIsStale } from './build-site';
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

export type Suite = {
  name: string;
  run: (run: Run) => Promise<Result>;
};

type Tier = {
  isFull: boolean;
  /** A git revision: only the tests that changes since then affect; null: all. */
  changedSince: string | null;
};

/** Two queues that run in parallel, one per core, longest suite first. */
export function queueSuites({ isFull, changedSince }: Tier): Suite[][] {
  const changed = changedSince === null ? '' : ` --changed=${changedSince} --passWithNoTests`;
  const sources: Suite[] = [
    // Types and lint rules in one pass.
    { name: 'lint', run: check('oxlint .') },
    { name: 'content', run: check('tsx scripts/check-content.ts') },
    {
      name: 'imports',
      run: check('depcruise --output-type err src contract server scripts tests bench plugins'),
    },
    { name: 'unused', run: check('knip') },
    { name: 'conventions', run: check('tsx scripts/check-conventions.ts') },
    { name: 'format', run: check('oxfmt --check .') },
  ];
  const server = { name: 'server', run: vitest('server', `--project server${changed}`) };
  const unit = {
    name: 'unit',
    run: vitest('unit', `--project unit --project unit-dom${changed}`),
  };
  if (changedSince !== null) return [[server], [...sources, unit]];
  const postgres = {
    name: 'server-postgres',
    run: vitest('server-postgres', '--project server-postgres'),
  };
  const site = { name: 'site', run: buildAndCheckSite };
  const e2e = {
    name: 'e2e',
    run: isFull ? runEndToEnd(ensureBrowser) : runEndToEnd(ensureHeadlessBrowser),
  };
  if (!isFull)
    return [
      [site, e2e],
      [postgres, server, unit, ...sources],
    ];
  const firefox = { name: 'firefox', run: vitest('firefox', '--project firefox') };
  return [
    [site, e2e],
    [postgres, server, unit, ...sources, firefox],
  ].map((queue) => queue.map(toFullSuite));
}

/** Adds the slow and rare tests. */
function toFullSuite({ name, run }: Suite): Suite {
  return {
    name,
    run: (command) => run((line, environment) => command(line, { ...environment, TEST_FULL: '1' })),
  };
}

/** A suite with one result: the command's exit code. */
const check =
  (command: string) =>
  async (run: Run): Promise<Result> =>
    (await run(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const vitest =
  (name: string, options: string) =>
  async (run: Run): Promise<Result> => {
    const report = `test-results/${name}.json`;
    rmSync(report, { force: true });
    // Two suites run at a time, one per core.
    const code = await run(
      `vitest run ${options} --maxWorkers=1 --reporter=default --reporter=json --outputFile.json=${report}`,
    );
    const found = readReport<VitestReport>(report);
    const mayBeEmpty = options.includes('--passWithNoTests');
    return toResult(code, found && fromVitest(found), mayBeEmpty);
  };

async function buildAndCheckSite(run: Run): Promise<Result> {
  return (await ensureSite(run)) ? vitest('site', '--project site')(run) : siteNotBuilt;
}

const siteNotBuilt: Result = {
  passed: 0,
  failed: 1,
  failures: ['The site could not be built.'],
};

/** Builds the site if it is outdated. @returns whether it succeeded */
async function ensureSite(run: Run): Promise<boolean> {
  // Tests expect the sample agency's site.
  const environment = { LARKSPAN_NO_ENV_FILE: '1' };
  return !siteIsStale() || (await run('tsx scripts/build.ts', environment)) === 0;
}

const runEndToEnd =
  (findBrowser: () => string) =>
  async (run: Run): Promise<Result> => {
    const browser = findBrowser();
    if (!(await ensureSite(run))) return siteNotBuilt;
    await buildServer();
    const report = 'test-results/e2e.json';
    rmSync(report, { force: true });
    const code = await run('playwright test', {
      CHROMIUM_PATH: browser,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    });
    const found = readReport<PlaywrightReport>(report);
    return toResult(code, found && fromPlaywright(found));
  };

/** A suite that exited with an error or ran no tests has failed. */
function toResult(code: number, found: Result | null, mayBeEmpty = false): Result {
  const result = found ?? { passed: 0, failed: 0 };
  const ranNothing = result.passed === 0 && !mayBeEmpty;
  const failedSilently = (code !== 0 || ranNothing) && result.failed === 0;
  return failedSilently ? { ...result, failed: 1 } : result;
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** Shows the output only if the suite fails. @param priority see os.setPriority */
export async function runSuite({ name, run }: Suite, priority: number): Promise<Outcome> {
  console.log(`${name} …`);
  const began = Date.now();
  let output = '';
  const result = await run(async (command, environment = {}) => {
    const child = spawn('npx', ['--no-install', ...command.split(' ')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    if (child.pid !== undefined) setPriority(child.pid, priority);
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  }).catch((error: unknown) => {
    output += error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1 };
  });
  const seconds = (Date.now() - began) / 1000;
  const verdict = result.failed === 0 ? 'passed' : 'FAILED';
  console.log(`${name} ${verdict} in ${seconds.toFixed(0)} s`);
  if (result.failed > 0 && output !== '') console.log(output);
  return { ...result, name, seconds };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser';
import { buildServer } from './server-build';
import { siteIsStale } from './site-build';
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
  takesBothCores?: boolean;
};

type Tier = {
  isFull: boolean;
  /** A git revision: only the tests that changes since then affect; null: all. */
  changedSince: string | null;
};

/** The suites in the order in which they are started: the longest first. */
export function suites({ isFull, changedSince }: Tier): Suite[] {
  const changed = changedSince === null ? '' : ` --changed=${changedSince} --passWithNoTests`;
  const sources: Suite[] = [
    { name: 'server', run: vitest('server', `--project server${changed}`) },
    { name: 'unit', run: vitest('unit', `--project unit --project unit-dom${changed}`) },
    // Types and lint rules in one pass.
    { name: 'lint', run: check('oxlint .') },
    { name: 'content', run: check('tsx scripts/check-content.ts') },
    {
      name: 'imports',
      run: check('depcruise --output-type err src contract server scripts tests bench plugins'),
    },
    { name: 'unused', run: check('knip') },
    { name: 'format', run: check('oxfmt --check .') },
  ];
  if (changedSince !== null) return sources;
  return [
    { name: 'site', run: buildAndCheckSite },
    {
      name: 'server-postgres',
      run: vitest('server-postgres', '--project server-postgres', { TEST_ENGINE: 'postgres' }),
    },
    ...sources,
    { name: 'e2e', run: runEndToEnd, takesBothCores: true },
    ...(isFull
      ? [{ name: 'firefox', run: vitest('firefox', '--project firefox'), takesBothCores: true }]
      : []),
  ].map((suite) => (isFull ? inFull(suite) : suite));
}

/** The same suite with its slow and rare tests. */
function inFull({ run, ...suite }: Suite): Suite {
  return {
    ...suite,
    run: (command) => run((line, environment) => command(line, { ...environment, TEST_FULL: '1' })),
  };
}

/** Runs a command whose exit code is the verdict: one check. */
const check =
  (command: string) =>
  async (run: Run): Promise<Result> =>
    (await run(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

const vitest =
  (name: string, options: string, environment: Record<string, string> = {}) =>
  async (run: Run): Promise<Result> => {
    const report = `test-results/${name}.json`;
    rmSync(report, { force: true });
    // Two suites run at a time, one on each core.
    const code = await run(
      `vitest run ${options} --maxWorkers=1 --reporter=default --reporter=json --outputFile.json=${report}`,
      environment,
    );
    const found = readReport<VitestReport>(report);
    const mayBeEmpty = options.includes('--passWithNoTests');
    return toResult(code, found && fromVitest(found), mayBeEmpty);
  };

async function buildAndCheckSite(run: Run): Promise<Result> {
  // A .env is for the agency's own site; the tests expect the sample agency's.
  const environment = { LARKSPAN_NO_ENV_FILE: '1' };
  if (siteIsStale() && (await run('tsx scripts/build.ts', environment)) !== 0)
    return { passed: 0, failed: 1, failures: ['The site could not be built.'] };
  return vitest('site', '--project site')(run);
}

async function runEndToEnd(run: Run): Promise<Result> {
  const browser = ensureBrowser();
  await buildServer();
  const report = 'test-results/e2e.json';
  rmSync(report, { force: true });
  const code = await run('playwright test', {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const found = readReport<PlaywrightReport>(report);
  return toResult(code, found && fromPlaywright(found));
}

/** A suite that ended badly, or ran nothing, has failed, whatever it counted. */
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

/** Runs a suite. Its output is shown when it fails; of a suite that has both cores, as it comes. */
export async function runSuite({ name, run, takesBothCores = false }: Suite): Promise<Outcome> {
  console.log(`${name} …`);
  const began = Date.now();
  let output = '';
  const result = await run(async (command, environment = {}) => {
    const child = spawn('npx', ['--no-install', ...command.split(' ')], {
      stdio: takesBothCores ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
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

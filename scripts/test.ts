/**
 * `npm test`: every check of the project, one after the other; the last line adds them up: 'N passed, N failed'.
 * `npm test -- types unit` runs only the suites named.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser';
import { buildServer } from './server-build';
import { buildSite, siteIsStale } from './site-build';

type Result = { passed: number; failed: number };
type Suite = { name: string; run: () => Result | Promise<Result> };

const reports = 'test-results';

/** Runs a command whose exit code is the verdict: one check. */
function check(command: string): Result {
  const ok = runCommand(command) === 0;
  return ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function runCommand(command: string, environment: Record<string, string> = {}): number {
  const [program = '', ...args] = command.split(' ');
  const result = spawnSync('npx', ['--no-install', program, ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  });
  return result.status ?? 1;
}

/** Runs a Vitest project; the counts come from its own report. */
function vitest(project: string, environment: Record<string, string> = {}): Result {
  const report = `${reports}/${project}-${environment.TEST_ENGINE ?? 'default'}.json`;
  rmSync(report, { force: true });
  const code = runCommand(
    `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}`,
    environment,
  );
  const counts = readReport<{ numPassedTests: number; numFailedTests: number }>(report);
  return asResult(code, counts?.numPassedTests ?? 0, counts?.numFailedTests ?? 0);
}

/** The checks of the built site, which the journeys then use as it is. */
async function site(): Promise<Result> {
  if (siteIsStale()) await buildSite();
  return vitest('site');
}

async function journeys(): Promise<Result> {
  const browser = ensureBrowser();
  if (siteIsStale()) await buildSite();
  await buildServer();
  const report = `${reports}/journeys.json`;
  rmSync(report, { force: true });
  const code = runCommand('playwright test', {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const stats = readReport<{ stats: { expected: number; unexpected: number; flaky: number } }>(
    report,
  )?.stats;
  return asResult(code, stats?.expected ?? 0, (stats?.unexpected ?? 0) + (stats?.flaky ?? 0));
}

/** A suite that ended badly, or ran nothing, has failed, whatever it counted. */
function asResult(code: number, passed: number, failed: number): Result {
  const silentFailure = (code !== 0 || passed === 0) && failed === 0;
  return { passed, failed: silentFailure ? 1 : failed };
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

const suites: Suite[] = [
  { name: 'types', run: () => check('tsc --noEmit') },
  { name: 'eslint', run: () => check('eslint --max-warnings 0 .') },
  { name: 'format', run: () => check('prettier --check --log-level warn .') },
  {
    name: 'directions',
    run: () => check('depcruise --output-type err src contract server scripts tests bench'),
  },
  { name: 'unused', run: () => check('knip') },
  { name: 'content', run: () => check('tsx scripts/check-content.ts') },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'server-sqlite', run: () => vitest('server') },
  { name: 'server-postgres', run: () => vitest('server', { TEST_ENGINE: 'postgres' }) },
  { name: 'site', run: site },
  { name: 'journeys', run: journeys },
];

async function main(): Promise<void> {
  mkdirSync(reports, { recursive: true });
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No suite ${unknown.join(', ')}. There are: ${suites.map(({ name }) => name).join(', ')}.`,
    );
  }
  const total: Result = { passed: 0, failed: 0 };
  const lines: string[] = [];
  for (const suite of suites.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
    console.log(`\n── ${suite.name}`);
    const began = Date.now();
    const result = await Promise.resolve(suite.run()).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return { passed: 0, failed: 1 };
    });
    total.passed += result.passed;
    total.failed += result.failed;
    const seconds = ((Date.now() - began) / 1000).toFixed(0);
    lines.push(
      `${suite.name.padEnd(16)} ${result.failed === 0 ? 'passed' : 'FAILED'}  ${result.passed} passed, ${result.failed} failed, ${seconds} s`,
    );
  }
  console.log(`\n${lines.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

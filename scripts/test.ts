/**
 * `npm test`: every check of the project; its last lines are what failed and why, a line for each suite, and their sum:
 * 'N passed, N failed'. What only reads the sources runs beside the site's build, the journeys by themselves.
 * `npm test -- types unit` runs only the suites named.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { ensureBrowser } from './browser';
import { buildServer } from './server-build';
import { buildSite, siteIsStale } from './site-build';
import {
  fromPlaywright,
  fromVitest,
  type PlaywrightReport,
  type Result,
  type VitestReport,
} from './test-report';

type Suite = { name: string; run: (run: Run) => Promise<Result> };
/** Runs a command to its end and gives back its exit code. */
type Run = (command: string, environment?: Record<string, string>) => Promise<number>;

const reports = 'test-results';

/** Runs a command whose exit code is the verdict: one check. */
const check =
  (command: string) =>
  async (run: Run): Promise<Result> =>
    (await run(command)) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Runs a Vitest project; the counts come from its own report. */
const vitest =
  (project: string, environment: Record<string, string> = {}) =>
  async (run: Run): Promise<Result> => {
    const report = `${reports}/${project}-${environment.TEST_ENGINE ?? 'default'}.json`;
    rmSync(report, { force: true });
    const code = await run(
      `vitest run --project ${project} --reporter=default --reporter=json --outputFile.json=${report}`,
      environment,
    );
    const found = readReport<VitestReport>(report);
    return asResult(code, found && fromVitest(found));
  };

/** The checks of the built site, which the journeys then use as it is. */
async function site(run: Run): Promise<Result> {
  // A .env is for the agency's own site: it would be another than the journeys expect.
  const environment = { LARKSPAN_NO_ENV_FILE: '1' };
  if (siteIsStale() && (await run('tsx scripts/build.ts', environment)) !== 0) {
    return { passed: 0, failed: 1 };
  }
  return vitest('site')(run);
}

async function journeys(run: Run): Promise<Result> {
  const browser = ensureBrowser();
  if (siteIsStale()) await buildSite();
  await buildServer();
  const report = `${reports}/journeys.json`;
  rmSync(report, { force: true });
  const code = await run('playwright test', {
    CHROMIUM_PATH: browser,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  const found = readReport<PlaywrightReport>(report);
  return asResult(code, found && fromPlaywright(found));
}

/** A suite that ended badly, or ran nothing, has failed, whatever it counted. */
function asResult(code: number, found: Result | null): Result {
  const result = found ?? { passed: 0, failed: 0 };
  const silentFailure = (code !== 0 || result.passed === 0) && result.failed === 0;
  return silentFailure ? { ...result, failed: 1 } : result;
}

function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}

/** One after the other, each the lists of suites that run beside each other: the machine's cores are busy, none is fought for. */
const stages: Suite[][][] = [
  [
    [{ name: 'site', run: site }],
    [
      { name: 'types', run: check('tsc --noEmit') },
      { name: 'eslint', run: check('eslint --max-warnings 0 .') },
      { name: 'format', run: check('prettier --check --log-level warn .') },
      {
        name: 'directions',
        run: check('depcruise --output-type err src contract server scripts tests bench plugins'),
      },
      { name: 'unused', run: check('knip') },
      { name: 'content', run: check('tsx scripts/check-content.ts') },
      { name: 'unit', run: vitest('unit') },
      { name: 'server-sqlite', run: vitest('server') },
      { name: 'server-postgres', run: vitest('server', { TEST_ENGINE: 'postgres' }) },
    ],
  ],
  [[{ name: 'journeys', run: journeys }]],
];

type Outcome = Result & { name: string; seconds: number };

/** Runs a suite. Its output comes as it goes where nothing else runs, else in one piece at its end. */
async function runSuite({ name, run }: Suite, isAlone: boolean): Promise<Outcome> {
  if (isAlone) console.log(`\n── ${name}`);
  const began = Date.now();
  let kept = '';
  const result = await run(async (command, environment = {}) => {
    const child = spawn('npx', ['--no-install', ...command.split(' ')], {
      stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...environment },
    });
    child.stdout?.on('data', (chunk: Buffer) => (kept += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (kept += chunk.toString()));
    const [code] = (await once(child, 'close')) as [number | null];
    return code ?? 1;
  }).catch((error: unknown) => {
    kept += error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1 };
  });
  if (!isAlone) console.log(`\n── ${name}`);
  if (kept !== '') console.log(kept);
  return { ...result, name, seconds: (Date.now() - began) / 1000 };
}

async function main(): Promise<void> {
  mkdirSync(reports, { recursive: true });
  const wanted = process.argv.slice(2);
  const names = stages.flat(2).map(({ name }) => name);
  const unknown = wanted.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new Error(`No suite ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  }
  const outcomes: Outcome[] = [];
  for (const stage of stages) {
    const lanes = stage
      .map((lane) => lane.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))
      .filter((lane) => lane.length > 0);
    await Promise.all(
      lanes.map(async (lane) => {
        for (const suite of lane) outcomes.push(await runSuite(suite, lanes.length === 1));
      }),
    );
  }
  for (const { name, failures = [] } of outcomes) {
    if (failures.length > 0) console.log(`\n── ${name}: what failed\n${failures.join('\n\n')}`);
  }
  const lines = outcomes.map(
    ({ name, passed, failed, seconds }) =>
      `${name.padEnd(16)} ${failed === 0 ? 'passed' : 'FAILED'}  ${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`,
  );
  const sum = (count: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + count(outcome), 0);
  const failed = sum((outcome) => outcome.failed);
  console.log(
    `\n${lines.join('\n')}\n\n${sum((outcome) => outcome.passed)} passed, ${failed} failed`,
  );
  process.exit(failed === 0 ? 0 : 1);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { BuildFailed, runBuild } from './run-build';
import { progressLimits } from './watch-progress';

let workspace: string;
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'larkspan-build-'));
  mkdirSync(join(workspace, 'node_modules', 'gatsby'), { recursive: true });
});
afterEach(() => {
  rmSync(workspace, { recursive: true });
});

/** Runs a script in place of Gatsby. Returns the error, or null. */
async function build(script: string, signal = new AbortController().signal) {
  writeFileSync(join(workspace, 'node_modules', 'gatsby', 'cli.js'), script);
  const limits = { ...progressLimits, checkInterval: 30, maxIdleChecks: 20, minCpuStep: 0.03 };
  const run = { workspace, api: 'http://127.0.0.1:1/api', siteUrl: 'https://site.example' };
  return runBuild({ ...run, signal, limits }).then(
    () => null,
    (error: unknown) => error as BuildFailed,
  );
}

const spin = (seconds: number) =>
  `const used = () => { const { user, system } = process.cpuUsage(); return user + system; };
  const end = used() + ${seconds} * 1e6; while (used() < end);`;

test('a build that computes silently for longer than the idle limit succeeds', async () => {
  expect(await build(spin(1))).toBeNull();
});

test('a build whose child process computes succeeds', async () => {
  const script = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(spin(1))}], { stdio: 'ignore' })`;
  expect(await build(script)).toBeNull();
});

test('a build that hangs is ended with its output', async () => {
  const failed = await build(`console.log('waiting'); setInterval(() => undefined, 1_000)`);
  expect(failed).toBeInstanceOf(BuildFailed);
  expect(failed?.message).toBe('It stopped making progress. Try again.');
  expect(failed?.output).toContain('waiting');
});

test('a build that fails reports its output', async () => {
  const failed = await build(`console.error('broken page'); process.exit(3)`);
  expect(failed?.message).toMatch(/^Try again\./);
  expect(failed?.output).toMatch(/broken page[^]*code 3/);
});

import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';
import { readCpuTime } from './cpu-time';
import { watchProgress, type progressLimits } from './watch-progress';

/** `message` is for the office; `output` is the end of the build's log, for engineers. */
export class BuildFailed extends Error {
  override readonly name = 'BuildFailed';
  constructor(
    message: string,
    readonly output: string,
  ) {
    super(message);
  }
}

export type BuildRun = {
  workspace: string;
  api: string;
  siteUrl: string;
  signal: AbortSignal;
  /** Left out: for a real build. */
  limits?: typeof progressLimits;
};

/** Below everything that serves visitors. */
const niceness = 10;
const maxOutputLength = 8_000;

/** Ends the build when the server ends, whose IPC channel then closes. Gatsby's workers do the same on their own. */
const exitWithParent = `data:text/javascript,${encodeURIComponent(
  "process.env.GATSBY_WORKER_ID || (process.on('disconnect', () => process.exit(1)), process.channel?.unref())",
)}`;

/**
 * With a single core (Gatsby does not count hardware threads), Gatsby may finish before its worker has started and then fail (decision 033).
 */
function needsSecondWorker(): boolean {
  return availableParallelism() <= 2 || process.env.GATSBY_CPU_COUNT === '1';
}

/** Only what a build needs of our environment, without its secrets. */
function createEnvironment({ api, siteUrl }: BuildRun): NodeJS.ProcessEnv {
  const allowed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_EXTRA_CA_CERTS'];
  const kept = Object.entries(process.env).filter(
    ([name]) => allowed.includes(name) || /^GATSBY_(?!WORKER_)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...(needsSecondWorker() && { GATSBY_CPU_COUNT: '2' }),
    NODE_ENV: 'production',
    CI: '1',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_FEEDBACK_DISABLED: '1',
    SITE_URL: siteUrl,
    OFFICE_API_URL: api,
  };
}

export async function runBuild(run: BuildRun): Promise<void> {
  const gatsby = join('node_modules', 'gatsby', 'cli.js');
  const child = spawn(process.execPath, ['--import', exitWithParent, gatsby, 'build'], {
    cwd: run.workspace,
    env: createEnvironment(run),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, niceness);
    } catch {
      // It has ended already, or we lack the permission.
    }
  }
  let output = '';
  let isStuck = false;
  const watch = watchProgress(
    () => (child.pid === undefined ? Promise.resolve(null) : readCpuTime(child.pid)),
    () => {
      isStuck = true;
      child.kill('SIGKILL');
    },
    run.limits,
  );
  const addOutput = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-maxOutputLength);
    watch.reportOutput();
  };
  child.stdout?.on('data', addOutput);
  child.stderr?.on('data', addOutput);
  const stop = () => child.kill('SIGKILL');
  run.signal.addEventListener('abort', stop);
  if (run.signal.aborted) stop();
  const ended = await new Promise<{ code: number | null; signal: string | null }>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal }));
    },
  ).finally(() => {
    watch.stop();
    run.signal.removeEventListener('abort', stop);
  });
  if (ended.code === 0) return;
  const log = `${removeControlCodes(output)}\nEnded with ${ended.signal ?? `code ${String(ended.code)}`}.`;
  throw new BuildFailed(
    isStuck
      ? 'It stopped making progress. Try again.'
      : 'Try again. If it fails again, ask your technical contact to check the server log.',
    log,
  );
}

function removeControlCodes(output: string): string {
  return (
    output
      // eslint-disable-next-line no-control-regex -- matches escape characters on purpose
      .replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
      .replace(/\n\s*\n+/g, '\n')
  );
}

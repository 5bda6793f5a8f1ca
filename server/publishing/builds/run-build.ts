import { spawn } from 'node:child_process';
import { availableParallelism, setPriority } from 'node:os';
import { join } from 'node:path';

/** The build did not come to its end; the message is a sentence for the office, `output` the last it said, for the engineer. */
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
  /** Where the build asks what is published: this server, with /api. */
  api: string;
  siteUrl: string;
  /** Milliseconds after which it is given up. */
  longest: number;
  signal: AbortSignal;
};

/** Lower than all that answers visitors. */
const niceness = 10;
const keptOutput = 8_000;

/** The builder ends when we end, however we end: its channel to us closes then. Its own workers see to themselves. */
const endWithParent = `data:text/javascript,${encodeURIComponent(
  "process.env.GATSBY_WORKER_ID || (process.on('disconnect', () => process.exit(1)), process.channel?.unref())",
)}`;

/**
 * Whether Gatsby, which counts cores and not their threads, may find one processor. It would ask nothing of its worker before it makes
 * pages then; where no page has changed it would end while that still starts, and fail of it (decision 033).
 */
function mayCountOne(): boolean {
  return availableParallelism() <= 2 || process.env.GATSBY_CPU_COUNT === '1';
}

/** Of our environment only what a build needs: it has no use for keys. */
function environment({ api, siteUrl }: BuildRun): NodeJS.ProcessEnv {
  const needed = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_EXTRA_CA_CERTS'];
  const kept = Object.entries(process.env).filter(
    ([name]) => needed.includes(name) || /^GATSBY_(?!WORKER_)/.test(name),
  );
  return {
    ...Object.fromEntries(kept),
    ...(mayCountOne() && { GATSBY_CPU_COUNT: '2' }),
    NODE_ENV: 'production',
    CI: '1',
    GATSBY_TELEMETRY_DISABLED: '1',
    GATSBY_FEEDBACK_DISABLED: '1',
    SITE_URL: siteUrl,
    OFFICE_API_URL: api,
    BUILD_IN_HURRY: '1',
  };
}

/** Builds the site in a workspace, into its public/. Throws BuildFailed. */
export async function runBuild(run: BuildRun): Promise<void> {
  const gatsby = join('node_modules', 'gatsby', 'cli.js');
  const child = spawn(process.execPath, ['--import', endWithParent, gatsby, 'build'], {
    cwd: run.workspace,
    env: environment(run),
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  if (child.pid !== undefined) {
    try {
      setPriority(child.pid, niceness);
    } catch {
      // It has ended already, or may not be asked: then it is as any other.
    }
  }
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-keptOutput);
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  let tooLong = false;
  const timer = setTimeout(() => {
    tooLong = true;
    child.kill('SIGKILL');
  }, run.longest);
  const stop = () => child.kill('SIGKILL');
  run.signal.addEventListener('abort', stop);
  if (run.signal.aborted) stop();
  const ended = await new Promise<{ code: number | null; signal: string | null }>(
    (resolve, reject) => {
      child.once('error', reject);
      child.once('close', (code, signal) => resolve({ code, signal }));
    },
  ).finally(() => {
    clearTimeout(timer);
    run.signal.removeEventListener('abort', stop);
  });
  if (ended.code === 0) return;
  const how = `Ended with ${ended.signal ?? `code ${String(ended.code)}`}.`;
  const said = `${plainOutput(output)}\n${how}`;
  if (tooLong) throw new BuildFailed('It took too long.', said);
  throw new BuildFailed('The engineer finds the reason in the server’s log.', said);
}

/** Without the colours and the progress of a terminal. */
function plainOutput(output: string): string {
  return (
    output
      // eslint-disable-next-line no-control-regex -- the escape character is what is looked for
      .replace(/\u001b\[[0-9;]*[A-Za-z]/g, '')
      .replace(/\n\s*\n+/g, '\n')
  );
}

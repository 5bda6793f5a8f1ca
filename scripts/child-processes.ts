import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';

const running = new Set<ChildProcess>();

type Child = {
  process: ChildProcess;
  /** Resolves with the child's first message; rejects if it exits before. */
  ready: Promise<unknown>;
};

export class ChildExitError extends Error {
  constructor(
    name: string,
    code: number | null,
    /** Its own error message is already in our output. */
    readonly hasPrintedError: boolean,
  ) {
    super(`${name} exited with code ${code ?? 'none'}.`);
  }
}

/**
 * Starts a Node child with an IPC channel, so that it exits with us, even after kill -9.
 * @param name for error messages
 * @param log file descriptor for its output; default: ours
 */
export function startChild(
  name: string,
  args: string[],
  environment: Record<string, string | undefined>,
  log?: number,
): Child {
  const output = log ?? 'inherit';
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', output, output, 'ipc'],
  });
  stopOnExit(child);
  const ready = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new ChildExitError(name, code, log === undefined)));
  });
  ready.catch(() => undefined);
  return { process: child, ready };
}

function stopOnExit(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

export function startGatsby(args: string[], environment: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, [require.resolve('gatsby/cli.js'), ...args], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED: '1',
      GATSBY_FEEDBACK_DISABLED: '1',
      // Gatsby leaves one core free for its own process, which waits for the others.
      GATSBY_CPU_COUNT: String(availableParallelism() + 1),
      // glibc gives each thread its own memory arena; with two in all, a build's peak is 100 MB lower.
      MALLOC_ARENA_MAX: '2',
      // Gatsby prints the warning about its punycode as an error.
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --disable-warning=DEP0040`,
      ...environment,
    },
  });
  stopOnExit(child);
  return child;
}

/** Stops all children in reverse order with SIGTERM, after ten seconds with SIGKILL. */
export async function stopChildren(): Promise<void> {
  for (const child of [...running].reverse()) {
    // It may have exited in the meantime.
    if (!running.has(child)) continue;
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await exited;
    clearTimeout(timer);
  }
}

let stopping = false;

export function isStopping(): boolean {
  return stopping;
}

/** Stops all children and this process on Ctrl-C or SIGTERM. @returns a function that does the same with an exit code */
export function stopOnSignals(): (code: number) => void {
  const stop = (code: number): void => {
    if (stopping) return;
    stopping = true;
    void stopChildren().finally(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  return stop;
}

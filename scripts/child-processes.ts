import { spawn, type ChildProcess } from 'node:child_process';

const running = new Set<ChildProcess>();

export type Child = {
  process: ChildProcess;
  /** The first message the child sends; rejects when it ends before. */
  ready: Promise<unknown>;
};

/** A child ended before it was ready. */
export class ChildEnded extends Error {
  constructor(
    name: string,
    code: number | null,
    /** Its own last words went to our output: nothing is to be added. */
    readonly hasSpoken: boolean,
  ) {
    super(`${name} ended with exit code ${code ?? 'none'}.`);
  }
}

/**
 * Starts a Node child with a channel to us: it ends when we end, even by kill -9. Its output goes to `log` where given,
 * else to our own.
 * @param name what it is, for error messages
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
  stopWithUs(child);
  const ready = new Promise<unknown>((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    child.once('exit', (code) => reject(new ChildEnded(name, code, log === undefined)));
  });
  ready.catch(() => undefined);
  return { process: child, ready };
}

/** Counts a child among those that stopChildren() stops. */
export function stopWithUs(child: ChildProcess): void {
  running.add(child);
  child.once('exit', () => running.delete(child));
}

/** Stops every child, last started first, and waits: SIGTERM, after ten seconds SIGKILL. */
export async function stopChildren(): Promise<void> {
  for (const child of [...running].reverse()) {
    // It may have ended while we waited for another.
    if (!running.has(child)) continue;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    await ended;
    clearTimeout(timer);
  }
}

let stopping = false;

/** Whether we are on the way out. */
export function isStopping(): boolean {
  return stopping;
}

/** Stops every child on Ctrl-C or SIGTERM, then us. The function returned does the same, once, with an exit code. */
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

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

/** Throws with what the command wrote to stderr. */
export function run(command: string, ...args: string[]): string {
  return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
}

/** For cleaning up what may be gone already. */
export function tryRun(command: string, ...args: string[]): void {
  try {
    run(command, ...args);
  } catch {
    // It is gone.
  }
}

export function signal(pids: readonly number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It has ended.
    }
  }
}

/** Returns false when it does not become true in time. */
export async function waitUntil(
  condition: () => Promise<boolean>,
  seconds: number,
): Promise<boolean> {
  const deadline = Date.now() + seconds * 1_000;
  while (Date.now() < deadline) {
    if (await condition().catch(() => false)) return true;
    await setTimeout(500);
  }
  return false;
}

export type Service = {
  pid(): number | null;
  /** It is started again after so many seconds. */
  kill(downtime: number): void;
  /** The times that it ended without having been killed. */
  countOwnEnds(): number;
  stop(): Promise<void>;
};

type Command = { command: string; args: readonly string[]; env?: NodeJS.ProcessEnv; log: string };

/** Runs a command and starts it again whenever it ends. */
export function startService({ command, args, env = process.env, log }: Command): Service {
  let child: ChildProcess | null = null;
  let isStopped = false;
  let ownEnds = 0;
  let downtime = 1;
  const output = openSync(log, 'a');
  const start = (): void => {
    const started = spawn(command, args, { env, stdio: ['ignore', output, output] });
    child = started;
    started.on('exit', (_code, endedBy) => {
      if (endedBy !== 'SIGKILL' && !isStopped) ownEnds += 1;
      child = null;
      void setTimeout(downtime * 1_000).then(() => {
        if (!isStopped) start();
      });
      downtime = 1;
    });
  };
  start();
  return {
    pid: () => child?.pid ?? null,
    kill: (seconds) => {
      downtime = seconds;
      child?.kill('SIGKILL');
    },
    countOwnEnds: () => ownEnds,
    stop: async () => {
      isStopped = true;
      child?.kill('SIGCONT');
      child?.kill('SIGTERM');
      await waitUntil(() => Promise.resolve(child === null), 15);
      child?.kill('SIGKILL');
    },
  };
}

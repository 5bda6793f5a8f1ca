import { fchmodSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import type { ChildProcess } from 'node:child_process';
import { startChild } from '../child-processes';
import { createDemoAccounts } from '../demo-accounts';
import { freePort } from '../ports';
import type { Settings } from '../settings';

type Emulator = {
  url: string;
  process: ChildProcess;
  ready: Promise<void>;
};

/** The log contains links that sign in. An older file may be readable by others. */
export function openPrivateLog(file: string): number {
  const log = openSync(file, 'a', 0o600);
  fchmodSync(log, 0o600);
  return log;
}

/** Starts the Auth emulator; returns before it is ready. */
export async function startEmulator({
  dataDir,
  port: sitePort,
  project,
}: Settings): Promise<Emulator> {
  mkdirSync(dataDir, { recursive: true });
  const logFile = join(dataDir, 'auth-emulator.log');
  const port = await freePort();
  const child = startChild(
    `The Auth emulator (see ${logFile})`,
    ['--import', 'tsx', 'scripts/auth-emulator/main.ts'],
    {
      EMULATOR_PROJECT: project,
      EMULATOR_FILE: join(dataDir, 'auth-accounts.json'),
      EMULATOR_PORT: String(port),
      EMULATOR_OUTBOX: join(dataDir, 'outbox'),
      EMULATOR_SITE: `http://localhost:${String(sitePort)}`,
    },
    openPrivateLog(logFile),
  );
  const url = `http://127.0.0.1:${port}`;
  const ready = child.ready.then(() => createDemoAccounts(url, project));
  ready.catch(() => undefined);
  return { url, process: child.process, ready };
}

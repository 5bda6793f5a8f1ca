import { mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { startChild } from './children';
import { createDemoAccounts } from './demo-accounts';
import type { Settings } from './settings';

/** Starts the Auth emulator with the demo accounts; resolves to its address. */
export async function startEmulator({ dataDir, project }: Settings): Promise<string> {
  mkdirSync(dataDir, { recursive: true });
  const log = openSync(join(dataDir, 'auth-emulator.log'), 'a');
  const child = startChild(
    `The Auth emulator (see ${join(dataDir, 'auth-emulator.log')})`,
    ['--import', 'tsx', 'scripts/auth-emulator/main.ts'],
    { EMULATOR_PROJECT: project, EMULATOR_FILE: join(dataDir, 'auth-accounts.json') },
    log,
  );
  const { url } = (await child.ready) as { url: string };
  await createDemoAccounts(url, project);
  return url;
}

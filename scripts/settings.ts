import { existsSync } from 'node:fs';
import { accountRoles, demoAccounts } from './demo-accounts';

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  project: string;
  usesEmulator: boolean;
};

/** The settings the scripts themselves need, from .env and the environment; the server checks its own. Throws with one line. */
export function readSettings(): Settings {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const port = Number(process.env.PORT ?? 8000);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Error(`PORT is "${process.env.PORT}": write a number from 1 to 65535.`);
  }
  const project = process.env.FIREBASE_PROJECT_ID ?? 'demo-larkspan';
  return {
    port,
    host: process.env.HOST ?? '127.0.0.1',
    dataDir: process.env.DATA_DIR ?? 'var',
    project,
    usesEmulator: project.startsWith('demo-'),
  };
}

/** The server's environment in demo and development: on the emulator, with the demo accounts and sample data. */
export function serverEnvironment(
  settings: Settings,
  emulatorUrl: string | undefined,
): Record<string, string | undefined> {
  const demo =
    emulatorUrl === undefined
      ? {}
      : {
          AUTH_EMULATOR_URL: emulatorUrl,
          DEMO: '1',
          ACCOUNT_ROLES: process.env.ACCOUNT_ROLES ?? accountRoles(demoAccounts),
        };
  return {
    ...demo,
    PORT: String(settings.port),
    DATA_DIR: settings.dataDir,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  };
}

import { existsSync } from 'node:fs';
import { loadConfig } from '../server/config';
import { accountRoles, demoAccounts } from './demo-accounts';

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  /** Id of the Firebase project. */
  project: string;
  /** Without a Firebase project of its own the product runs as a demo, on the Auth emulator. */
  isDemo: boolean;
  sendsMail: boolean;
  sendsTexts: boolean;
};

/** Reads .env into the environment, where one is and LARKSPAN_NO_ENV_FILE is not set (tests must not send real mail). */
export function loadEnvFile(): void {
  if (existsSync('.env') && !process.env.LARKSPAN_NO_ENV_FILE) process.loadEnvFile('.env');
}

/**
 * The settings of .env and the environment, checked by the server's own rules. Throws its ConfigError, one line a fault, or an
 * Error where site and server would differ.
 */
export function readSettings(): Settings {
  loadEnvFile();
  const { port, host, dataDir, auth, mail, twilio, smsKey } = loadConfig(process.env);
  const siteProject = process.env.GATSBY_FIREBASE_PROJECT_ID || 'demo-larkspan';
  if (siteProject !== auth.projectId) {
    throw new Error(
      `GATSBY_FIREBASE_PROJECT_ID is "${siteProject}" but FIREBASE_PROJECT_ID is "${auth.projectId}": site and server must name the same project.`,
    );
  }
  const siteKey = process.env.GATSBY_SMS_KEY || 'larkspan-public';
  if (siteKey !== smsKey) {
    throw new Error('GATSBY_SMS_KEY and SMS_KEY differ: the site could not ask for text messages.');
  }
  return {
    port,
    host,
    dataDir,
    project: auth.projectId,
    isDemo: auth.projectId.startsWith('demo-'),
    sendsMail: mail.smtpUrl !== null,
    sendsTexts: twilio !== null,
  };
}

/** What the server's environment needs on top of ours: in the demo the emulator, the accounts and sample data. */
export function serverEnvironment(emulatorUrl: string | undefined): Record<string, string> {
  const always = { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  if (emulatorUrl === undefined) return always;
  return {
    ...always,
    AUTH_EMULATOR_URL: emulatorUrl,
    DEMO: '1',
    ACCOUNT_ROLES: process.env.ACCOUNT_ROLES || accountRoles(demoAccounts),
  };
}

/** The demo publishes from its own sources what its office writes, unless it is told otherwise. */
export function publishingHere(): Record<string, string> {
  const isSet = process.env.PUBLISH_SOURCE || process.env.DEPLOY_HOOK_URL;
  return isSet ? {} : { PUBLISH_SOURCE: '.' };
}

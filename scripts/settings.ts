import { defaultSmsKey } from '../contract/sms/constants';
import { loadConfig, loadEnvFile } from '../server/core/config/config';
import { getFirebaseProject, isDemoSite } from '../src/shared/firebase-project';

export type Settings = ReturnType<typeof readSettings>;

/** Reads .env and the environment. Throws OperatorError with one line per invalid setting, or an Error if site and server differ. */
export function readSettings() {
  loadEnvFile();
  const { port, host, dataDir, auth, mail, twilio, smsKey } = loadConfig(process.env);
  const siteProject = getFirebaseProject();
  if (siteProject !== auth.projectId) {
    throw new Error(
      `GATSBY_FIREBASE_PROJECT_ID is "${siteProject}" but FIREBASE_PROJECT_ID is "${auth.projectId}": site and server must name the same project.`,
    );
  }
  const siteKey = process.env.GATSBY_SMS_KEY || defaultSmsKey;
  if (siteKey !== smsKey) {
    throw new Error(
      'GATSBY_SMS_KEY and SMS_KEY must be the same: the site uses it to request text messages.',
    );
  }
  return {
    port,
    host,
    dataDir,
    project: auth.projectId,
    /** Uses the Auth emulator, because no Firebase project is configured. */
    isDemo: isDemoSite(),
    sendsMail: mail.smtpUrl !== null,
    sendsTexts: twilio !== null,
  };
}

export function serverEnvironment(emulatorUrl: string | undefined): Record<string, string> {
  const common = { LOG_LEVEL: process.env.LOG_LEVEL || 'warn' };
  if (emulatorUrl === undefined) return common;
  return { ...common, AUTH_EMULATOR_URL: emulatorUrl, DEMO: '1' };
}

/** By default the demo builds the site from its own sources. */
export function demoPublishingEnvironment(): Record<string, string> {
  const isConfigured = process.env.PUBLISH_SOURCE || process.env.DEPLOY_HOOK_URL;
  return isConfigured ? {} : { PUBLISH_SOURCE: '.' };
}

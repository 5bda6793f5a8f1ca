import { isAbsolute, relative, resolve } from 'node:path';
import type { Environment } from './environment';
import { guessableIssue, isRepetitive, type Issue } from './unsafe-settings';

const twilioNames = ['TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN', 'TWILIO_FROM'] as const;

/** Finds settings that don't work with the others. */
export function* findConflicts(env: Environment): Generator<Issue> {
  if (env.AUTH_EMULATOR_URL && env.FIREBASE_PROJECT_ID?.startsWith('demo-') === false) {
    yield ['AUTH_EMULATOR_URL', 'works only with a FIREBASE_PROJECT_ID that starts with demo-.'];
  }
  if (env.INCOMING_MAIL_ADDRESS && !env.INCOMING_MAIL_SECRET) {
    const issue = 'is missing. Replies to INCOMING_MAIL_ADDRESS cannot come in without it.';
    yield ['INCOMING_MAIL_SECRET', issue];
  }
  const missing = twilioNames.filter((name) => !env[name]);
  if (missing.length < twilioNames.length) {
    for (const name of missing) yield [name, 'is missing. Twilio needs all three settings.'];
  }
  if (env.DEPLOY_HOOK_URL && (env.PUBLISH_SOURCE ?? 'none') !== 'none') {
    yield ['PUBLISH_SOURCE', 'cannot be combined with DEPLOY_HOOK_URL: remove one of them.'];
  }
  if (env.DEPLOY_REPORT_SECRET && !env.DEPLOY_HOOK_URL) {
    yield ['DEPLOY_REPORT_SECRET', 'is only for DEPLOY_HOOK_URL: set both or none.'];
  }
  if (isRepetitive(env.DEPLOY_REPORT_SECRET)) yield ['DEPLOY_REPORT_SECRET', guessableIssue];
  for (const name of ['DATA_DIR', 'DATABASE_FILE'] as const) {
    if (!env[name] || !isInside(env.SITE_DIR, env[name])) continue;
    yield [name, 'is inside SITE_DIR, which everyone can read: choose another folder.'];
  }
}

function isInside(folder: string, path: string): boolean {
  const fromFolder = relative(resolve(folder), resolve(path));
  return !fromFolder.startsWith('..') && !isAbsolute(fromFolder);
}

import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { EnvironmentReader } from './environment-reader';

export type ServiceAccount = {
  email: string;
  key: KeyObject;
  tokenUrl: string;
};

export type AuthSettings = ReturnType<typeof readAuthSettings>;

export function readAuthSettings(read: EnvironmentReader, production: boolean, demo: boolean) {
  const projectId =
    read.optional('FIREBASE_PROJECT_ID') ??
    read.requiredInProduction('FIREBASE_PROJECT_ID', 'demo-larkspan');
  const emulatorUrl = read.url('AUTH_EMULATOR_URL', ['http:']);
  const isDemo = projectId.startsWith('demo-');
  if (production && isDemo && read.optional('FIREBASE_PROJECT_ID') !== null) {
    read.addIssue('FIREBASE_PROJECT_ID', 'is a demo project: production needs a real one.');
  }
  if (emulatorUrl !== null && production) {
    read.addIssue('AUTH_EMULATOR_URL', 'is not for production: its tokens are unsigned.');
  }
  if (emulatorUrl !== null && !isDemo) {
    read.addIssue(
      'AUTH_EMULATOR_URL',
      'works only with a FIREBASE_PROJECT_ID that starts with demo-.',
    );
  }
  return {
    projectId,
    emulatorUrl: emulatorUrl?.replace(/\/+$/, '') ?? null,
    // Also requires DEMO, so that a production machine without NODE_ENV does not let anyone in.
    acceptUnsigned: demo && isDemo && !production,
    /** Lists the accounts of a real project; null if they are not listed. */
    serviceAccount: readServiceAccount(read),
  };
}

/** Google's JSON key file in base64, because a variable has one line. */
function readServiceAccount(read: EnvironmentReader): ServiceAccount | null {
  const name = 'FIREBASE_SERVICE_ACCOUNT';
  const value = read.optional(name);
  if (value === null) return null;
  try {
    const file = JSON.parse(Buffer.from(value, 'base64').toString('utf8')) as Record<
      string,
      unknown
    >;
    const { client_email: email, private_key: key, token_uri: tokenUrl } = file;
    if (typeof email !== 'string' || typeof key !== 'string' || typeof tokenUrl !== 'string')
      throw new TypeError();
    if (new URL(tokenUrl).protocol !== 'https:') throw new TypeError();
    return { email, key: createPrivateKey(key), tokenUrl };
  } catch {
    // The issue must not repeat the secret.
    read.addIssue(name, 'must be a service account’s JSON key file in base64: base64 -w0 key.json');
    return null;
  }
}

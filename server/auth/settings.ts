import { createPrivateKey, type KeyObject } from 'node:crypto';
import type { EnvironmentReader } from '../environment-reader';

/** A Google service account's key, as far as a token needs it. */
export type ServiceAccount = {
  email: string;
  key: KeyObject;
  /** Where tokens are asked for. */
  tokenUrl: string;
};

export type AuthSettings = {
  projectId: string;
  /** The Auth emulator's own address, proxied for browsers; null without one. */
  emulatorUrl: string | null;
  /** Whether the emulator's unsigned tokens count. */
  acceptUnsigned: boolean;
  /** With which the accounts of a real project are listed; null: they are not. */
  serviceAccount: ServiceAccount | null;
};

/** The settings of sign-in; notes what is wrong with them. */
export function readAuthSettings(
  read: EnvironmentReader,
  production: boolean,
  demo: boolean,
): AuthSettings {
  const projectId =
    read.optional('FIREBASE_PROJECT_ID') ??
    read.requiredInProduction('FIREBASE_PROJECT_ID', 'demo-larkspan');
  const emulatorUrl = read.url('AUTH_EMULATOR_URL', ['http:']);
  const isDemo = projectId.startsWith('demo-');
  if (production && isDemo && read.optional('FIREBASE_PROJECT_ID') !== null) {
    read.problem('FIREBASE_PROJECT_ID', 'is a demo project: production needs a real one.');
  }
  if (emulatorUrl !== null && production) {
    read.problem('AUTH_EMULATOR_URL', 'is not for production: its tokens are unsigned.');
  }
  if (emulatorUrl !== null && !isDemo) {
    read.problem(
      'AUTH_EMULATOR_URL',
      'works only with a FIREBASE_PROJECT_ID that starts with demo-.',
    );
  }
  return {
    projectId,
    emulatorUrl: emulatorUrl?.replace(/\/+$/, '') ?? null,
    // Only where DEMO says so: a production machine whose NODE_ENV was forgotten must not let anyone in.
    acceptUnsigned: demo && isDemo && !production,
    serviceAccount: readServiceAccount(read),
  };
}

/** The file with the key that Google gives out, in base64: one line, as an environment takes it. */
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
    // Nothing of it is repeated: it is a secret.
    read.problem(name, 'must be a service account’s JSON key file in base64: base64 -w0 key.json');
    return null;
  }
}

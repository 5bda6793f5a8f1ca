import type { User } from 'firebase/auth';
import { callApi } from '../api/api-client';
import { withTimeout } from '../with-timeout';
import { clearIdleSignOut, recordActivity } from './idle-storage';
import type * as Sdk from './firebase';

/** Specification, section 3. */
export type SignedInUser = {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
};

export class NotSignedInError extends Error {
  constructor() {
    super('You are signed out. Sign in and try again.');
    this.name = 'NotSignedInError';
  }
}

type Listener = (user: SignedInUser | null) => void;
const listeners = new Set<Listener>();
let sdk: Promise<typeof Sdk> | null = null;
let token: Promise<string | null> | null = null;
let verification: Promise<EmailResult> | null = null;

/** The result of sending the verification email. */
export type EmailResult = { sent: true } | { sent: false; error: unknown };

/** Loads the SDK once; a failed load is retried by the next call. */
export function loadSdk() {
  sdk ??= import('./firebase').catch((reason: unknown) => {
    sdk = null;
    throw reason;
  });
  return sdk;
}

export function toSignedInUser(user: User): SignedInUser {
  const { uid, email, displayName, photoURL } = user;
  return { uid, email, displayName, photoURL };
}

/** Throws the provider's error. The user arrives through onUser. */
export async function signIn(email: string, password: string): Promise<void> {
  startSession();
  await (await loadSdk()).signInWithPassword(email, password);
  clearIdleSignOut();
}

/** Signs in with a popup and sends a verification email if the provider does not vouch for the address. */
export async function signInWith(provider: Sdk.ProviderName): Promise<void> {
  startSession();
  const firebase = await loadSdk();
  if (await firebase.signInWithProvider(provider)) verification = requestVerification(firebase);
  clearIdleSignOut();
}

/** Creates an account and signs in. The account exists even if setting the name or sending the email fails. */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  startSession();
  const firebase = await loadSdk();
  await firebase.createAccount(email, password);
  verification = requestVerification(firebase);
  clearIdleSignOut();
  await Promise.allSettled([updateProfile({ displayName: name }), verification]);
}

/** The verification email of this tab's last sign-up; null if there was none. */
export function getVerificationEmail(): Promise<EmailResult> | null {
  return verification;
}

/** Runs before onUser reports the person, because the dashboard checks the idle time at once. */
function startSession(): void {
  recordActivity();
  verification = null;
}

async function requestVerification(firebase: typeof Sdk): Promise<EmailResult> {
  try {
    await firebase.requestVerification();
    return { sent: true };
  } catch (error) {
    return { sent: false, error };
  }
}

/** Signs out in all tabs. The server ends the session too, if it can be reached. */
export async function signOut(): Promise<void> {
  const firebase = await loadSdk();
  const idToken = await withTimeout(firebase.getIdToken()).catch(() => null);
  if (idToken !== null) {
    callApi('DELETE /session', { token: idToken, keepalive: true }).catch(() => undefined);
  }
  await firebase.signOutUser();
}

export async function updateProfile(profile: {
  displayName?: string;
  photoURL?: string;
}): Promise<void> {
  const user = await (await loadSdk()).changeProfile(profile);
  if (!user) return;
  for (const listener of listeners) listener(toSignedInUser(user));
}

/** Calls `listener` with the user, or null, now and on every change. `onFailure` is called if the SDK can't be loaded. */
export function onUser(listener: Listener, onFailure: (reason: unknown) => void): () => void {
  let stopped = false;
  let stopWatching = () => {};
  listeners.add(listener);
  loadSdk().then(
    (firebase) => {
      if (stopped) return;
      stopWatching = firebase.watchUser((user) => listener(user && toSignedInUser(user)));
    },
    (reason: unknown) => {
      if (!stopped) onFailure(reason);
    },
  );
  return () => {
    stopped = true;
    listeners.delete(listener);
    stopWatching();
  };
}

/**
 * Returns the ID token. Simultaneous callers share one promise, or each would refresh an expired token. Throws
 * NotSignedInError or the provider's error.
 */
export async function getToken(): Promise<string> {
  token ??= loadSdk()
    .then((firebase) => firebase.getIdToken())
    .finally(() => {
      token = null;
    });
  const value = await token;
  if (value === null) throw new NotSignedInError();
  return value;
}

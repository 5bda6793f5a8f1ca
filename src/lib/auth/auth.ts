import type { User } from 'firebase/auth';
import { forgetIdleEnd, noteActivity } from './idle-storage';
import type * as Sdk from './firebase';

/** The person signed in (specification section 3), without the SDK's machinery. */
export type SignedInUser = {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
};

/** A staff call was asked for while nobody is signed in. */
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
let verification: Promise<MailOutcome> | null = null;

/** What became of the mail that proves the address of a new account. */
export type MailOutcome = { sent: true } | { sent: false; error: unknown };

/** The SDK, loaded once. A load that failed (offline) is forgotten, so that the next call tries again. */
export function loadSdk() {
  sdk ??= import('./firebase').catch((reason: unknown) => {
    sdk = null;
    throw reason;
  });
  return sdk;
}

/** Without the SDK's machinery. */
export function plain(user: User): SignedInUser {
  const { uid, email, displayName, photoURL } = user;
  return { uid, email, displayName, photoURL };
}

/**
 * Signs in with e-mail and password. Who it is arrives by onUser. Throws the provider's error: its `code`
 * is turned into words by the sign-in feature.
 */
export async function signIn(email: string, password: string): Promise<void> {
  begin();
  await (await loadSdk()).signInWithPassword(email, password);
  forgetIdleEnd();
}

/** Signs in through a window of Google or Facebook. An account that is new asks for its address to be verified where they have not done so. */
export async function signInWith(provider: Sdk.ProviderName): Promise<void> {
  begin();
  const firebase = await loadSdk();
  if (await firebase.signInWithProvider(provider)) verification = askVerification(firebase);
  forgetIdleEnd();
}

/**
 * Makes an account, signs it in, gives it its name, and asks for the address to be verified (staff calls need a verified one).
 * Once the account is made it stands: name and mail can be had later, so their failure is none of the sign-up.
 */
export async function signUp(name: string, email: string, password: string): Promise<void> {
  begin();
  const firebase = await loadSdk();
  await firebase.createAccount(email, password);
  verification = askVerification(firebase);
  forgetIdleEnd();
  await Promise.allSettled([updateProfile({ displayName: name }), verification]);
}

/** What becomes of the mail asked for by this tab's last sign-up; null when it has asked for none. */
export function verificationMail(): Promise<MailOutcome> | null {
  return verification;
}

/** Before the person arrives by onUser: the dashboard looks at the time at once. */
function begin(): void {
  noteActivity();
  verification = null;
}

async function askVerification(firebase: typeof Sdk): Promise<MailOutcome> {
  try {
    await firebase.requestVerification();
    return { sent: true };
  } catch (error) {
    return { sent: false, error };
  }
}

/** Signs out in every tab of this browser. */
export async function signOut(): Promise<void> {
  await (await loadSdk()).endSession();
}

/** Asks for the mail with which a password is set anew. */
export async function sendReset(email: string): Promise<void> {
  await (await loadSdk()).requestReset(email);
}

/** Changes name or photo of the person signed in, and tells everyone who follows onUser. */
export async function updateProfile(profile: {
  displayName?: string;
  photoURL?: string;
}): Promise<void> {
  const user = await (await loadSdk()).changeProfile(profile);
  if (!user) return;
  for (const listener of listeners) listener(plain(user));
}

/**
 * Calls `listener` with the person signed in, or null, as soon as it is known and on every change.
 * `onFailure` is called when the SDK cannot be loaded. Returns how to stop.
 */
export function onUser(listener: Listener, onFailure: (reason: unknown) => void): () => void {
  let stopped = false;
  let stopWatching = () => {};
  listeners.add(listener);
  loadSdk().then(
    (firebase) => {
      if (stopped) return;
      stopWatching = firebase.watchUser((user) => listener(user && plain(user)));
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
 * The ID token for a staff call. Callers at the same moment share one promise: on an expired token each would
 * otherwise ask for a new one. Throws NotSignedInError, or the provider's error when the session has ended.
 */
export async function getToken(): Promise<string> {
  token ??= loadSdk()
    .then((firebase) => firebase.idToken())
    .finally(() => {
      token = null;
    });
  const value = await token;
  if (value === null) throw new NotSignedInError();
  return value;
}

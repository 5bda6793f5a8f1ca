import type { User } from 'firebase/auth';
import type { ProviderName } from './firebase';

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
let sdk: Promise<typeof import('./firebase')> | null = null;
let token: Promise<string | null> | null = null;

/** The SDK, loaded once. A load that failed (offline) is forgotten, so that the next call tries again. */
function load() {
  sdk ??= import('./firebase').catch((reason: unknown) => {
    sdk = null;
    throw reason;
  });
  return sdk;
}

function plain(user: User): SignedInUser {
  const { uid, email, displayName, photoURL } = user;
  return { uid, email, displayName, photoURL };
}

function tellAll(user: SignedInUser | null) {
  for (const listener of listeners) listener(user);
}

/** Signs in with e-mail and password. Throws the provider's error: its `code` is turned into words by the sign-in feature. */
export async function signIn(email: string, password: string): Promise<SignedInUser> {
  return plain(await (await load()).signInWithPassword(email, password));
}

/** Signs in through a window of Google or Facebook. */
export async function signInWith(provider: ProviderName): Promise<SignedInUser> {
  return plain(await (await load()).signInWithProvider(provider));
}

/** Makes an account and signs it in. Everyone who is told of the user hears the name too. */
export async function signUp(name: string, email: string, password: string): Promise<SignedInUser> {
  const user = plain(await (await load()).createAccount(name, email, password));
  tellAll(user);
  return user;
}

/** Signs out in every tab of this browser. */
export async function signOut(): Promise<void> {
  await (await load()).endSession();
}

/** Asks for the mail with which a password is set anew. */
export async function sendReset(email: string): Promise<void> {
  await (await load()).requestReset(email);
}

/** Changes name or photo of the person signed in. */
export async function updateProfile(profile: {
  displayName?: string;
  photoURL?: string;
}): Promise<void> {
  const user = await (await load()).changeProfile(profile);
  if (user) tellAll(plain(user));
}

/**
 * Calls `listener` with the person signed in, or null, as soon as it is known and on every change.
 * `onFailure` is called when the SDK cannot be loaded. Returns how to stop.
 */
export function onUser(listener: Listener, onFailure: (reason: unknown) => void): () => void {
  let stopped = false;
  let stopWatching = () => {};
  listeners.add(listener);
  load().then(
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
  token ??= load()
    .then((firebase) => firebase.idToken())
    .finally(() => {
      token = null;
    });
  const value = await token;
  if (value === null) throw new NotSignedInError();
  return value;
}

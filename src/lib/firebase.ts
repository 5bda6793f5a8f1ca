import { initializeApp } from 'firebase/app';
import {
  FacebookAuthProvider,
  GoogleAuthProvider,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  initializeAuth,
  onIdTokenChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  updateProfile,
  type User,
} from 'firebase/auth';
import { environment, usesAuthEmulator } from './environment';

/**
 * The identity provider's whole SDK: only src/lib/auth.ts imports this file, and only through import().
 * Local storage alone as persistence: whether somebody is signed in can then be told without the SDK (signed-in-hint.ts).
 * The popup resolver goes with the call: as a default it would load another host's script on every start.
 */
const auth = initializeAuth(initializeApp({ ...environment.firebase }), {
  persistence: browserLocalPersistence,
});

if (usesAuthEmulator) {
  connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
}

const providers = { google: GoogleAuthProvider, facebook: FacebookAuthProvider } as const;
export type ProviderName = keyof typeof providers;

/** Calls back with the account on every sign-in, sign-out and token change; returns how to stop. */
export function watchUser(listener: (user: User | null) => void): () => void {
  return onIdTokenChanged(auth, listener);
}

export async function signInWithPassword(email: string, password: string): Promise<User> {
  return (await signInWithEmailAndPassword(auth, email, password)).user;
}

export async function signInWithProvider(name: ProviderName): Promise<User> {
  const provider = new providers[name]();
  return (await signInWithPopup(auth, provider, browserPopupRedirectResolver)).user;
}

/** Makes the account, gives it its name, and asks for the address to be verified (staff calls need a verified one). */
export async function createAccount(name: string, email: string, password: string): Promise<User> {
  const { user } = await createUserWithEmailAndPassword(auth, email, password);
  await updateProfile(user, { displayName: name });
  // The account stands without it: a mail that could not leave can be asked for again.
  await sendEmailVerification(user).catch(() => undefined);
  return user;
}

export async function changeProfile(profile: {
  displayName?: string;
  photoURL?: string;
}): Promise<User | null> {
  await auth.authStateReady();
  if (auth.currentUser) await updateProfile(auth.currentUser, profile);
  return auth.currentUser;
}

export async function requestReset(email: string): Promise<void> {
  await sendPasswordResetEmail(auth, email);
}

export async function endSession(): Promise<void> {
  await signOut(auth);
}

/** A token with at least five minutes to live; null when nobody is signed in. */
export async function idToken(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken() : null;
}

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

export async function signInWithPassword(email: string, password: string): Promise<void> {
  await signInWithEmailAndPassword(auth, email, password);
}

export async function signInWithProvider(name: ProviderName): Promise<void> {
  await signInWithPopup(auth, new providers[name](), browserPopupRedirectResolver);
}

export async function createAccount(email: string, password: string): Promise<void> {
  await createUserWithEmailAndPassword(auth, email, password);
}

export async function requestVerification(): Promise<void> {
  if (auth.currentUser) await sendEmailVerification(auth.currentUser);
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

import { initializeApp } from 'firebase/app';
import {
  FacebookAuthProvider,
  GoogleAuthProvider,
  applyActionCode,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  getAdditionalUserInfo,
  initializeAuth,
  linkWithPopup,
  onIdTokenChanged,
  reload,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  unlink,
  updateProfile,
  type ActionCodeInfo,
  type User,
} from 'firebase/auth';
import { environment, usesAuthEmulator } from '../environment';

/**
 * The identity provider's whole SDK: only src/lib/auth/auth.ts imports this file, and only through import().
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

/** Resolves to whether this has made an account whose address the provider does not vouch for (Facebook's). */
export async function signInWithProvider(name: ProviderName): Promise<boolean> {
  const credential = await signInWithPopup(
    auth,
    new providers[name](),
    browserPopupRedirectResolver,
  );
  const { email, emailVerified } = credential.user;
  const isNew = getAdditionalUserInfo(credential)?.isNewUser === true;
  return isNew && email !== null && !emailVerified;
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

/** What a mailed link is for, and whose address it was sent to. Throws the provider's error for one that is used up or too old. */
export function checkLink(code: string): Promise<ActionCodeInfo> {
  return checkActionCode(auth, code);
}

export function applyLink(code: string): Promise<void> {
  return applyActionCode(auth, code);
}

export function setPasswordBy(code: string, password: string): Promise<void> {
  return confirmPasswordReset(auth, code, password);
}

/** The account as the provider has it now, with a token that says the same; null when nobody is signed in. */
export async function freshAccount(): Promise<User | null> {
  await auth.authStateReady();
  const { currentUser } = auth;
  if (!currentUser) return null;
  const wasVerified = currentUser.emailVerified;
  await reload(currentUser);
  if (currentUser.emailVerified !== wasVerified) await currentUser.getIdToken(true);
  return currentUser;
}

export async function linkProvider(name: ProviderName): Promise<void> {
  if (!auth.currentUser) return;
  await linkWithPopup(auth.currentUser, new providers[name](), browserPopupRedirectResolver);
}

export async function unlinkProvider(id: string): Promise<void> {
  if (auth.currentUser) await unlink(auth.currentUser, id);
}

export async function endSession(): Promise<void> {
  await signOut(auth);
}

/** A token with at least five minutes to live; null when nobody is signed in. */
export async function idToken(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken() : null;
}

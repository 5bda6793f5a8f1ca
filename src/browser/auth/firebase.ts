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
  type User,
} from 'firebase/auth';
import { isDemoSite } from '../../shared/firebase-project';
import { environment } from '../environment';

/**
 * The Firebase SDK, loaded on demand by auth.ts. Local persistence lets signed-in-hint.ts detect a session without the SDK.
 * The popup resolver is passed per call: as a default it loads a third-party script at every start.
 */
const auth = initializeAuth(initializeApp({ ...environment.firebase }), {
  persistence: browserLocalPersistence,
});

// Through the site's own origin.
if (isDemoSite()) {
  connectAuthEmulator(auth, window.location.origin, { disableWarnings: true });
}

const providers = { google: GoogleAuthProvider, facebook: FacebookAuthProvider } as const;
export type ProviderName = keyof typeof providers;

export const watchUser = (listener: (user: User | null) => void) =>
  onIdTokenChanged(auth, listener);
export const signInWithPassword = (email: string, password: string) =>
  signInWithEmailAndPassword(auth, email, password);
export const createAccount = (email: string, password: string) =>
  createUserWithEmailAndPassword(auth, email, password);
export const sendResetEmail = (email: string) => sendPasswordResetEmail(auth, email);
export const readActionCode = (code: string) => checkActionCode(auth, code);
export const applyCode = (code: string) => applyActionCode(auth, code);
export const resetPassword = (code: string, password: string) =>
  confirmPasswordReset(auth, code, password);
export const signOutUser = () => signOut(auth);

/** Returns true for a new account whose address the provider does not vouch for (Facebook). */
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

/** Reloads the account and refreshes its token if the address became verified. */
export async function reloadAccount(): Promise<User | null> {
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

/** Returns a token valid for at least five minutes; null if signed out. */
export async function getIdToken(): Promise<string | null> {
  await auth.authStateReady();
  return auth.currentUser ? auth.currentUser.getIdToken() : null;
}

import type { AdminResponse } from '../../../contract/accounts/schema';
import { sessionEndedCode } from '../../../contract/sign-in/constants';
import { ApiError } from '../api/api-client';
import { environment } from '../environment';
import { loadSdk, signOut, toSignedInUser, updateProfile, type SignedInUser } from './auth';
import { getSignOutReason, recordSignOut } from './idle-storage';
import { callSignedIn } from './signed-in-calls';

export type SignInMethod = 'password' | 'google.com' | 'facebook.com';

export type Account = SignedInUser & {
  isVerified: boolean;
  methods: readonly SignInMethod[];
};

/** The purpose of an emailed link. `email` is set if the provider tells. */
export type EmailedLink = {
  purpose: 'reset' | 'verify' | 'recover' | 'change' | 'other';
  email: string | null;
};

const purposes: Readonly<Record<string, EmailedLink['purpose']>> = {
  PASSWORD_RESET: 'reset',
  VERIFY_EMAIL: 'verify',
  RECOVER_EMAIL: 'recover',
  VERIFY_AND_CHANGE_EMAIL: 'change',
};

/** Reads the account again; null if signed out. All functions here throw the provider's errors. */
export async function readAccount(): Promise<Account | null> {
  const user = await (await loadSdk()).reloadAccount();
  if (user === null) return null;
  const methods = user.providerData.map(({ providerId }) => providerId as SignInMethod);
  return { ...toSignedInUser(user), isVerified: user.emailVerified, methods };
}

export async function readEmailedLink(code: string): Promise<EmailedLink> {
  const { operation, data } = await (await loadSdk()).readActionCode(code);
  return { purpose: purposes[operation] ?? 'other', email: data.email ?? null };
}

/** Applies the link's action, except a password reset. */
export async function applyEmailedLink(code: string): Promise<void> {
  const sdk = await loadSdk();
  await sdk.applyCode(code);
  await sdk.reloadAccount().catch(() => null);
}

export async function setPhoto(picture: Blob): Promise<void> {
  const { path } = await callSignedIn('POST /profile/photo', { body: picture });
  // Absolute, because the provider's profile is shown on other origins.
  await updateProfile({ photoURL: new URL(`${environment.apiUrl}${path}`, location.href).href });
}

export async function removePhoto(): Promise<void> {
  await updateProfile({ photoURL: '' });
  await callSignedIn('DELETE /profile/photo');
}

const notAdmin: AdminResponse = { isAdmin: false, role: null, screens: [], regions: null };

/**
 * Returns the access of the signed-in person. The server answers 403 for an unverified address or someone else's: no admin.
 * Signs out if the server has ended the session. Throws NetworkError or ApiError.
 */
export async function checkAdmin(email: string): Promise<AdminResponse> {
  try {
    return await callSignedIn('GET /admin/:email', { params: { email } });
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return notAdmin;
    if (error instanceof ApiError && error.code === sessionEndedCode) {
      // Another tab may have ended it for being idle.
      if (getSignOutReason() === null) recordSignOut('ended');
      await signOut();
    }
    throw error;
  }
}

import { loadSdk, plain, type SignedInUser } from './auth';
import type { ProviderName } from './firebase';

export type SignInWay = 'password' | 'google.com' | 'facebook.com';

export type Account = SignedInUser & {
  isVerified: boolean;
  ways: readonly SignInWay[];
};

/** The purpose of an e-mailed link. `email` is set if the provider tells. */
export type MailedLink = {
  purpose: 'reset' | 'verify' | 'recover' | 'change' | 'other';
  email: string | null;
};

const purposes: Readonly<Record<string, MailedLink['purpose']>> = {
  PASSWORD_RESET: 'reset',
  VERIFY_EMAIL: 'verify',
  RECOVER_EMAIL: 'recover',
  VERIFY_AND_CHANGE_EMAIL: 'change',
};

/** Reads the account again; null if signed out. All functions here throw the provider's errors. */
export async function readAccount(): Promise<Account | null> {
  const user = await (await loadSdk()).freshAccount();
  if (user === null) return null;
  const ways = user.providerData.map(({ providerId }) => providerId as SignInWay);
  return { ...plain(user), isVerified: user.emailVerified, ways };
}

export async function sendVerification(): Promise<void> {
  await (await loadSdk()).requestVerification();
}

export async function readLink(code: string): Promise<MailedLink> {
  const { operation, data } = await (await loadSdk()).checkLink(code);
  return { purpose: purposes[operation] ?? 'other', email: data.email ?? null };
}

/** Applies the link's action, except a password reset (setPassword). */
export async function followLink(code: string): Promise<void> {
  const sdk = await loadSdk();
  await sdk.applyLink(code);
  await sdk.freshAccount().catch(() => null);
}

export async function setPassword(code: string, password: string): Promise<void> {
  await (await loadSdk()).setPasswordBy(code, password);
}

export async function addWay(provider: ProviderName): Promise<void> {
  await (await loadSdk()).linkProvider(provider);
}

export async function removeWay(way: SignInWay): Promise<void> {
  await (await loadSdk()).unlinkProvider(way);
}

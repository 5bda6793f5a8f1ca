import { loadSdk, plain, type SignedInUser } from './auth';
import type { ProviderName } from './firebase';

/** A way of signing in, by the identity provider's name for it. */
export type SignInWay = 'password' | 'google.com' | 'facebook.com';

/** The account of the person signed in, as its owner sees it. */
export type Account = SignedInUser & {
  /** Whether the e-mail address is proven to be theirs. */
  isVerified: boolean;
  ways: readonly SignInWay[];
};

/** What a mailed link is for. `email`: the address whose account it concerns, where the provider says so. */
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

/** The account of the person signed in, asked for anew; null when nobody is. Throws the provider's error, here and below. */
export async function readAccount(): Promise<Account | null> {
  const user = await (await loadSdk()).freshAccount();
  if (user === null) return null;
  const ways = user.providerData.map(({ providerId }) => providerId as SignInWay);
  return { ...plain(user), isVerified: user.emailVerified, ways };
}

/** Asks for another mail that proves the address. */
export async function sendVerification(): Promise<void> {
  await (await loadSdk()).requestVerification();
}

/** What the link with this code does, before it does it. */
export async function readLink(code: string): Promise<MailedLink> {
  const { operation, data } = await (await loadSdk()).checkLink(code);
  return { purpose: purposes[operation] ?? 'other', email: data.email ?? null };
}

/** Does what the link is for; of a reset, setPassword does. The account of this browser's person is asked for anew. */
export async function followLink(code: string): Promise<void> {
  const sdk = await loadSdk();
  await sdk.applyLink(code);
  // The link has worked, whoever is signed in here.
  await sdk.freshAccount().catch(() => null);
}

export async function setPassword(code: string, password: string): Promise<void> {
  await (await loadSdk()).setPasswordBy(code, password);
}

/** Adds a way of signing in, by the provider's window. */
export async function addWay(provider: ProviderName): Promise<void> {
  await (await loadSdk()).linkProvider(provider);
}

export async function removeWay(way: SignInWay): Promise<void> {
  await (await loadSdk()).unlinkProvider(way);
}

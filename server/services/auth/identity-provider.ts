import { createHash } from 'node:crypto';
import type { Account } from '../../../contract/accounts/schema';
import { createAccessTokens, providerError } from './access-tokens';
import type { Config } from '../../core/config/config';
import { toPhotoUrl } from './photo-url';

/** The photo is a URL of Google or Facebook, or a path below the API (photo-url.ts). */
export type ProviderAccount = Omit<Account, 'uid' | 'role' | 'disabled' | 'binding' | 'version'> & {
  uid: string;
};

export type ProviderAccounts = {
  accounts: readonly ProviderAccount[];
  isTruncated: boolean;
  revision: string;
};

export type IdentityProvider = {
  /** At most ten seconds old. Throws 503. */
  accounts(): Promise<ProviderAccounts>;
};

const pageSize = 1_000;
/** Visitors may sign up too, so the list needs a limit. */
const maxPages = 10;
const cacheTime = 10_000;

const google = 'https://identitytoolkit.googleapis.com';

/**
 * Lists accounts by the Identity Toolkit's REST API (projects.accounts.batchGet), from the emulator or from Google with a service account.
 * Null if neither is configured.
 */
export function createIdentityProvider(
  { projectId, emulatorUrl, serviceAccount }: Config['auth'],
  googleUrl = google,
): IdentityProvider | null {
  const base = emulatorUrl === null ? googleUrl : `${emulatorUrl}/identitytoolkit.googleapis.com`;
  const url = `${base}/v1/projects/${encodeURIComponent(projectId)}/accounts:batchGet`;
  if (emulatorUrl !== null) return cache(() => readAll(url, () => Promise.resolve('owner')));
  if (serviceAccount === null) return null;
  const getAccessToken = createAccessTokens(serviceAccount);
  return cache(() => readAll(url, getAccessToken));
}

/** Also caches failures, so that a provider in trouble gets no extra load. */
function cache(read: () => Promise<ProviderAccounts>): IdentityProvider {
  let last: { at: number; reading: Promise<ProviderAccounts> } | null = null;
  return {
    accounts: () => {
      if (last === null || Date.now() - last.at >= cacheTime) {
        last = { at: Date.now(), reading: read() };
      }
      return last.reading;
    },
  };
}

async function readAll(url: string, getToken: () => Promise<string>): Promise<ProviderAccounts> {
  const accounts: ProviderAccount[] = [];
  let next = '';
  for (let page = 0; page < maxPages; page += 1) {
    const read = await readPage(url, next, await getToken());
    accounts.push(...read.users.map(toAccount));
    next = read.nextPageToken;
    if (next === '') break;
  }
  const revision = createHash('sha256')
    .update(JSON.stringify([accounts, next !== '']))
    .digest('hex');
  return { accounts, isTruncated: next !== '', revision: revision.slice(0, 32) };
}

async function readPage(url: string, pageToken: string, token: string) {
  const query = new URLSearchParams({ maxResults: String(pageSize) });
  if (pageToken !== '') query.set('nextPageToken', pageToken);
  const response = await fetch(`${url}?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw providerError(`accounts ${String(response.status)}`);
  const { users = [], nextPageToken = '' } = (await response.json()) as {
    users?: GoogleUser[];
    nextPageToken?: string;
  };
  return { users, nextPageToken };
}

/** Google's UserInfo; times are strings of milliseconds since 1970. */
type GoogleUser = {
  localId: string;
  email?: string;
  displayName?: string;
  photoUrl?: string;
  emailVerified?: boolean;
  createdAt?: string;
  lastLoginAt?: string;
  providerUserInfo?: { providerId?: string }[];
};

function toAccount(user: GoogleUser): ProviderAccount {
  const { photoUrl = '', providerUserInfo = [] } = user;
  return {
    uid: user.localId,
    email: user.email?.toLowerCase() ?? null,
    name: user.displayName ?? null,
    photo: toPhotoUrl(photoUrl),
    // The emulator lists the providers of imported accounts twice.
    providers: [...new Set(providerUserInfo.flatMap(({ providerId }) => providerId ?? []))],
    verified: user.emailVerified ?? false,
    createdAt: toTimestamp(user.createdAt),
    lastSignInAt: toTimestamp(user.lastLoginAt),
  };
}

function toTimestamp(milliseconds: string | undefined): string | null {
  const time = new Date(Number(milliseconds));
  return milliseconds === undefined || Number.isNaN(time.getTime()) ? null : time.toISOString();
}

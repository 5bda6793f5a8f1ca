import { createHash } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Account } from '../../../contract/accounts/schema';
import type { Config } from '../../core/config/config';
import type { ServiceAccount } from '../../core/config/variables';
import { HttpError } from '../../core/http/errors';
import { toPhotoUrl } from './photo-url';

/** The photo is a URL of Google or Facebook, or a path below the API (photo-url.ts). */
export type ProviderAccount = Omit<
  Account,
  'uid' | 'role' | 'screens' | 'regions' | 'disabled' | 'hasSecondFactor' | 'binding' | 'version'
> & {
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
  /** The time of the latest new password, before which sign-ins aren't valid; null for an unknown account. Throws 503. */
  findValidSince(uid: string): Promise<string | null>;
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
  const url = `${base}/v1/projects/${encodeURIComponent(projectId)}/accounts`;
  if (emulatorUrl === null && serviceAccount === null) return null;
  const getToken =
    serviceAccount === null ? async () => 'owner' : createAccessTokens(serviceAccount);
  return {
    accounts: cache(() => readAll(`${url}:batchGet`, getToken)),
    findValidSince: async (uid) => readValidSince(`${url}:lookup`, uid, await getToken()),
  };
}

/** Also caches failures, so that a provider in trouble gets no extra load. */
function cache(read: () => Promise<ProviderAccounts>): IdentityProvider['accounts'] {
  let last: { at: number; reading: Promise<ProviderAccounts> } | null = null;
  return () => {
    if (last === null || Date.now() - last.at >= cacheTime) {
      last = { at: Date.now(), reading: read() };
    }
    return last.reading;
  };
}

async function readValidSince(url: string, uid: string, token: string): Promise<string | null> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ localId: [uid] }),
    signal: AbortSignal.timeout(3_000),
  });
  if (!response.ok) throw providerError(`lookup ${String(response.status)}`);
  const { users = [] } = (await response.json()) as { users?: GoogleUser[] };
  return toTimestamp(users[0]?.validSince && `${users[0].validSince}000`);
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
  /** In seconds. */
  validSince?: string;
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

const scope = 'https://www.googleapis.com/auth/identitytoolkit';

/** Google's maximum, in seconds. */
const assertionLifetime = 3_600;

/** Google's tokens last an hour. */
const tokenCacheTime = 55 * 60_000;

/**
 * Returns a function that gets an access token for the Identity Toolkit by Google's "server to server" flow (RFC 7523). Concurrent callers
 * share one request. Throws 503.
 */
function createAccessTokens(account: ServiceAccount): () => Promise<string> {
  let current: { token: Promise<string>; until: number } | null = null;
  return () => {
    if (current !== null && Date.now() < current.until) return current.token;
    current = { token: requestToken(account), until: Date.now() + tokenCacheTime };
    current.token.catch(() => {
      current = null;
    });
    return current.token;
  };
}

async function requestToken({ email, key, tokenUrl }: ServiceAccount): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt(now)
    .setExpirationTime(now + assertionLifetime)
    .sign(key);
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!response.ok) throw providerError(`token ${String(response.status)}`);
  const { access_token: token } = (await response.json()) as { access_token?: unknown };
  if (typeof token !== 'string') throw providerError('token');
  return token;
}

/** @param detail for the log, without personal data */
export function providerError(detail: string): HttpError {
  return new HttpError(503, 'provider_unavailable', `The identity provider failed: ${detail}`);
}

import { createHash } from 'node:crypto';
import { createAccessTokens, providerError } from './access-tokens';
import type { AuthSettings } from './settings';
import { toPhotoUrl } from './photo-url';

/** An account as the identity provider has it. */
export type ProviderAccount = {
  uid: string;
  /** Lower case. */
  email: string | null;
  name: string | null;
  /** An address of Google or Facebook, or a path that follows the API's base (photo-of.ts). */
  photo: string | null;
  providers: string[];
  verified: boolean;
  createdAt: string | null;
  lastSignInAt: string | null;
};

export type ProviderAccounts = {
  accounts: readonly ProviderAccount[];
  /** There are more than are read. */
  cut: boolean;
  /** The same for the same accounts, and no other. */
  tag: string;
};

export type IdentityProvider = {
  /** The accounts as they were at most ten seconds ago. Throws when they cannot be had. */
  accounts(): Promise<ProviderAccounts>;
};

/** Accounts in one call: the most Google gives. */
const pageSize = 1_000;
/** Visitors may sign up too; beyond so many pages the list is cut. */
const mostPages = 10;
/** Every open Users info asks each six seconds. Milliseconds. */
const keptFor = 10_000;

const google = 'https://identitytoolkit.googleapis.com';

/**
 * The accounts of the project, by the Identity Toolkit's REST interface (projects.accounts.batchGet): from the emulator, or from
 * Google with a service account. Null when neither is set.
 * @param googleUrl Google's address unless a test brings its own
 */
export function createIdentityProvider(
  { projectId, emulatorUrl, serviceAccount }: AuthSettings,
  googleUrl = google,
): IdentityProvider | null {
  const base = emulatorUrl === null ? googleUrl : `${emulatorUrl}/identitytoolkit.googleapis.com`;
  const url = `${base}/v1/projects/${encodeURIComponent(projectId)}/accounts:batchGet`;
  if (emulatorUrl !== null) return keep(() => readAll(url, () => Promise.resolve('owner')));
  if (serviceAccount === null) return null;
  const accessToken = createAccessTokens(serviceAccount);
  return keep(() => readAll(url, accessToken));
}

/** One reading for all who ask within the same seconds, a failed one too: a provider in trouble is not asked more often. */
function keep(read: () => Promise<ProviderAccounts>): IdentityProvider {
  let last: { at: number; reading: Promise<ProviderAccounts> } | null = null;
  return {
    accounts: () => {
      if (last === null || Date.now() - last.at >= keptFor) {
        last = { at: Date.now(), reading: read() };
      }
      return last.reading;
    },
  };
}

async function readAll(url: string, token: () => Promise<string>): Promise<ProviderAccounts> {
  const accounts: ProviderAccount[] = [];
  let next = '';
  for (let page = 0; page < mostPages; page += 1) {
    const read = await readPage(url, next, await token());
    accounts.push(...read.users.map(toAccount));
    next = read.nextPageToken;
    if (next === '') break;
  }
  const tag = createHash('sha256')
    .update(JSON.stringify([accounts, next !== '']))
    .digest('hex');
  return { accounts, cut: next !== '', tag: tag.slice(0, 32) };
}

async function readPage(url: string, pageToken: string, token: string) {
  const query = new URLSearchParams({ maxResults: String(pageSize) });
  if (pageToken !== '') query.set('nextPageToken', pageToken);
  const answer = await fetch(`${url}?${query.toString()}`, {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw providerError(`accounts ${String(answer.status)}`);
  const { users = [], nextPageToken = '' } = (await answer.json()) as {
    users?: GoogleUser[];
    nextPageToken?: string;
  };
  return { users, nextPageToken };
}

/** What we read of Google's UserInfo; its times are milliseconds since 1970, as texts. */
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
    // The emulator names one twice whose account it has read from a file.
    providers: [...new Set(providerUserInfo.flatMap(({ providerId }) => providerId ?? []))],
    verified: user.emailVerified ?? false,
    createdAt: toTime(user.createdAt),
    lastSignInAt: toTime(user.lastLoginAt),
  };
}

function toTime(milliseconds: string | undefined): string | null {
  const time = new Date(Number(milliseconds));
  return milliseconds === undefined || Number.isNaN(time.getTime()) ? null : time.toISOString();
}

import { SignJWT } from 'jose';
import { HttpError } from '../http/errors';
import type { ServiceAccount } from './settings';

const scope = 'https://www.googleapis.com/auth/identitytoolkit';

/** The longest Google takes an assertion for, in seconds. */
const assertionLife = 3_600;

/** A token is asked for anew this long before it ends, in milliseconds. */
const margin = 5 * 60_000;

/**
 * Access tokens of a service account for the Identity Toolkit, by Google's "server to server" flow (RFC 7523): an assertion
 * signed with the account's key is changed for a token, which is kept until shortly before it ends. Callers at the same moment
 * share one request. The function throws 503 when there is none to be had.
 */
export function createAccessTokens(account: ServiceAccount): () => Promise<string> {
  let current: { token: string; until: number } | null = null;
  let asking: Promise<string> | null = null;
  const ask = async (): Promise<string> => {
    current = await exchange(account);
    return current.token;
  };
  return () => {
    if (current !== null && Date.now() < current.until) return Promise.resolve(current.token);
    asking ??= ask().finally(() => {
      asking = null;
    });
    return asking;
  };
}

async function exchange({ email, key, tokenUrl }: ServiceAccount) {
  const now = Math.floor(Date.now() / 1000);
  const assertion = await new SignJWT({ scope })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(email)
    .setAudience(tokenUrl)
    .setIssuedAt(now)
    .setExpirationTime(now + assertionLife)
    .sign(key);
  const answer = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion,
    }),
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw providerError(`token ${String(answer.status)}`);
  const body = (await answer.json()) as { access_token?: unknown; expires_in?: unknown };
  const { access_token: token, expires_in: seconds } = body;
  if (typeof token !== 'string' || typeof seconds !== 'number') throw providerError('token');
  return { token, until: Date.now() + seconds * 1000 - margin };
}

/** The identity provider gave no answer that can be used; `what` is for the log and holds nobody's data. */
export function providerError(what: string): HttpError {
  return new HttpError(503, 'provider_unavailable', `The identity provider failed: ${what}`);
}

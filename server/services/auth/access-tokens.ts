import { SignJWT } from 'jose';
import { HttpError } from '../../core/http/errors';
import type { ServiceAccount } from '../../core/config/variables';

const scope = 'https://www.googleapis.com/auth/identitytoolkit';

/** Google's maximum, in seconds. */
const assertionLifetime = 3_600;

const renewalMargin = 5 * 60_000;

/**
 * Returns a function that gets an access token for the Identity Toolkit by Google's "server to server" flow (RFC 7523). Tokens are cached
 * until shortly before they expire, and concurrent callers share one request. Throws 503.
 */
export function createAccessTokens(account: ServiceAccount): () => Promise<string> {
  let current: { token: string; until: number } | null = null;
  let pending: Promise<string> | null = null;
  const request = async (): Promise<string> => {
    current = await requestToken(account);
    return current.token;
  };
  return () => {
    if (current !== null && Date.now() < current.until) return Promise.resolve(current.token);
    pending ??= request().finally(() => {
      pending = null;
    });
    return pending;
  };
}

async function requestToken({ email, key, tokenUrl }: ServiceAccount) {
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
  const body = (await response.json()) as { access_token?: unknown; expires_in?: unknown };
  const { access_token: token, expires_in: seconds } = body;
  if (typeof token !== 'string' || typeof seconds !== 'number') throw providerError('token');
  return { token, until: Date.now() + seconds * 1000 - renewalMargin };
}

/** @param detail for the log, without personal data */
export function providerError(detail: string): HttpError {
  return new HttpError(503, 'provider_unavailable', `The identity provider failed: ${detail}`);
}

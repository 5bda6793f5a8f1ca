import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { Config } from '../../core/config/config';
import { HttpError, unauthorized } from '../../core/http/errors';

export type Identity = {
  uid: string;
  /** Lower case; null if missing or not verified. */
  email: string | null;
  /** ISO 8601. All tokens of one sign-in have the same. */
  signedInAt: string;
};

/** Throws 401 for an invalid ID token, 503 when Google's keys cannot be fetched. */
export type TokenVerifier = (token: string) => Promise<Identity>;

export const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

const clockTolerance = 5;

/**
 * Verifies a Firebase project's ID tokens by Google's rules for third-party libraries: signature, issuer, audience, times, subject. If the
 * settings allow the emulator's unsigned tokens, all checks but the signature apply.
 */
export function createTokenVerifier(
  settings: Pick<Config['auth'], 'projectId' | 'acceptUnsigned'>,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys), { timeoutDuration: 5_000 }),
): TokenVerifier {
  const expectedClaims = {
    issuer: `https://securetoken.google.com/${settings.projectId}`,
    audience: settings.projectId,
    clockTolerance,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  };
  return async (token) => {
    try {
      const payload = settings.acceptUnsigned
        ? UnsecuredJWT.decode(token, expectedClaims).payload
        : (await jwtVerify(token, keys, { ...expectedClaims, algorithms: ['RS256'] })).payload;
      return toIdentity(payload);
    } catch (error) {
      throw toHttpError(error);
    }
  };
}

function toIdentity(payload: JWTPayload): Identity {
  const { sub, email, email_verified: verified, auth_time: signedInAt, iat: issuedAt } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) throw unauthorized();
  const isPast = (time: unknown): time is number =>
    typeof time === 'number' && time <= Date.now() / 1000 + clockTolerance;
  if (!isPast(signedInAt) || !isPast(issuedAt)) throw unauthorized();
  const isVerified = typeof email === 'string' && email !== '' && verified === true;
  return {
    uid: sub,
    email: isVerified ? email.toLowerCase() : null,
    signedInAt: new Date(signedInAt * 1000).toISOString(),
  };
}

/** Unreachable keys must not sign anybody out. */
function toHttpError(error: unknown): Error {
  if (error instanceof HttpError) return error;
  const isKeyError =
    error instanceof errors.JWKSTimeout ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
    (error instanceof TypeError && error.message === 'fetch failed');
  return isKeyError
    ? new HttpError(
        503,
        'sign_in_unavailable',
        'We can’t check your sign-in right now. Please try again.',
      )
    : unauthorized();
}

import { createRemoteJWKSet, errors, jwtVerify, UnsecuredJWT } from 'jose';
import type { JWTPayload, JWTVerifyGetKey } from 'jose';
import type { AuthSettings } from './settings';
import { HttpError, unauthorized } from '../http/errors';

/** Who a token speaks for. */
export type Identity = {
  uid: string;
  /** Lower case; null when the token has none, or it is not verified: then it proves nothing. */
  email: string | null;
};

/** Turns an ID token into an identity. Throws 401 for one that does not count, 503 when Google's keys cannot be fetched. */
export type TokenVerifier = (token: string) => Promise<Identity>;

const googleKeys =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com';

/** Seconds by which clocks may differ. */
const clockTolerance = 5;

/**
 * The verifier of a Firebase project's ID tokens, by Google's rules for third-party libraries: signature, issuer, audience,
 * times, subject. The emulator's unsigned tokens pass through the same checks but the first, where the settings allow it.
 * @param keys Google's published keys unless a test brings its own
 */
export function createTokenVerifier(
  settings: Pick<AuthSettings, 'projectId' | 'acceptUnsigned'>,
  keys: JWTVerifyGetKey = createRemoteJWKSet(new URL(googleKeys), { timeoutDuration: 5_000 }),
): TokenVerifier {
  const expected = {
    issuer: `https://securetoken.google.com/${settings.projectId}`,
    audience: settings.projectId,
    clockTolerance,
    requiredClaims: ['sub', 'exp', 'iat', 'auth_time'],
  };
  return async (token) => {
    try {
      // The emulator signs nothing: a signed token is none of its, and Google's keys need not be asked.
      const payload = settings.acceptUnsigned
        ? UnsecuredJWT.decode(token, expected).payload
        : (await jwtVerify(token, keys, { ...expected, algorithms: ['RS256'] })).payload;
      return toIdentity(payload);
    } catch (error) {
      throw asHttpError(error);
    }
  };
}

function toIdentity(payload: JWTPayload): Identity {
  const { sub, email, email_verified: verified, auth_time: signedInAt } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 128) throw unauthorized();
  if (typeof signedInAt !== 'number' || signedInAt > Date.now() / 1000 + clockTolerance) {
    throw unauthorized();
  }
  const counts = typeof email === 'string' && email !== '' && verified === true;
  return { uid: sub, email: counts ? email.toLowerCase() : null };
}

/** Only a fault of the token is the caller's; unreachable keys are not a reason to sign someone out. */
function asHttpError(error: unknown): Error {
  if (error instanceof HttpError) return error;
  const keysFailed =
    error instanceof errors.JWKSTimeout ||
    (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
    (error instanceof TypeError && error.message === 'fetch failed');
  return keysFailed
    ? new HttpError(
        503,
        'sign_in_unavailable',
        'Sign-in cannot be checked right now. Please try again.',
      )
    : unauthorized();
}

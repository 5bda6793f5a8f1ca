import type { EmailedLink } from '../../../browser/auth/account';
import { getErrorCode, isChunkLoadError } from '../error-messages';

export type LinkState =
  | { status: 'checking' }
  /** Used, expired, or incomplete. */
  | { status: 'invalid' }
  /** The link may still work. */
  | { status: 'failed'; error: unknown }
  | { status: 'reset'; code: string; email: string | null }
  | { status: 'done'; purpose: 'verify' | 'recover' | 'change'; email: string | null };

type LinkCalls = {
  readLink: (code: string) => Promise<EmailedLink>;
  followLink: (code: string) => Promise<void>;
};

const temporaryCodes = ['auth/network-request-failed', 'auth/timeout', 'auth/too-many-requests'];

/** Follows a link from an email, except one for a new password, which the person still has to choose. */
export async function resolveLink(code: string | null, calls: LinkCalls): Promise<LinkState> {
  if (!code) return { status: 'invalid' };
  try {
    const { purpose, email } = await calls.readLink(code);
    if (purpose === 'other') return { status: 'invalid' };
    if (purpose === 'reset') return { status: 'reset', code, email };
    await calls.followLink(code);
    return { status: 'done', purpose, email };
  } catch (error) {
    return isInvalidLink(error) ? { status: 'invalid' } : { status: 'failed', error };
  }
}

function isInvalidLink(error: unknown): boolean {
  const code = getErrorCode(error);
  return code !== '' && !temporaryCodes.includes(code) && !isChunkLoadError(error);
}

/** The link was used or has expired. */
export function isExpired(error: unknown): boolean {
  return ['auth/expired-action-code', 'auth/invalid-action-code'].includes(getErrorCode(error));
}

import type { EmailedLink } from '../../browser/auth/account';
import { getErrorCode, isChunkLoadError } from '../error-messages';

type Purpose = Exclude<EmailedLink['purpose'], 'other'>;

export type LinkState =
  | { status: 'checking' }
  /** Used, expired, or incomplete. */
  | { status: 'invalid' }
  /** The link may still work. */
  | { status: 'failed'; error: unknown }
  | { status: 'ready'; purpose: Purpose; code: string; email: string | null }
  | { status: 'done'; purpose: Exclude<Purpose, 'reset'>; email: string | null };

const temporaryCodes = ['auth/network-request-failed', 'auth/timeout', 'auth/too-many-requests'];

/** Reads what a link is for. It doesn't follow the link, because programs that scan emails open it too. */
export async function readLinkState(
  code: string | null,
  readLink: (code: string) => Promise<EmailedLink>,
): Promise<LinkState> {
  if (!code) return { status: 'invalid' };
  try {
    const { purpose, email } = await readLink(code);
    return purpose === 'other' ? { status: 'invalid' } : { status: 'ready', purpose, code, email };
  } catch (error) {
    return toErrorState(error);
  }
}

export function toErrorState(error: unknown): LinkState {
  return isInvalidLink(error) ? { status: 'invalid' } : { status: 'failed', error };
}

function isInvalidLink(error: unknown): boolean {
  const code = getErrorCode(error);
  return code !== '' && !temporaryCodes.includes(code) && !isChunkLoadError(error);
}

/** The link was used or has expired. */
export function isExpired(error: unknown): boolean {
  return ['auth/expired-action-code', 'auth/invalid-action-code'].includes(getErrorCode(error));
}

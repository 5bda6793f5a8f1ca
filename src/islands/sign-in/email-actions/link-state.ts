import type { MailedLink } from '../../../lib/auth/account';

/** Where somebody is who has opened a mailed link. */
export type LinkState =
  | { is: 'checking' }
  /** Used up, too old, or not whole. */
  | { is: 'dead' }
  /** Nobody could be asked: it may still work. */
  | { is: 'failed'; error: unknown }
  | { is: 'reset'; code: string; email: string | null }
  | { is: 'done'; purpose: 'verify' | 'recover' | 'change'; email: string | null };

type Calls = {
  readLink: (code: string) => Promise<MailedLink>;
  followLink: (code: string) => Promise<void>;
};

/** What only a connection is to blame for. */
const passing = ['auth/network-request-failed', 'auth/timeout', 'auth/too-many-requests'];

/** Whether a fault says that the link itself is of no use any more. */
export function isDead(error: unknown): boolean {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  return name !== 'ChunkLoadError' && typeof code === 'string' && !passing.includes(code);
}

/** Reads a link and, but for a new password, which has to be chosen, does what it is for. */
export async function linkState(
  code: string | null,
  { readLink, followLink }: Calls,
): Promise<LinkState> {
  if (code === null || code === '') return { is: 'dead' };
  try {
    const { purpose, email } = await readLink(code);
    if (purpose === 'other') return { is: 'dead' };
    if (purpose === 'reset') return { is: 'reset', code, email };
    await followLink(code);
    return { is: 'done', purpose, email };
  } catch (error) {
    return isDead(error) ? { is: 'dead' } : { is: 'failed', error };
  }
}

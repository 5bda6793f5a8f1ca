import type { AdminAnswer } from '../../contract/admin';
import type { Role } from '../../contract/roles';
import type { SignedInUser } from '../lib/auth';
import type { UserState } from '../lib/use-user';

/** What is known at the dashboard's door: who is signed in, and what the admin check said or why it failed. */
export type GateState = {
  user: UserState;
  check: { answer?: AdminAnswer; error?: unknown };
};

export type GateDecision =
  | { show: 'spinner' }
  | { go: 'login' }
  | { go: 'home' }
  | { show: 'failure' }
  | { show: 'content'; user: SignedInUser; role: Role };

/**
 * Who gets in (specification section 4): a spinner while sign-in or the admin check loads; nobody signed in goes to /login, a
 * non-admin to /, an admin sees the content. A check that failed says nothing about the person, so it moves nobody; an
 * admin who is already in stays in while a later check fails.
 */
export function gate({ user, check }: GateState): GateDecision {
  if (user === 'loading') return { show: 'spinner' };
  if (user === 'failed') return { show: 'failure' };
  if (user === null) return { go: 'login' };
  if (user.email === null) return { go: 'home' };
  if (check.answer === undefined) {
    return check.error === undefined ? { show: 'spinner' } : { show: 'failure' };
  }
  if (!check.answer.isAdmin) return { go: 'home' };
  // Section 6: every admin without a role of their own is an ordinary one.
  return { show: 'content', user, role: check.answer.role ?? 'admin' };
}

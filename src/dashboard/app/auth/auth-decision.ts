import type { AdminAnswer } from '../../../../contract/accounts/schema';
import type { Role } from '../../../../contract/shared/roles';
import type { SignedInUser } from '../../../lib/auth/auth';
import type { UserState } from '../../../lib/auth/use-user';

/**
 * What is known at the dashboard's door: who is signed in, whether they had left it alone for too long when they came, what the
 * admin check said or why it failed, and whether the list that they came for may be there in a moment.
 */
export type GateState = {
  user: UserState;
  wasLeftAlone?: boolean;
  check: { answer?: AdminAnswer; error?: unknown };
  listComes?: boolean;
};

export type GateDecision =
  | { show: 'spinner' }
  | { go: 'login' }
  | { end: 'for idleness' }
  | { go: 'home' }
  | { show: 'failure' }
  | { show: 'content'; user: SignedInUser; role: Role };

/**
 * Who gets in (specification section 4): a spinner while sign-in or the admin check loads; nobody signed in goes to /login, a
 * non-admin to /, an admin sees the content. A session that was left alone for too long ends first. A check that failed says nothing about the person, so it moves nobody; an
 * admin who is already in stays in while a later check fails. Frame and list come together where the list is there in a moment.
 */
export function gate({ user, wasLeftAlone, check, listComes }: GateState): GateDecision {
  if (user === 'loading') return { show: 'spinner' };
  if (user === 'failed') return { show: 'failure' };
  if (user === null) return { go: 'login' };
  if (wasLeftAlone) return { end: 'for idleness' };
  if (user.email === null) return { go: 'home' };
  if (check.answer === undefined) {
    return check.error === undefined ? { show: 'spinner' } : { show: 'failure' };
  }
  if (!check.answer.isAdmin) return { go: 'home' };
  if (listComes) return { show: 'spinner' };
  // Section 6: every admin without a role of their own is an ordinary one.
  return { show: 'content', user, role: check.answer.role ?? 'admin' };
}

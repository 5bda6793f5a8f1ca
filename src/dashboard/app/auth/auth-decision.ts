import type { AdminResponse } from '../../../../contract/accounts/schema';
import { resolveAccess, type Access } from '../../../../contract/shared/roles';
import type { SignedInUser } from '../../../browser/auth/auth';
import type { UserState } from '../../../browser/hooks/use-user';

export type AuthState = {
  user: UserState;
  /** The session was already idle for too long when the page was opened. */
  isExpired?: boolean;
  adminCheck: { response?: AdminResponse; error?: unknown };
};

export type AuthDecision =
  | { type: 'spinner' }
  | { type: 'error' }
  | { type: 'endSession' }
  | { type: 'redirect'; to: 'login' | 'home' | 'secondFactor' }
  | { type: 'content'; user: SignedInUser; access: Access };

/**
 * Decides who may enter the dashboard (specification section 4). A failed check redirects no one, and an admin who is already in stays
 * in while a later check fails.
 */
export function decideAccess({ user, isExpired, adminCheck }: AuthState): AuthDecision {
  if (user === 'loading') return { type: 'spinner' };
  if (user === 'failed') return { type: 'error' };
  if (user === null) return { type: 'redirect', to: 'login' };
  if (isExpired) return { type: 'endSession' };
  if (user.email === null) return { type: 'redirect', to: 'home' };
  const { response, error } = adminCheck;
  if (response === undefined) return { type: error === undefined ? 'spinner' : 'error' };
  if (!response.isAdmin) return { type: 'redirect', to: 'home' };
  if (response.step !== undefined) return { type: 'redirect', to: 'secondFactor' };
  const { role, screens, regions } = response;
  // Section 6: an admin without a role of their own is an ordinary one.
  const access = role === null ? resolveAccess({ role: 'admin' }) : { role, screens, regions };
  return { type: 'content', user, access };
}

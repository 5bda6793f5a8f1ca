import { NotSignedInError } from '../../lib/auth/auth';
import type { Staff } from '../hooks/session/use-staff';

/**
 * Between the steps of something that takes several calls: throws NotSignedInError when who began it has signed out since. Somebody else may be
 * signed in by then, as whom nothing of it is to be done.
 */
export function staySigned({ hasEnded }: Pick<Staff, 'hasEnded'>): void {
  if (hasEnded()) throw new NotSignedInError();
}

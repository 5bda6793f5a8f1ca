import { NotSignedInError } from '../../lib/auth/auth';
import type { Staff } from '../hooks/session/use-staff';

/** Throws if the person who began a multi-step action has signed out: its next call would be made as someone else. */
export function assertSameSession({ hasEnded }: Pick<Staff, 'hasEnded'>): void {
  if (hasEnded()) throw new NotSignedInError();
}

import { endForIdleness } from '../../../lib/auth/idle-storage';
import { signOut } from '../../../lib/auth/auth';

/** Signs out for idleness. Without a connection the SDK still forgets the session in this browser. */
export async function endSession(): Promise<void> {
  endForIdleness();
  await signOut();
}

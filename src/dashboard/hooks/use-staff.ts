import { createContext, useContext } from 'react';
import type { Role } from '../../../contract/shared/roles';
import type { SignedInUser } from '../../browser/auth/auth';
import type { ChannelId } from '../components/composer/channel-texts';
import type { DraftStore } from './drafts/draft-store';

/** The message being sent, or that failed, by draft key. Sent again unchanged, it keeps its idempotency key. */
export type PendingSends = Map<
  string,
  {
    key: string;
    request: string;
    /** Null once it has failed; never rejects. */
    promise: Promise<{ channel: ChannelId; error?: unknown }> | null;
  }
>;

/** Kept in memory and on the server, never in browser storage. */
export type UnsavedWork = {
  drafts: DraftStore;
  pendingSends: PendingSends;
  /** Returns true once the user has signed out; pending work must not continue as the next user. */
  hasEnded: () => boolean;
};

export type Staff = UnsavedWork & { user: SignedInUser; role: Role };

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff must be used inside the session provider');
  return staff;
}

import { createContext, useContext } from 'react';
import type { Role } from '../../../../contract/shared/roles';
import type { SignedInUser } from '../../../lib/auth/auth';
import type { FormDraft } from './form-draft';

/** An unsent message in one channel of a thread or record. */
export type Draft = {
  words: string;
  recipient?: string | undefined;
  /** The threads it was written in, if they were merged into this one since and nobody has confirmed the recipient. */
  begunFor?: readonly string[] | undefined;
};

/** The message being sent, or that failed, by draft key. Sent again unchanged, it keeps its idempotency key. */
export type PendingSends = Map<
  string,
  {
    key: string;
    request: string;
    /** Null once it has failed; never rejects. */
    underway: Promise<{ channel: string; error?: unknown }> | null;
  }
>;

/** Kept in memory while the person looks at other pages of the site, never in browser storage. */
export type UnsavedWork = {
  /** By draft key; the one changed last comes last. */
  drafts: Map<string, Draft>;
  sends: PendingSends;
  /** Whether the person has signed out, so that nothing goes on as the next one. */
  hasEnded: () => boolean;
  forms: Map<string, FormDraft>;
};

export type Staff = UnsavedWork & {
  user: SignedInUser;
  role: Role;
  /** How many entries of a polled list to fetch, shared by all screens so that their counts agree. */
  lengths: Readonly<Record<'accounts', number>>;
  setLengths: (lengths: Staff['lengths']) => void;
};

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff must be used inside the session provider');
  return staff;
}

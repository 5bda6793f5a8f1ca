import { createContext, useContext } from 'react';
import type { Role } from '../../../../contract/shared/roles';
import type { SignedInUser } from '../../../lib/auth/auth';
import type { FormDraft } from './form-draft';

/** Words begun in one channel, and not sent. */
export type Draft = {
  words: string;
  /** The address chosen for an e-mail, where the thread has several. */
  recipient?: string | undefined;
  /** For whom they were begun, when that thread has been merged into this one since and nobody has said yet that they may be sent. */
  begunFor?: readonly string[] | undefined;
};

/** By draft key, the answer that is on its way, or that failed: sent again as it is, it keeps its idempotency key. */
export type Sends = Map<
  string,
  {
    key: string;
    request: string;
    /** Null once it has failed. Resolves also then, with the error. */
    underway: Promise<{ channel: string; error?: unknown }> | null;
  }
>;

/** The staff member who has passed the gate. */
export type Staff = {
  user: SignedInUser;
  role: Role;
  /** By draft key, the latest last: kept while one moves between screens, never in the browser's storage. */
  drafts: Map<string, Draft>;
  sends: Sends;
  /** Whether the person has left: what is still under way must not go on as who signs in next. */
  hasEnded: () => boolean;
  /** What was typed into a form and not saved, by the form's name: kept as the drafts are. */
  forms: Map<string, FormDraft>;
  /** How many of a polled list are asked for: the same in the whole dashboard, so that all of it counts the same ones. */
  lengths: Readonly<Record<'accounts', number>>;
  setLengths: (lengths: Staff['lengths']) => void;
};

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff belongs behind the gate');
  return staff;
}

import { createContext, useContext } from 'react';
import type { NoteRequest, ReplyRequest } from '../../../contract/chats';
import type { HelpDeskReply } from '../../../contract/help-desk-record';
import type { Role } from '../../../contract/roles';
import type { SignedInUser } from '../../lib/auth';

/** Words with what they were to be: a private note must not come back as a text message. */
export type Draft = {
  words: string;
  writing: ReplyRequest['channel'] | NoteRequest['channel'] | HelpDeskReply['channel'];
  /** For whom they were begun, when that thread has been merged into this one since and nobody has said yet that they may be sent. */
  begunFor?: readonly string[] | undefined;
};

/** The fields of a form that is not saved, with the picture that was cut for it: null takes the former away. */
export type FormDraft = {
  values: Readonly<Record<string, string>>;
  photo?: Blob | null;
  /** The record as it was when this was typed; null: a new one. */
  base: unknown;
  /** Why it was not saved, to be said when it is shown again. */
  fault?: string;
  /** What a save of it has asked for that had no answer. */
  lost?: Readonly<Record<string, string>> | undefined;
  /** What was done with it had no answer. */
  hasLostAct?: boolean | undefined;
  /** It is to be saved over what was saved elsewhere. */
  isOver?: boolean | undefined;
  /** What is still under way of a form that was left: the record as it stands then. */
  leaving?: Promise<unknown> | undefined;
};

/** Of each thread or record, by its path, the answer that is on its way, or that failed: sent again as it is, it keeps its idempotency key. */
export type Sends = Map<
  string,
  {
    key: string;
    request: string;
    /** Null once it has failed. Resolves also then, with the error. */
    underway: Promise<{ words: string; error?: unknown }> | null;
  }
>;

/** The staff member who has passed the gate. */
export type Staff = {
  user: SignedInUser;
  role: Role;
  /** What was begun and not sent, by userId or path: kept while one moves between screens, never in the browser's storage. */
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

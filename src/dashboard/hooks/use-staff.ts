import { createContext, useContext } from 'react';
import type { PostValues } from '../../../contract/posts/constants';
import type { PostDetail } from '../../../contract/posts/schema';
import type { Role } from '../../../contract/shared/roles';
import type { SignedInUser } from '../../browser/auth/auth';
import type { ChannelId } from '../components/composer/channel-texts';
import type { DraftSync } from './drafts/draft-state';

/** An unsent message in one channel of a thread or record. */
export type Draft = {
  text: string;
  recipient?: string | undefined;
  /** The threads it was written in, if they were merged into this one since and no one has confirmed the recipient. */
  originalRecipients?: string[] | undefined;
};

/** The key of a draft. Each channel has its own, so that a private note never becomes an email by switching channels. */
export function getDraftKey(path: string, channel: string): string {
  return `${path}/${channel}`;
}

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

/** Unsaved input of a form, kept while the user is on another screen. */
export type FormDraft = FieldsDraft | UnsavedPost;

export type FieldsDraft = {
  kind: 'fields';
  /** Only the changed fields of an existing record. */
  values: Readonly<Record<string, string>>;
  photo?: Blob | null;
  /** The record the changes are based on, or null for a new one. */
  base: unknown;
  error?: string;
};

/** The draft of a post, which saves itself. */
type UnsavedPost = {
  kind: 'post';
  base: PostDetail;
  /** The fields that differ from `base`. */
  values: Partial<PostValues>;
};

/** Kept in memory and on the server, never in browser storage. */
export type UnsavedWork = {
  /** By draft key; the one changed last comes last. */
  drafts: Map<string, Draft>;
  pendingSends: PendingSends;
  /** Returns true once the user has signed out; pending work must not continue as the next user. */
  hasEnded: () => boolean;
  forms: Map<string, FormDraft>;
  /** Left out where drafts stay in memory. */
  draftSync?: DraftSync;
};

export type Staff = UnsavedWork & { user: SignedInUser; role: Role };

export const StaffContext = createContext<Staff | null>(null);

export function useStaff(): Staff {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff must be used inside the session provider');
  return staff;
}

import { createStore } from '../../../browser/create-store';

/** A contact point that the office wants to write to, or only the thread. */
export type ReplyTarget = { userId: string } & (
  | { channel: 'sms' | 'email'; to: string }
  | { to?: never }
);

const targets = createStore<ReplyTarget | null>(null);

/** Opens the reply box of the thread. Null once it is open. */
export const replyTo = targets.set;

export const useReplyTarget = targets.useValue;

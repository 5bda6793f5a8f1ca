import { changedSinceWords, postChanges } from '../../../../contract/shared/version-conflict';
import type { PostDetail } from '../../../../contract/posts/schema';
import { ApiError, NetworkError } from '../../../lib/api/api-client';
import { faultWords } from '../../api/error-messages';

/** How it stands with what is written. */
export type Saving =
  | { is: 'saved'; at: Date | null }
  | { is: 'writing' }
  /** Tried again until it is saved; `isServer`: there is a connection, and the server cannot do it. */
  | { is: 'offline'; isServer: boolean }
  | {
      is: 'refused';
      words: string;
      fields: Readonly<Record<string, string>>;
      faults: ApiError['faults'];
    }
  | { is: 'overtaken'; words: string }
  /** Somebody has thrown the post away. */
  | { is: 'gone' };

/** What a save that failed leaves: what passes by itself is tried again, all else waits for who writes. */
export function savingAfter(error: unknown): Saving {
  const words = faultWords(error);
  if (!(error instanceof ApiError)) {
    const isOffline = words === new NetworkError().message;
    return isOffline ? { is: 'offline', isServer: false } : refused(words);
  }
  if (isOvertaken(error)) return { is: 'overtaken', words };
  if (isMissing(error)) return { is: 'gone' };
  if (error.status >= 500 || error.status === 429) return { is: 'offline', isServer: true };
  return { ...refused(words), fields: error.fields, faults: error.faults };
}

/** Whether a save had no answer, or none that tells whether it was done. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** Whether the server has said that it did not save, and nothing about the post is to be decided. */
export function isAnswered(error: unknown): boolean {
  return error instanceof ApiError && !isUnanswered(error) && !isToDecide(error);
}

/** Whether a save was refused for what it asked for, or because it was overtaken. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 400 || error.status === 409);
}

/** Whether fields were refused: the error names them. */
export function isByField(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 400 && Object.keys(error.fields).length > 0;
}

/** What of a save that was refused by field can be saved all the same; nothing where something else was wrong. */
export function withoutRefused<Wish extends object>(wish: Wish, error: unknown): Partial<Wish> {
  if (!isByField(error)) return {};
  const rest = Object.entries(wish).filter(([field]) => !(field in error.fields));
  return Object.fromEntries(rest) as Partial<Wish>;
}

/** Whether somebody else has changed the post since it was read, or thrown it away: who writes decides what becomes of the text. */
export function isToDecide(error: unknown): boolean {
  return isOvertaken(error) || isMissing(error);
}

/** Whether there is no such post any more. */
export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** What is said when a post turns out to be another one than what is written here was written on. */
export function overtakenWords(
  { changedBy, history }: Pick<PostDetail, 'changedBy' | 'history'>,
  own: string | null,
): string {
  return changedSinceWords(changedBy, own, postChanges[history[0]?.kind ?? 'saved']);
}

function isOvertaken(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_since';
}

function refused(words: string) {
  return { is: 'refused' as const, words, fields: {}, faults: [] };
}

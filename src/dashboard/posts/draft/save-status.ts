import type { PostDetail } from '../../../../contract/posts/schema';
import { ApiError, NetworkError } from '../../../lib/api/api-client';
import { getErrorMessage } from '../../api/errors';

export type SaveStatus =
  /** Null: nothing was saved here yet. */
  | { is: 'saved'; at: Date | null }
  | { is: 'unsaved' }
  /** Retried until it succeeds. */
  | { is: 'retrying'; isOffline: boolean }
  | {
      is: 'rejected';
      message: string;
      fields: Readonly<Record<string, string>>;
      issues: ApiError['issues'];
    }
  /** Someone else saved `current` since. */
  | { is: 'conflict'; current: PostDetail }
  | { is: 'deleted' };

/** The status after a failed save. A conflict is handled before, because it needs the current post. */
export function toSaveStatus(error: unknown): SaveStatus {
  if (error instanceof NetworkError) return { is: 'retrying', isOffline: true };
  const message = getErrorMessage(error);
  if (!(error instanceof ApiError)) return { is: 'rejected', message, fields: {}, issues: [] };
  if (isMissing(error)) return { is: 'deleted' };
  if (error.status >= 500 || error.status === 429) return { is: 'retrying', isOffline: false };
  return { is: 'rejected', message, fields: error.fields, issues: error.issues };
}

/** The server may or may not have done what was asked. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

export function isConflict(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'changed_since';
}

export function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** The content was rejected, so a retry with the same content is pointless. */
export function isRejected(error: unknown): error is ApiError {
  const isAnswered = error instanceof ApiError && !isUnanswered(error);
  return isAnswered && !isConflict(error) && !isMissing(error);
}

export function hasFieldErrors(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 400 && Object.keys(error.fields).length > 0;
}

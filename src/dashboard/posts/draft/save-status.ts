import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';
import { ApiError, NetworkError } from '../../../browser/api/api-client';
import { getErrorMessage, isMissing } from '../../api/errors';

export type SaveStatus =
  /** `at` is null until something is saved here. */
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

/** The server may or may not have processed the request. */
export function isUnanswered(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof ApiError && error.status >= 500);
}

/** The edits without the fields that the server rejected; null if that leaves none, or all. */
export function omitRejected(
  edits: Partial<PostValues>,
  error: unknown,
): Partial<PostValues> | null {
  if (!(error instanceof ApiError)) return null;
  const fields = Object.entries(edits);
  const accepted = fields.filter(([field]) => !(field in error.fields));
  const isPartial = accepted.length > 0 && accepted.length < fields.length;
  return isPartial ? Object.fromEntries(accepted) : null;
}

import { ApiError, NetworkError } from '../../browser/api/api-client';
import { isMissing } from '../api/errors';
import type { Values } from './merge-fields';

export type SaveStatus<Version> =
  /** `at` is null until something is saved here. */
  | { is: 'saved'; at: Date | null }
  | { is: 'unsaved' }
  /** Retried until it succeeds. */
  | { is: 'retrying'; isOffline: boolean }
  /** Sent again only when it has changed. */
  | ({ is: 'rejected' } & Pick<ApiError, 'message' | 'fields' | 'issues'>)
  /** Someone else saved `current` since. */
  | { is: 'conflict'; current: Version }
  | { is: 'deleted' };

const retryableStatuses = [401, 408, 429];

/** The status after a failed save. A conflict is handled before, because it needs the current version. */
export function toSaveStatus(error: unknown): SaveStatus<never> {
  if (!(error instanceof ApiError)) {
    return { is: 'retrying', isOffline: error instanceof NetworkError };
  }
  const { status, message, fields, issues } = error;
  if (isMissing(error)) return { is: 'deleted' };
  if (status >= 500 || retryableStatuses.includes(status))
    return { is: 'retrying', isOffline: false };
  return { is: 'rejected', message, fields, issues };
}

/** The changes without the fields that the server rejected; null if that leaves none, or all. */
export function omitRejected(changes: Values, error: unknown): Values | null {
  if (!(error instanceof ApiError)) return null;
  const fields = Object.entries(changes);
  const accepted = fields.filter(([field]) => !(field in error.fields));
  const isPartial = accepted.length > 0 && accepted.length < fields.length;
  return isPartial ? Object.fromEntries(accepted) : null;
}

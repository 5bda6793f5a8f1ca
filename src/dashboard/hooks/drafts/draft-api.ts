import type { DraftChange, StoredDraft } from '../../../../contract/drafts/schema';
import { ApiError } from '../../../browser/api/api-client';
import { callStaff } from '../../api/staff-client';

export async function fetchDrafts(): Promise<StoredDraft[]> {
  return (await callStaff('GET /drafts')).drafts;
}

/** Browsers drop a larger request of a page that is being closed. */
const maxKeepaliveLength = 60_000;

/** @param isLeaving the page may be closed before the response arrives */
export async function storeDraft(body: DraftChange, isLeaving: boolean): Promise<string | null> {
  const keepalive = isLeaving && JSON.stringify(body).length < maxKeepaliveLength;
  const saved = await callStaff('PUT /drafts', { body, keepalive });
  return saved.revision;
}

/** The same draft would be rejected again. */
export function isDraftRejected(error: unknown): boolean {
  const retryable = [401, 408, 429];
  return error instanceof ApiError && error.status < 500 && !retryable.includes(error.status);
}

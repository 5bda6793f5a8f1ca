import type { PostValues } from '../../../contract/posts/constants';
import type { PostDetail, PostPictureAnswer } from '../../../contract/posts/schema';
import { callStaff } from '../api/staff-client';

type Seen = Pick<PostDetail, 'id' | 'version'>;

/** What is called of a post stands below it. */
export const postPath = (id: string) => `/posts/${encodeURIComponent(id)}`;

/** Begins a post with what is known of it already; once, under the key in `headers`. */
export function beginPost(
  headers: Record<string, string>,
  values: Partial<PostValues> = {},
): Promise<PostDetail> {
  return callStaff<PostDetail>('/posts', { method: 'POST', body: values, headers });
}

/** How a post stands now. */
export const readPost = (id: string) => callStaff<PostDetail>(postPath(id));

/** Saves fields of a draft, `over` what somebody else has written meanwhile where that was decided. Throws ApiError 400 by field and with the faults of the text, 409 with who has changed it since. */
export function savePost(
  { id, version }: Seen,
  values: Partial<PostValues>,
  isOver = false,
): Promise<PostDetail> {
  const body = { ...values, version, ...(isOver && { over: true }) };
  return callStaff<PostDetail>(postPath(id), { method: 'PATCH', body });
}

/** Publishes a draft; with a day and a time of the region's office it is scheduled. */
export function publishPost(
  { id, version }: Seen,
  due: { day: string; time: string } | null,
): Promise<PostDetail> {
  const body = { version, ...due };
  return callStaff<PostDetail>(`${postPath(id)}/publish`, { method: 'POST', body });
}

/**
 * Takes a post off the site, or out of the schedule.
 * @param isScheduled how it stood for who asks for it: one that has gone live since stays, with 409
 */
export function unpublishPost({ id, version }: Seen, isScheduled: boolean): Promise<PostDetail> {
  const body = { version, ...(isScheduled && { scheduled: true }) };
  return callStaff<PostDetail>(`${postPath(id)}/unpublish`, { method: 'POST', body });
}

/** Throws away a draft that was never on the site. */
export async function discardPost({ id, version }: Seen): Promise<void> {
  await callStaff<null>(`${postPath(id)}?version=${String(version)}`, { method: 'DELETE' });
}

/** Makes the draft what it once was. */
export function restorePost({ id, version }: Seen, revision: string): Promise<PostDetail> {
  const body = { version, revision };
  return callStaff<PostDetail>(`${postPath(id)}/restore`, { method: 'POST', body });
}

/** Of GET /posts/{id}/revisions/{revision}. */
export function revisionPath(id: string, revision: string): string {
  return `${postPath(id)}/revisions/${encodeURIComponent(revision)}`;
}

/** Keeps a picture, and returns its address on the site. */
export async function sendPicture(file: File): Promise<string> {
  const answer = await callStaff<PostPictureAnswer>('/posts/pictures', {
    method: 'POST',
    body: file,
    timeout: 60_000,
  });
  return answer.src;
}

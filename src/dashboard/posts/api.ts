import type { PostValues } from '../../../contract/posts/constants';
import type { PostDetail, PostPictureResponse } from '../../../contract/posts/schema';
import { callStaff } from '../api/staff-client';

type PostVersion = Pick<PostDetail, 'id' | 'version'>;

export const postPath = (id: string) => `/posts/${encodeURIComponent(id)}`;

export const revisionPath = (id: string, revision: string) =>
  `${postPath(id)}/revisions/${encodeURIComponent(revision)}`;

export function createPost(
  headers: Record<string, string>,
  values: Partial<PostValues> = {},
): Promise<PostDetail> {
  return callStaff<PostDetail>('/posts', { method: 'POST', body: values, headers });
}

export const readPost = (id: string) => callStaff<PostDetail>(postPath(id));

/**
 * Throws ApiError 400 with errors by field and issues in the text, and 409 if someone changed the post since.
 * @param isOverwrite keeps the version that is replaced in the history
 */
export function savePost(
  { id, version }: PostVersion,
  values: Partial<PostValues>,
  isOverwrite: boolean,
): Promise<PostDetail> {
  const body = { ...values, version, ...(isOverwrite && { overwrite: true }) };
  return callStaff<PostDetail>(postPath(id), { method: 'PATCH', body });
}

/** @param due the day and time at the region's office, or null for now */
export function publishPost(
  { id, version }: PostVersion,
  due: { day: string; time: string } | null,
): Promise<PostDetail> {
  const body = { version, ...due };
  return callStaff<PostDetail>(`${postPath(id)}/publish`, { method: 'POST', body });
}

/** @param isScheduled the person saw it as scheduled: 409 if it has gone live since */
export function unpublishPost(
  { id, version }: PostVersion,
  isScheduled: boolean,
): Promise<PostDetail> {
  const body = { version, ...(isScheduled && { scheduled: true }) };
  return callStaff<PostDetail>(`${postPath(id)}/unpublish`, { method: 'POST', body });
}

/** Deletes a draft that was never published. */
export async function deletePost({ id, version }: PostVersion): Promise<void> {
  await callStaff<null>(`${postPath(id)}?version=${String(version)}`, { method: 'DELETE' });
}

export function restorePost({ id, version }: PostVersion, revision: string): Promise<PostDetail> {
  const body = { version, revision };
  return callStaff<PostDetail>(`${postPath(id)}/restore`, { method: 'POST', body });
}

export type ImageKind = 'cover' | 'text';

/** Returns the image's path on the site. Throws ApiError 400 for a cover that is too small. */
export async function uploadImage(file: File, kind: ImageKind): Promise<string> {
  const query = kind === 'cover' ? '?kind=cover' : '';
  const response = await callStaff<PostPictureResponse>(`/posts/pictures${query}`, {
    method: 'POST',
    body: file,
    timeout: 60_000,
  });
  return response.src;
}

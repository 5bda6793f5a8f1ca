import type { PostValues } from '../../../contract/posts/constants';
import type { PostDetail } from '../../../contract/posts/schema';
import { callStaff } from '../api/staff-client';

type PostVersion = Pick<PostDetail, 'id' | 'version'>;

export const createPost = (headers: Record<string, string>, body: Partial<PostValues> = {}) =>
  callStaff('POST /posts', { body, headers });

export const readPost = (id: string) => callStaff('GET /posts/:id', { params: { id } });

type SaveOptions = {
  /** Keeps the version that is replaced in the history. */
  isOverwrite: boolean;
  isLeaving: boolean;
};

/** Throws ApiError 400 with errors by field and issues in the text, and 409 if someone changed the post since. */
export const savePost = (
  { id, version }: PostVersion,
  values: Partial<PostValues>,
  { isOverwrite, isLeaving }: SaveOptions,
) =>
  callStaff('PATCH /posts/:id', {
    params: { id },
    body: { ...values, version, ...(isOverwrite && { overwrite: true }) },
    keepalive: isLeaving,
  });

/** @param due the day and time at the region's office, or null for now */
export const publishPost = (
  { id, version }: PostVersion,
  due: { day: string; time: string } | null,
) => callStaff('POST /posts/:id/publish', { params: { id }, body: { version, ...due } });

/** @param isScheduled the person saw it as scheduled: 409 if it has gone live since */
export const unpublishPost = ({ id, version }: PostVersion, isScheduled: boolean) =>
  callStaff('POST /posts/:id/unpublish', {
    params: { id },
    body: { version, ...(isScheduled && { scheduled: true }) },
  });

/** Deletes a draft that was never published. */
export const deletePost = ({ id, version }: PostVersion) =>
  callStaff('DELETE /posts/:id', { params: { id }, query: { version: String(version) } });

export const restorePost = ({ id, version }: PostVersion, revision: string) =>
  callStaff('POST /posts/:id/restore', { params: { id }, body: { version, revision } });

export type ImageKind = 'cover' | 'text';

/** Returns the image's path on the site. Throws ApiError 400 for a cover that is too small. */
export async function uploadImage(file: File, kind: ImageKind): Promise<string> {
  const { src } = await callStaff('POST /posts/pictures', {
    query: kind === 'cover' ? { kind } : {},
    body: file,
    timeout: 60_000,
  });
  return src;
}

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

/** Deletes a draft that was never published. */
export const deletePost = ({ id, version }: PostVersion) =>
  callStaff('DELETE /posts/:id', { params: { id }, query: { version: String(version) } });

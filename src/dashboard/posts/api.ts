import type { PostValues } from '../../../contract/posts/constants';
import type { PostDetail } from '../../../contract/posts/schema';
import { callStaff } from '../api/staff-client';

type PostVersion = Pick<PostDetail, 'id' | 'version'>;

export const createPost = (headers: Record<string, string>, body: Partial<PostValues> = {}) =>
  callStaff('POST /posts', { body, headers });

export const readPost = (id: string) => callStaff('GET /posts/:id', { params: { id } });

/**
 * Throws ApiError 400 with errors by field and issues in the text, and 409 if someone changed the post since.
 * @param isOverwrite keeps the version that is replaced in the history
 */
export const savePost = (
  { id, version }: PostVersion,
  values: Partial<PostValues>,
  isOverwrite: boolean,
) =>
  callStaff('PATCH /posts/:id', {
    params: { id },
    body: { ...values, version, ...(isOverwrite && { overwrite: true }) },
  });

/** Deletes a draft that was never published. */
export const deletePost = ({ id, version }: PostVersion) =>
  callStaff('DELETE /posts/:id', { params: { id }, query: { version: String(version) } });

import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';

/** Unsaved input that is kept while the user is on another screen. */
export type FormDraft = FieldsDraft | UnsavedPost;

export type FieldsDraft = {
  of: 'fields';
  /** Of an existing record only the changed fields. */
  values: Readonly<Record<string, string>>;
  photo?: Blob | null;
  /** The record the changes are based on; null: a new one. */
  base: unknown;
  fault?: string;
};

/** The draft of a post, which saves itself. */
export type UnsavedPost = {
  of: 'post';
  base: PostDetail;
  /** The fields that differ from `base`. */
  values: Partial<PostValues>;
};

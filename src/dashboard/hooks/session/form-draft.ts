import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';

/** What was typed and not saved, as it is kept while one is elsewhere in the dashboard: of a form, or of a post, which saves itself. */
export type FormDraft = FieldsDraft | WrittenDraft;

/** A form that waits for its button. */
export type FieldsDraft = {
  of: 'fields';
  /** Of a record only what is typed otherwise than it stands there. */
  values: Readonly<Record<string, string>>;
  /** The picture that was cut for it: null takes the former away. */
  photo?: Blob | null;
  /** The record as it was when this was typed; null: a new one. */
  base: unknown;
  /** Why it was not saved, to be said when it is shown again. */
  fault?: string;
};

/** The unsaved edits of a post. */
export type WrittenDraft = {
  of: 'post';
  base: PostDetail;
  values: Partial<PostValues>;
};

import type { PostValues } from '../../../../contract/posts/constants';
import type { PostDetail } from '../../../../contract/posts/schema';

/** Unsaved input that is kept while the user is on another screen. */
export type FormDraft = FieldsDraft | WrittenDraft;

export type FieldsDraft = {
  of: 'fields';
  /** Of an existing record only the changed fields. */
  values: Readonly<Record<string, string>>;
  photo?: Blob | null;
  /** The record the changes are based on; null: a new one. */
  base: unknown;
  fault?: string;
};

/** A post as the server last reported it, and the values of its fields. */
export type Written = {
  base: PostDetail;
  values: PostValues;
  /** Changes that were sent without getting a response. */
  lost?: Partial<PostValues> | undefined;
  /** An action such as publishing was sent without getting a response. */
  hasLostAct?: boolean | undefined;
  /** The user chose to overwrite changes from elsewhere, which stay in the history. */
  isOver?: boolean | undefined;
};

export type WrittenDraft = Omit<Written, 'values'> & {
  of: 'post';
  /** The fields that differ from `base`. */
  values: Partial<PostValues>;
  /** Resolves to the post once the save that was running when the user left is done. */
  leaving?: Promise<Written> | undefined;
};

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

/** A post as it was last heard of, and what its fields hold. */
export type Written = {
  base: PostDetail;
  values: PostValues;
  /** What a save has asked for that had no answer: whether it has arrived is not known. */
  lost?: Partial<PostValues> | undefined;
  /** Something was done with it, as publishing, that had no answer: whether it has arrived is not known. */
  hasLostAct?: boolean | undefined;
  /** Who writes has decided to save over what was saved elsewhere: that stays in the history. */
  isOver?: boolean | undefined;
};

/** A post that was left with something unsaved. */
export type WrittenDraft = Omit<Written, 'values'> & {
  of: 'post';
  /** What is written otherwise than it stands in `base`. */
  values: Partial<PostValues>;
  /** While what there was to do when it was left is under way: what is written once that is done. */
  leaving?: Promise<Written> | undefined;
};

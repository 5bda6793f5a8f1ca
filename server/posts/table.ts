/** Posts of the dashboard (docs/decisions/032). */
export type PostTable = {
  id: string;
  /** The draft's values, for lists. '' while empty. */
  title: string;
  slug: string;
  author: string;
  /** '' for all regions. */
  region: string;
  /** '|care|paying for care|'. */
  tags: string;
  /** YYYY-MM-DD, or ''. */
  date: string;
  /** JSON: all fields of the draft. */
  draft: string;
  /** JSON: all fields of the published or scheduled version. */
  live: string | null;
  /** Unique. */
  live_slug: string | null;
  live_from: string | null;
  /** 1: the draft equals the live version. */
  is_current: number;
  /** 1: published once, and unpublished. */
  is_withdrawn: number;
  /** Search text, normalized. */
  words: string;
  /** Title, normalized. */
  sort_title: string;
  version: number;
  created_at: string;
  /** Staff e-mail. */
  changed_by: string;
  changed_at: string;
};

/** A post after a change. Saves in quick succession share one revision. */
export type PostRevisionTable = {
  id: string;
  post_id: string;
  at: string;
  by_email: string;
  /** 'added', 'saved', 'scheduled', 'published', 'unpublished' or 'restored'. */
  kind: string;
  title: string;
  /** JSON: all fields. */
  draft: string;
};

/** A slug under which a post was published or is scheduled. No other post can use it. */
export type PostSlugTable = {
  slug: string;
  post_id: string;
  live_from: string;
};

export type PostPictureTable = {
  /** SHA-256 of the bytes, shortened. */
  hash: string;
  /** WebP. */
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: string;
  created_by: string;
};

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
  liveSlug: string | null;
  liveFrom: string | null;
  /** 1: the draft equals the live version. */
  isCurrent: number;
  /** 1: published once, and unpublished. */
  isWithdrawn: number;
  /** Search text, normalized. */
  words: string;
  /** Title, normalized. */
  sortTitle: string;
  version: number;
  createdAt: string;
  /** Staff e-mail. */
  changedBy: string;
  changedAt: string;
};

/** A post after a change. Saves in quick succession share one revision. */
export type PostRevisionTable = {
  id: string;
  postId: string;
  at: string;
  byEmail: string;
  /** 'added', 'saved', 'scheduled', 'published', 'unpublished' or 'restored'. */
  kind: string;
  title: string;
  /** JSON: all fields. */
  draft: string;
};

/** A slug under which a post was published or is scheduled. No other post can use it. */
export type PostSlugTable = {
  slug: string;
  postId: string;
  liveFrom: string;
};

export type PostPictureTable = {
  /** SHA-256 of the bytes, shortened. */
  hash: string;
  /** WebP. */
  bytes: Uint8Array;
  width: number;
  height: number;
  createdAt: string;
  createdBy: string;
};

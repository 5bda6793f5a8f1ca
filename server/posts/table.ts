/** A post of the dashboard (docs/decisions/032). */
export type PostTable = {
  id: string;
  /** The draft's, for lists; '' while there is none. */
  title: string;
  slug: string;
  author: string;
  /** A region's id, or '' for all. */
  region: string;
  /** '|care|paying for care|'. */
  tags: string;
  /** YYYY-MM-DD, or ''. */
  date: string;
  /** JSON: all fields of the draft. */
  draft: string;
  /** JSON: all fields of what is published or scheduled. */
  live: string | null;
  /** Of what is published or scheduled; two posts have none in common. */
  live_slug: string | null;
  /** When it went live, or will. */
  live_from: string | null;
  /** 1: `live` is what the draft says. */
  is_current: number;
  /** 1: it was published and taken back. */
  is_withdrawn: number;
  /** What it is found by, folded. */
  words: string;
  /** The title, folded. */
  sort_title: string;
  version: number;
  created_at: string;
  /** The staff member's e-mail. */
  changed_by: string;
  changed_at: string;
};

/** How a post stood after a change. Saves that come shortly after each other are one. */
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

/** An address at which a post was published, or is to be: nobody else's from then on. */
export type PostSlugTable = {
  slug: string;
  post_id: string;
  /** ISO 8601. */
  live_from: string;
};

/** A picture of posts, by the hash of its bytes. */
export type PostPictureTable = {
  hash: string;
  /** WebP. */
  bytes: Uint8Array;
  width: number;
  height: number;
  created_at: string;
  created_by: string;
};

import type { Post, PostRevision } from '../../../contract/posts/schema';

declare module '../../core/db/tables' {
  interface Tables {
    posts: PostTable;
    postRevisions: PostRevisionTable;
    postSlugs: PostSlugTable;
    postPictures: PostPictureTable;
  }
}

/** Posts of the dashboard (docs/decisions/032). Title, slug, author, region, tags, and date are the draft's, for lists. */
export type PostTable = Omit<Post, 'tags' | 'state' | 'hasChanges'> & {
  /** '|care|paying for care|'. */
  tags: string;
  draft: string;
  /** JSON: all fields of the published or scheduled version. Null with publishedSlug and publishedFrom. */
  published: string | null;
  /** 1: the draft differs from the published or scheduled version. */
  hasChanges: number;
  /** 1: published once, and unpublished. */
  isWithdrawn: number;
  words: string;
  sortTitle: string;
  createdAt: string;
};

/** A post after a change. Saves in quick succession share one revision. */
export type PostRevisionTable = Omit<PostRevision, 'by'> & {
  postId: string;
  byEmail: string;
  draft: string;
};

/** A slug under which a post was published or is scheduled. No other post can use it. */
export type PostSlugTable = {
  slug: string;
  postId: string;
  publishedFrom: string;
};

export type PostPictureTable = {
  /** SHA-256 of the bytes, shortened. */
  hash: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  createdAt: string;
  createdBy: string;
};

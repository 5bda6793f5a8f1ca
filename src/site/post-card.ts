/** A post in a list. */
export type PostCard = {
  title: string;
  description: string;
  /** '/blog/…' */
  path: string;
  /** ISO day. */
  date: string;
  readingMinutes: number;
};

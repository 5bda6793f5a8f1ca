/** An article as lists show it. */
export type PostCard = {
  title: string;
  description: string;
  /** '/blog/…' */
  path: string;
  /** ISO day. */
  date: string;
  readingMinutes: number;
};

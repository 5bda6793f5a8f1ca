import Type, { type Static } from 'typebox';
import { oneOf } from '../shared/schema/string-enum';

/** The collections of content/ that the office adds to. */
export const publishedCollections = ['blog', 'jobs'] as const;
export type PublishedCollection = (typeof publishedCollections)[number];

/** A post or job that the office has published, as the file of content/ that it would be. */
export const PublishedFile = Type.Object({
  collection: oneOf([...publishedCollections]),
  name: Type.String({ description: 'Its slug: the file name without .mdx' }),
  mdx: Type.String({ description: 'Front matter and body, to the letter' }),
  pictures: Type.Array(Type.String(), {
    description: "The pictures it shows, as '/images/posts/<hash>.webp'",
  }),
});
export type PublishedFile = Static<typeof PublishedFile>;

/** What the build of the site has left out of it, for the checks refuse it. */
export const LeftOutFile = Type.Object({
  collection: oneOf([...publishedCollections]),
  name: Type.String(),
  problem: Type.String({ description: 'In the words of the check' }),
});
export type LeftOutFile = Static<typeof LeftOutFile>;

/** GET /published: all that the office has published; `revision` is another as soon as any of it is. */
export const Published = Type.Object({
  revision: Type.String(),
  files: Type.Array(PublishedFile),
});
export type Published = Static<typeof Published>;

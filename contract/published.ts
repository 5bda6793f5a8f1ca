import Type, { type Static } from 'typebox';
import { oneOf } from './one-of';

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

/** GET /published: all that the office has published; `revision` is another as soon as any of it is. */
export const Published = Type.Object({
  revision: Type.String(),
  files: Type.Array(PublishedFile),
});
export type Published = Static<typeof Published>;

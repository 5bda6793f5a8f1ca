import type { GatsbyNode } from 'gatsby';
import { mdxToData, readingMinutes } from '../../contract/mdx/mdx-to-data';

type MdxSource = { body: string };

/** Adds to every MDX node its body as data and the minutes it takes to read. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Mdx: {
      content: { type: 'JSON!', resolve: ({ body }: MdxSource) => mdxToData(body) },
      readingMinutes: { type: 'Int!', resolve: ({ body }: MdxSource) => readingMinutes(body) },
    },
  });
};

import type { GatsbyNode } from 'gatsby';
import { mdxToData } from '../../contract/mdx/mdx-to-data';

type MdxSource = { body: string };

/** Adds to every MDX node its body as data. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Mdx: {
      content: { type: 'JSON!', resolve: ({ body }: MdxSource) => mdxToData(body) },
    },
  });
};

import type { GatsbyNode } from 'gatsby';
import { mdxToData } from '../../../contract/mdx/mdx-to-data';

/** Its fields are those of onCreateNode. */
type MdxSource = { body: string; fields?: { collection?: string } };

/** Adds to every MDX node its body as data. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Mdx: {
      content: {
        type: 'JSON!',
        resolve: ({ body, fields }: MdxSource) => mdxToData(body, fields?.collection ?? ''),
      },
    },
  });
};

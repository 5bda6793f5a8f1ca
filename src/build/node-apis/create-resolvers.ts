import type { GatsbyNode } from 'gatsby';
import { mdxToData } from '../../../contract/mdx/mdx-to-data';

type MdxSource = { body: string; fields?: { collection?: string } };

/** Adds the field `content`, the body as JSON, to MDX nodes. */
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

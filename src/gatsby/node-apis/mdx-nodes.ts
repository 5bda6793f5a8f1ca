import type { GatsbyNode } from 'gatsby';
import { getFileContent } from '../content/build/file-content';

/** Adds the file's key to MDX nodes: 'services/hha.new-jersey'. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, actions }) => {
  if (node.internal.type !== 'Mdx' || typeof node.parent !== 'string') return;
  const file = getNode(node.parent) as { relativePath?: string } | undefined;
  const key = file?.relativePath?.replace(/\.mdx$/, '');
  if (key !== undefined) actions.createNodeField({ node, name: 'key', value: key });
};

type MdxSource = { body: string; fields?: { key?: string } };

/** Adds the field `content`, the body as JSON, to MDX nodes. */
export const createResolvers: GatsbyNode['createResolvers'] = ({ createResolvers: add }) => {
  add({
    Mdx: {
      content: {
        type: 'JSON!',
        resolve: ({ body, fields: { key = '' } = {} }: MdxSource) => getFileContent(body, key),
      },
    },
  });
};

/** Pages get front matter from the page plan, so that it needs no types here. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type SitePage implements Node @dontInfer {
      path: String!
    }
    type Mdx implements Node @dontInfer {
      fields: MdxFields!
    }
    type MdxFields @dontInfer {
      key: String!
    }
  `);
};

import type { GatsbyNode } from 'gatsby';
import { mdxToData } from '../../../contract/mdx/mdx-to-data';

/** Adds the file's key to MDX nodes: 'services/hha.new-jersey'. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, actions }) => {
  if (node.internal.type !== 'Mdx' || typeof node.parent !== 'string') return;
  const file = getNode(node.parent) as { relativePath?: string } | undefined;
  const key = file?.relativePath?.replace(/\.mdx$/, '');
  if (key === undefined) return;
  const [collection = '', name = ''] = key.split('/');
  actions.createNodeField({ node, name: 'key', value: key });
  actions.createNodeField({ node, name: 'collection', value: collection });
  actions.createNodeField({ node, name: 'name', value: name });
};

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

/** One type for the front matter of all collections, so that queries for optional fields work even if no file has them. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type SitePage implements Node @dontInfer {
      path: String!
    }
    type Mdx implements Node @dontInfer {
      frontmatter: MdxFrontmatter!
      fields: MdxFields!
    }
    type MdxFields @dontInfer {
      key: String!
      collection: String!
      name: String!
    }
    type MdxCover {
      src: String!
      alt: String!
    }
    type MdxFrontmatter @dontInfer {
      cover: MdxCover
      title: String
      description: String
      date: Date @dateformat
      updated: Date @dateformat
      effective: Date @dateformat
      author: String
      company: String
      phone: String
      tags: [String!]
      region: String
      regions: [String!]
      question: String
      topic: String
      order: Float
      name: String
      place: String
      summary: String
      sample: Boolean
    }
  `);
};

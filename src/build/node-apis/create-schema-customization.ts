import type { GatsbyNode } from 'gatsby';

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

import { graphql } from 'gatsby';
import type { ContentNode } from '../../contract/mdx/content-node';

/** The result of a template's query: the page's text. */
export type PageBody = { mdx: { content: ContentNode[] } };

export const pageBodyFragment = graphql`
  fragment PageBody on Query {
    mdx(fields: { key: { eq: $source } }) {
      content
    }
  }
`;

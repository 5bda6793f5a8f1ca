import { graphql } from 'gatsby';
import type { Faq } from '../mdx/faq-context';
import { Content } from '../mdx/render';
import type { ContentNode } from '../site/content-node';

/** What the queries below give back. */
export type BodyNode = { content: ContentNode[] };
export type FaqNode = {
  id: string;
  content: ContentNode[];
  frontmatter: { question: string; topic: string };
};
export type PostCardNode = {
  fields: { name: string };
  readingMinutes: number;
  frontmatter: { title: string; description: string; date: string; tags: string[] };
};

export const bodyFragment = graphql`
  fragment Body on Mdx {
    content
  }
`;

export const faqFragment = graphql`
  fragment FaqFields on Mdx {
    id
    content
    frontmatter {
      question
      topic
    }
  }
`;

export const postCardFragment = graphql`
  fragment PostCard on Mdx {
    fields {
      name
    }
    readingMinutes
    frontmatter {
      title
      description
      date
      tags
    }
  }
`;

/** Questions as the text's components take them. */
export function toFaqs(result: { nodes: FaqNode[] } | undefined): Faq[] {
  return (result?.nodes ?? []).map(({ id, content, frontmatter }) => ({
    id,
    ...frontmatter,
    answer: <Content nodes={content} />,
  }));
}

/** What a page with an MDX text asks for; questions only where the text lists them. */
export type TextPageData = { mdx: BodyNode; faqs?: { nodes: FaqNode[] } };

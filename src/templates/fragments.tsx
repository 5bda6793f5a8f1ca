import { graphql } from 'gatsby';
import type { Faq } from '../mdx/faq-context';
import { Content } from '../mdx/content';
import type { ContentNode } from '../../contract/mdx/content-node';

/** What the queries below give back. */
export type BodyNode = { content: ContentNode[] };
export type FaqNode = {
  id: string;
  content: ContentNode[];
  frontmatter: { question: string; topic: string; regions: string[] };
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
      regions
    }
  }
`;

/** What a page with an MDX text asks for; questions only where the text lists them. */
export const textPageFragment = graphql`
  fragment TextPage on Query {
    mdx(fields: { key: { eq: $source } }) {
      ...Body
    }
    faqs: allMdx(
      filter: {
        fields: { collection: { eq: "faqs" } }
        frontmatter: { regions: { in: [$regionId] } }
      }
      sort: { frontmatter: { order: ASC } }
    ) @include(if: $withFaqs) {
      nodes {
        ...FaqFields
      }
    }
  }
`;

/** Questions as the text's components take them. */
export function toFaqs(result: { nodes: FaqNode[] } | undefined): Faq[] {
  return (result?.nodes ?? []).map(({ id, content, frontmatter }) => ({
    id,
    question: frontmatter.question,
    topic: frontmatter.topic,
    isLocal: frontmatter.regions.length === 1,
    answer: <Content nodes={content} />,
  }));
}

/** What people who seek care ask: the questions of one region alone before those that all regions share. */
export function careFaqs(faqs: Faq[]): Faq[] {
  const asked = faqs.filter((faq) => faq.topic !== 'working');
  return [...asked.filter((faq) => faq.isLocal), ...asked.filter((faq) => !faq.isLocal)];
}

/** The answer to the fragment TextPage. */
export type TextPageData = { mdx: BodyNode; faqs?: { nodes: FaqNode[] } };

/** The default office, as the sign-in pages show it, and how to reach all of them. */
export type SignInOffices = {
  office: { frontmatter: { company: string; phone: string } };
  offices: { nodes: { frontmatter: { place: string; phone: string } }[] };
};

/** What the frame of the sign-in pages takes. */
export function officesOf({ office, offices }: SignInOffices) {
  return {
    office: office.frontmatter,
    offices: offices.nodes.map(({ frontmatter }) => frontmatter),
  };
}

export const signInOfficeFragment = graphql`
  fragment SignInOffice on Query {
    office: mdx(fields: { key: { eq: "regions/new-york" } }) {
      frontmatter {
        company
        phone
      }
    }
    offices: allMdx(
      filter: { fields: { collection: { eq: "regions" } } }
      sort: { frontmatter: { order: ASC } }
    ) {
      nodes {
        frontmatter {
          place
          phone
        }
      }
    }
  }
`;

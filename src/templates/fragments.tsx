import { graphql } from 'gatsby';
import { getFaqId } from '../../contract/mdx/heading-ids';
import type { Faq } from '../mdx/faq-context';
import { Content } from '../mdx/content';
import type { ContentNode } from '../../contract/mdx/content-node';

export type BodyNode = { content: ContentNode[] };
export type FaqNode = {
  content: ContentNode[];
  fields: { name: string };
  frontmatter: { question: string; topic: string; regions: string[] };
};

export const bodyFragment = graphql`
  fragment Body on Mdx {
    content
  }
`;

export const faqFragment = graphql`
  fragment FaqFields on Mdx {
    content
    fields {
      name
    }
    frontmatter {
      question
      topic
      regions
    }
  }
`;

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

export function toFaqs(result: { nodes: FaqNode[] } | undefined): Faq[] {
  return (result?.nodes ?? []).map(({ content, fields, frontmatter }) => ({
    id: getFaqId(fields.name),
    question: frontmatter.question,
    topic: frontmatter.topic,
    isLocal: frontmatter.regions.length === 1,
    answer: <Content nodes={content} />,
  }));
}

/** Questions from people who seek care, those of one region first. */
export function sortCareFaqs(faqs: Faq[]): Faq[] {
  const careFaqs = faqs.filter((faq) => faq.topic !== 'working');
  return [...careFaqs.filter((faq) => faq.isLocal), ...careFaqs.filter((faq) => !faq.isLocal)];
}

export type TextPageData = { mdx: BodyNode; faqs?: { nodes: FaqNode[] } };

export type SignInData = {
  site: { siteMetadata: { title: string } };
  office: { frontmatter: { company: string; phone: string } };
  offices: { nodes: { frontmatter: { place: string; phone: string } }[] };
};

export function toSignInLayoutProps({ site, office, offices }: SignInData) {
  return {
    company: site.siteMetadata.title,
    office: office.frontmatter,
    offices: offices.nodes.map(({ frontmatter }) => frontmatter),
  };
}

export const signInLayoutFragment = graphql`
  fragment SignInLayout on Query {
    site {
      siteMetadata {
        title
      }
    }
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

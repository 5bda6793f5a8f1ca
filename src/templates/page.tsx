import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../shell/seo';
import type { PageContext } from '../site/page-context';
import type { TextPageData } from './fragments';
import { TextPage } from './parts/text-page';

/** A single page of content/pages/ without a template of its own. */
export default function PageTemplate({ data, pageContext }: PageProps<TextPageData, PageContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <TextPage data={data} page={pageContext} />
    </>
  );
}

export const query = graphql`
  query Page($source: String!, $regionId: String!, $withFaqs: Boolean!) {
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

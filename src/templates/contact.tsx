import { graphql, type PageProps } from 'gatsby';
import { Seo } from '../shell/seo';
import type { AreasContext } from '../site/page-context';
import type { TextPageData } from './fragments';
import { OtherOffices } from './parts/other-offices';
import { TextPage } from './parts/text-page';

/** How to reach the office of the region, and the other three. */
export default function ContactTemplate({
  data,
  pageContext,
}: PageProps<TextPageData, AreasContext>) {
  return (
    <>
      <Seo page={pageContext} />
      <TextPage
        data={data}
        page={pageContext}
        aside={<OtherOffices offices={pageContext.offices} here={pageContext.regionId} />}
      />
    </>
  );
}

export const query = graphql`
  query Contact($source: String!, $regionId: String!, $withFaqs: Boolean!) {
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

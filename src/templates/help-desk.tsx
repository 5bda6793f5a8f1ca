import { graphql, type PageProps } from 'gatsby';
import type { RegionId } from '../../contract/regions';
import { OfficeNumbers } from '../features/help-desk/office-numbers';
import { RequestForm } from '../features/help-desk/request-form';
import { Seo } from '../shell/seo';
import type { AreasContext } from '../site/page-context';
import { space } from '../theme/space';
import { Container } from '../ui/container';
import { LinkButton } from '../ui/link-button';
import type { TextPageData } from './fragments';
import { TextPage } from './parts/text-page';

/** What caregivers ask their office for, and the form to ask by. */
export default function HelpDeskTemplate({
  data,
  pageContext,
  location,
}: PageProps<TextPageData, AreasContext>) {
  const offices = Object.fromEntries(
    pageContext.offices.map(({ id, state }) => [id, state]),
  ) as Record<RegionId, string>;
  return (
    <>
      <Seo page={pageContext} />
      <TextPage
        data={data}
        page={pageContext}
        header={
          <p>
            <LinkButton href="#request" tone="teal" size="large">
              Send a request
            </LinkButton>
          </p>
        }
        aside={<OfficeNumbers offices={pageContext.offices} />}
      >
        <section id="request" aria-labelledby="request-title">
          <Container css={{ display: 'grid', gap: space[5], paddingBottom: space.section }}>
            <h2 id="request-title">Send a request</h2>
            <RequestForm
              search={location.search ?? ''}
              offices={offices}
              phone={pageContext.region.phone}
            />
          </Container>
        </section>
      </TextPage>
    </>
  );
}

export const query = graphql`
  query HelpDesk($source: String!, $regionId: String!, $withFaqs: Boolean!) {
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

import { graphql, type PageProps } from 'gatsby';
import { FaqProvider } from '../mdx/faq-context';
import { Prose } from '../mdx/prose';
import { Seo } from '../shell/seo';
import { MapPicture } from '../shell/map-picture';
import type { RegionPageContext } from '../site/page-context';
import { toFaqs, type TextPageData } from './fragments';
import { ArticleLayout } from './parts/article-layout';
import { HelpBand } from './parts/help-band';
import { Hero } from './parts/hero';
import { OfficeAside } from './parts/office-aside';
import { Section } from './parts/section';
import { ServiceCards } from './parts/service-cards';

/** A state office's own front page. */
export default function RegionTemplate({
  data,
  pageContext,
}: PageProps<TextPageData, RegionPageContext>) {
  const { region, countyMap, services, title, description, breadcrumbs } = pageContext;
  return (
    <FaqProvider faqs={toFaqs(data.faqs)}>
      <Seo page={pageContext} />
      <Hero
        title={title}
        sentence={description}
        breadcrumbs={breadcrumbs}
        picture={
          countyMap && (
            <MapPicture
              map={countyMap}
              label={`Counties served in ${region.state}: ${region.counties.join(', ')}`}
            />
          )
        }
      />
      <Section title={`What we do in ${region.place}`}>
        <ServiceCards services={services} />
      </Section>
      <ArticleLayout aside={<OfficeAside />}>
        <Prose nodes={data.mdx.content} />
      </ArticleLayout>
      <HelpBand />
    </FaqProvider>
  );
}

export const query = graphql`
  query Region($source: String!, $regionId: String!, $withFaqs: Boolean!) {
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

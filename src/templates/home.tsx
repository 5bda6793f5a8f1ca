import { graphql, type PageProps } from 'gatsby';
import { FaqProvider } from '../mdx/faq-context';
import { FaqList } from '../mdx/faq-list';
import { Prose } from '../mdx/prose';
import { Seo } from '../shell/seo';
import { SiteLink } from '../shell/site-link';
import type { RegionPageContext } from '../site/page-context';
import { routes } from '../site/routes';
import { width } from '../theme/layout';
import { space } from '../theme/space';
import { toFaqs, type PostCardNode, type TextPageData } from './fragments';
import { ArticleLayout } from './parts/article-layout';
import { HelpBand } from './parts/help-band';
import { Hero } from './parts/hero';
import { HeroPicture } from './parts/hero-picture';
import { OfficeAside } from './parts/office-aside';
import { PayCards } from './parts/pay-cards';
import { PostCards } from './parts/post-card';
import { Section } from './parts/section';
import { ServiceCards } from './parts/service-cards';
import { StateChooser } from './parts/state-chooser';
import { ThreeSteps } from './parts/three-steps';

type Data = TextPageData & { latest: { nodes: PostCardNode[] } };

/** The front page: New York's office, and the way to the other three. */
export default function HomeTemplate({ data, pageContext }: PageProps<Data, RegionPageContext>) {
  const { stateMap, offices, services, title, description } = pageContext;
  return (
    <FaqProvider faqs={toFaqs(data.faqs)}>
      <Seo page={pageContext} />
      <Hero title={title} sentence={description} breadcrumbs={[]} picture={<HeroPicture />} />
      <Section title="Who pays for care at home">
        <PayCards />
      </Section>
      <Section title="What we do" ground="sunken">
        <ServiceCards services={services} />
      </Section>
      <Section title="Three steps to care at home">
        <ThreeSteps />
      </Section>
      <StateChooser offices={offices} map={stateMap} />
      <ArticleLayout aside={<OfficeAside />}>
        <Prose nodes={data.mdx.content} />
      </ArticleLayout>
      <Section title="Questions people ask" ground="sunken">
        <div css={{ display: 'grid', gap: space[6], maxWidth: width.text }}>
          <FaqList limit={6} />
          <p>
            <SiteLink href={routes.faqs}>All questions and answers</SiteLink>
          </p>
        </div>
      </Section>
      <Section title="Latest articles">
        <PostCards posts={data.latest.nodes} heading="h3" />
      </Section>
      <HelpBand />
    </FaqProvider>
  );
}

export const query = graphql`
  query Home($source: String!, $regionId: String!, $withFaqs: Boolean!) {
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
    latest: allMdx(
      filter: { fields: { collection: { eq: "blog" } } }
      sort: { frontmatter: { date: DESC } }
      limit: 3
    ) {
      nodes {
        ...PostCard
      }
    }
  }
`;

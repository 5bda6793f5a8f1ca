import { graphql, type PageProps } from 'gatsby';
import { CountyNames } from '../mdx/county-map';
import { FaqList, FaqProvider } from '../mdx/faq-list';
import { Prose } from '../mdx/content';
import { SvgMap } from '../layout/svg-map';
import { Seo } from '../layout/head/seo';
import { SiteLink } from '../layout/links/site-link';
import type { RegionPageContext } from '../shared/page-context';
import { routes } from '../shared/routes';
import { media, width } from '../theme/layout';
import { space } from '../theme/space';
import { Container } from '../ui/container';
import type { PageBody } from './page-body';
import { ArticleLayout } from './components/article-layout';
import { sortCareFaqs, toFaqs } from './components/faqs';
import { Hero } from './components/hero';
import { OfficeAside } from './components/office-aside';
import { OfficeSection } from './components/office-section';
import { PayOptions } from './components/pay-options';
import { IllustrationImage } from './components/illustration';
import { PostCards } from './posts/post-cards';
import { Section } from './components/section';
import { ServiceCards } from './components/service-cards';
import { StatePicker } from './components/state-picker';
import { TableOfContents } from './components/table-of-contents';

/** The home page of an office. The main office's also links to the others. */
export default function RegionTemplate({
  data,
  pageContext,
}: PageProps<PageBody, RegionPageContext>) {
  const { region, countyMap, stateMap, offices, services } = pageContext;
  const { title, description, breadcrumbs, illustration, pagePath, latest } = pageContext;
  const isHome = pagePath === routes.home;
  const mapLabel = `The counties we serve in ${region.state}: ${region.areas.join(', ')}`;
  return (
    <FaqProvider faqs={sortCareFaqs(toFaqs(pageContext.faqs))}>
      <Seo page={pageContext} />
      <Hero
        title={title}
        sentence={description}
        breadcrumbs={breadcrumbs}
        picture={
          illustration ? (
            <IllustrationImage illustration={illustration} />
          ) : (
            countyMap && (
              <div css={{ display: 'grid', gap: space[4] }}>
                <SvgMap map={countyMap} label={mapLabel} />
                <div css={{ [media.tablet]: { display: 'none' } }}>
                  <CountyNames />
                </div>
              </div>
            )
          )
        }
      />
      {isHome && (
        <Section title="Paying for care at home">
          <PayOptions />
        </Section>
      )}
      <Section
        title={isHome ? 'Our services' : `Our services in ${region.place}`}
        background={isHome ? 'surfaceSunken' : 'background'}
      >
        <ServiceCards services={services} />
      </Section>
      {isHome ? (
        <Container css={{ paddingBlock: space.section }}>
          <Prose nodes={data.mdx.content} />
        </Container>
      ) : (
        <ArticleLayout aside={<OfficeAside tone="primary" />}>
          <TableOfContents nodes={data.mdx.content} />
          <Prose nodes={data.mdx.content} />
        </ArticleLayout>
      )}
      {isHome && <StatePicker offices={offices} map={stateMap} />}
      <Section title="Common questions" background="surfaceSunken">
        <div css={{ display: 'grid', gap: space[6], maxWidth: width.text }}>
          <FaqList limit={6} />
          <p>
            <SiteLink href={routes.faqs}>All questions and answers</SiteLink>
          </p>
        </div>
      </Section>
      <Section title={isHome ? 'Latest articles' : `Articles for ${region.place}`}>
        <PostCards posts={latest} heading="h3" />
      </Section>
      <OfficeSection />
    </FaqProvider>
  );
}

export const query = graphql`
  query Region($source: String!) {
    ...PageBody
  }
`;

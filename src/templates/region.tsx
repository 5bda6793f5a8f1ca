import { css } from '@emotion/react';
import { extraRoutes } from '../../contract/shared/routes';
import { toLanguagePath } from '../../contract/shared/text/site-languages';
import { useTexts } from '../browser/hooks/use-texts';
import { CareQuestion } from '../islands/screener/care-question';
import { Seo } from '../layout/head/seo';
import { PageLink, SiteLink } from '../layout/links';
import { useRegionContext } from '../layout/region-context';
import { SvgMap } from '../layout/svg-map';
import { Prose, sortCareFaqs, toFaqs } from '../mdx/content';
import { CountyNames } from '../mdx/county-map';
import { FaqList, FaqProvider } from '../mdx/faq-list';
import type { RegionPageContext, ServiceCard, TemplateProps } from '../shared/page-context';
import { getEnglishPath, routes } from '../shared/routes';
import { color, space, type } from '../theme/tokens';
import { media, width } from '../theme/layout';
import { cardListStyle, cardStyle, cardLinkStyle, getGridColumns } from '../ui/card.styles';
import { Container } from '../ui/container';
import { Icon } from '../ui/icon';
import { ArticleLayout } from './components/article-layout';
import { Hero } from './components/hero';
import { IllustrationImage } from './components/page-header';
import { OfficeAside, OfficeSection } from './components/office-contact';
import { Section } from './components/section';
import { StatePicker } from './components/office-cards';
import { TableOfContents } from './components/table-of-contents';
import { PostCards } from './posts/post-cards';

/** The home page of an office. The main office's also links to the others. */
export function RegionTemplate({ page, content }: TemplateProps<RegionPageContext>) {
  const { region, countyMap, stateMap, offices, services } = page;
  const { title, description, breadcrumbs, illustration, pagePath, latest } = page;
  const { language, home, office } = useTexts();
  const isHome = getEnglishPath(pagePath) === routes.home;
  const findCarePath = toLanguagePath(extraRoutes.findCare, language);
  const mapLabel = office.mapOfCounties(region.state, region.areas.join(', '));
  return (
    <FaqProvider value={sortCareFaqs(toFaqs(page.faqs))}>
      <Seo page={page} />
      <Hero
        title={title}
        sentence={description}
        breadcrumbs={breadcrumbs}
        {...(isHome && { question: <CareQuestion findCarePath={findCarePath} /> })}
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
        <Section title={home.paying}>
          <PayOptions />
          <p css={{ marginTop: space[6] }}>
            <SiteLink href={extraRoutes.findCare}>{home.findCare}</SiteLink>
          </p>
        </Section>
      )}
      <Section
        title={isHome ? home.services : home.servicesIn(region.place)}
        background={isHome ? 'surfaceSunken' : 'background'}
      >
        <ServiceCards services={services} />
      </Section>
      {isHome ? (
        <Container css={{ paddingBlock: space.section }}>
          <Prose nodes={content} />
        </Container>
      ) : (
        <ArticleLayout
          contents={<TableOfContents nodes={content} />}
          aside={<OfficeAside tone="primary" />}
        >
          <Prose nodes={content} />
        </ArticleLayout>
      )}
      {isHome && <StatePicker offices={offices} map={stateMap} />}
      <Section title={home.questions} background="surfaceSunken">
        <div css={{ display: 'grid', gap: space[6], maxWidth: width.text }}>
          <FaqList limit={6} />
          <p>
            <SiteLink href={routes.faqs}>{home.allQuestions}</SiteLink>
          </p>
        </div>
      </Section>
      {latest.length > 0 && (
        <Section title={isHome ? home.articles : home.articlesFor(region.place)}>
          <PostCards posts={latest} />
        </Section>
      )}
      <OfficeSection />
    </FaqProvider>
  );
}

function PayOptions() {
  const { region } = useRegionContext();
  const { home } = useTexts();
  return (
    <ul css={cardListStyle}>
      {region.programs.map(({ name, for: audience, note, link }) => (
        <li key={name} css={itemStyle}>
          <h3 css={{ fontSize: type.size.h4 }}>
            {link === undefined ? name : <SiteLink href={link}>{name}</SiteLink>}
          </h3>
          <p css={{ color: color.muted }}>{audience}</p>
          {note !== undefined && <p css={{ fontWeight: 550 }}>{note}</p>}
        </li>
      ))}
      <li css={itemStyle}>
        <h3 css={{ fontSize: type.size.h4 }}>
          <SiteLink href={routes.privatePay}>{home.payingYourself}</SiteLink>
        </h3>
        <p css={{ color: color.muted }}>{home.payingYourselfFor}</p>
      </li>
    </ul>
  );
}

const itemStyle = css({
  display: 'grid',
  gap: space[2],
  alignContent: 'start',
  paddingInlineStart: space[5],
  borderInlineStart: `4px solid ${color.primaryBorder}`,
});

function ServiceCards({ services }: { services: ServiceCard[] }) {
  return (
    <ul
      css={[
        cardListStyle,
        { gridTemplateColumns: getGridColumns(services.length, '19rem', space[5]) },
      ]}
    >
      {services.map(({ label, path, summary }) => (
        <li
          key={path}
          css={[
            cardStyle,
            cardLinkStyle,
            css({ gap: space[3], gridTemplateRows: 'auto 1fr auto' }),
          ]}
        >
          <h3 css={{ fontSize: type.size.h3 }}>
            <PageLink href={path}>{label}</PageLink>
          </h3>
          <p css={{ color: color.muted }}>{summary}</p>
          <span css={arrowStyle}>
            <Icon name="arrow" size="1.5rem" />
          </span>
        </li>
      ))}
    </ul>
  );
}

const arrowStyle = css({ color: color.primary, lineHeight: 0 });

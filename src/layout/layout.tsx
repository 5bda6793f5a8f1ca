import type { ReactNode } from 'react';
import type { GatsbyBrowser } from 'gatsby';
import { spanishTranslation } from '../../contract/forms/spanish';
import { TextsProvider, useTexts } from '../browser/hooks/use-texts';
import { TranslationProvider } from '../browser/hooks/use-translation';
import { Callout } from '../mdx/callout';
import { toFaqs } from '../mdx/content';
import { FaqProvider } from '../mdx/faq-list';
import type { PageContext, TemplateName } from '../shared/page-context';
import { isClientRoute } from '../shared/routes';
import { texts } from '../shared/texts/texts';
import { space } from '../theme/tokens';
import { Container } from '../ui/container';
import { SkipLink } from '../ui/skip-link';
import { EligibilityLauncher } from './eligibility-launcher';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { LoadingOverlay } from './loading-overlay';
import { OfficeScript } from './office/office-script';
import { CurrentPathContext, RegionProvider, TextLanguageContext } from './region-context';
import { ScrollToTop } from './scroll-to-top';

type LayoutPage = PageContext & { template: TemplateName };

/** They have a form of their own for what the visitor came for. */
const withoutLauncher: TemplateName[] = [
  'eligibility',
  'career',
  'job',
  'help-desk',
  'help-desk-status',
];

/** The public layout. Its scripts are next to what they move, in *.script.ts files that src/islands/entry.ts runs. */
function Layout({ page, children }: { page: LayoutPage; children: ReactNode }) {
  // The office of the page's text, if it is not the header's.
  const { articleLayout = page, countyMap, language, textLanguage } = page;
  const catalog = texts[language];
  return (
    <TranslationProvider value={language === 'es' ? spanishTranslation : null}>
      <TextsProvider value={catalog}>
        <CurrentPathContext.Provider value={page.pagePath}>
          <RegionProvider value={page}>
            <OfficeScript page={page} />
            <SkipLink href="#content">{catalog.header.skip}</SkipLink>
            <Header otherPath={page.otherPath} />
            <main id="content" tabIndex={-1}>
              <RegionProvider value={{ ...articleLayout, ...(countyMap && { countyMap }) }}>
                <TextLanguageContext.Provider
                  value={textLanguage === language ? null : textLanguage}
                >
                  {textLanguage !== language && <UntranslatedNotice page={page} />}
                  <FaqProvider value={toFaqs(page.faqs)}>{children}</FaqProvider>
                </TextLanguageContext.Provider>
              </RegionProvider>
            </main>
            <Footer />
            <ScrollToTop />
            {!withoutLauncher.includes(page.template) && (
              <RegionProvider value={articleLayout}>
                <aside aria-label={catalog.eligibility.label}>
                  <EligibilityLauncher offices={page.formOffices} />
                </aside>
              </RegionProvider>
            )}
            <LoadingOverlay />
          </RegionProvider>
        </CurrentPathContext.Provider>
      </TextsProvider>
    </TranslationProvider>
  );
}

function UntranslatedNotice({ page }: { page: LayoutPage }) {
  const { untranslated, untranslatedJob } = useTexts().page;
  return (
    <Container css={{ paddingBlock: space[4] }}>
      <Callout title={page.template === 'job' ? untranslatedJob : untranslated} />
    </Container>
  );
}

/** Wraps every page in the public layout, except sign-in and dashboard. */
export const wrapPageElement: NonNullable<
  GatsbyBrowser<Record<string, unknown>, LayoutPage>['wrapPageElement']
> = ({ element, props }) =>
  isClientRoute(props.location.pathname) ? (
    element
  ) : (
    <Layout page={props.pageContext}>{element}</Layout>
  );

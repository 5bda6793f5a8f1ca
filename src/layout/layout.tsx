import type { ReactNode } from 'react';
import type { GatsbyBrowser } from 'gatsby';
import type { LayoutContext, PageContext } from '../site/page-context';
import { isClientRoute } from '../site/routes';
import { SkipLink } from '../ui/skip-link';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { RegionProvider } from './region-context';
import { ScrollToTop } from './scroll-to-top';
import { Islands } from './islands';
import { LoadingOverlay } from './navigation/loading-overlay';

type LayoutProps = {
  layout: LayoutContext;
  /** The office of the page's text, if it is not the header's. */
  articleLayout?: LayoutContext | undefined;
  children: ReactNode;
};

function Layout({ layout, articleLayout = layout, children }: LayoutProps) {
  return (
    <RegionProvider value={layout}>
      <SkipLink href="#content" data-behind-drawer>
        Skip to content
      </SkipLink>
      <Header />
      <main id="content" tabIndex={-1} data-behind-drawer>
        <RegionProvider value={articleLayout}>{children}</RegionProvider>
      </main>
      <div data-behind-drawer>
        <Footer />
        <ScrollToTop />
        <RegionProvider value={articleLayout}>
          <Islands offices={layout.formOffices} />
        </RegionProvider>
      </div>
      <LoadingOverlay />
    </RegionProvider>
  );
}

/** Wraps every page in the public layout, except sign-in and dashboard. */
export const wrapPageElement: NonNullable<
  GatsbyBrowser<Record<string, unknown>, PageContext>['wrapPageElement']
> = ({ element, props }) => {
  if (isClientRoute(props.location.pathname)) return element;
  const { articleLayout } = props.pageContext;
  return (
    <Layout layout={props.pageContext} articleLayout={articleLayout}>
      {element}
    </Layout>
  );
};

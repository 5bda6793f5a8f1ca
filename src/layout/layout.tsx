import type { ReactNode } from 'react';
import type { LayoutContext } from '../site/page-context';
import { SkipLink } from '../ui/skip-link';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { RegionProvider } from './region-context';
import { ScrollToTop } from './scroll-to-top';
import { Islands } from './islands';
import { LoadingOverlay } from './navigation/loading-overlay';

type LayoutProps = {
  shell: LayoutContext;
  /** The office of the page's text, if it is not the header's. */
  textShell?: LayoutContext | undefined;
  children: ReactNode;
};

export function Layout({ shell, textShell = shell, children }: LayoutProps) {
  return (
    <RegionProvider value={shell}>
      <SkipLink href="#content" data-behind-drawer>
        Skip to content
      </SkipLink>
      <Header />
      <main id="content" tabIndex={-1} data-behind-drawer>
        <RegionProvider value={textShell}>{children}</RegionProvider>
      </main>
      <div data-behind-drawer>
        <Footer />
        <ScrollToTop />
        <RegionProvider value={textShell}>
          <Islands offices={shell.formOffices} />
        </RegionProvider>
      </div>
      <LoadingOverlay />
    </RegionProvider>
  );
}

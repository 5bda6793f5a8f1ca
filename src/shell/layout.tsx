import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import type { ShellContext } from '../site/page-context';
import { color } from '../theme/color';
import { layer } from '../theme/layout';
import { radius } from '../theme/shape';
import { space } from '../theme/space';
import { Footer } from './footer/footer';
import { Header } from './header/header';
import { RegionProvider } from './region-context';
import { ScrollToTop } from './scroll-to-top';
import { Islands } from './islands';
import { LoadingOverlay } from './loading-overlay';

type LayoutProps = {
  shell: ShellContext;
  /** The office the page's text speaks for, where it is another than the header's. */
  textShell?: ShellContext | undefined;
  children: ReactNode;
};

/** The public shell around a page: skip link, header, the page, footer, and what floats over them. */
export function Layout({ shell, textShell = shell, children }: LayoutProps) {
  return (
    <RegionProvider value={shell}>
      <a href="#content" css={skipStyle}>
        Skip to the content
      </a>
      <Header />
      <main id="content" tabIndex={-1} data-behind-drawer>
        <RegionProvider value={textShell}>{children}</RegionProvider>
      </main>
      <div data-behind-drawer>
        <Footer />
        <ScrollToTop />
        <RegionProvider value={textShell}>
          <Islands />
        </RegionProvider>
      </div>
      <LoadingOverlay />
    </RegionProvider>
  );
}

const skipStyle = css({
  position: 'absolute',
  zIndex: layer.skip,
  insetInlineStart: space[3],
  top: '-6rem',
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.small,
  background: color.raised,
  color: color.text,
  fontWeight: 700,
  '&:focus': { top: space[3] },
});

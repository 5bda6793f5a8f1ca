import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { FeedBadgeSymbol } from './src/layout/footer/feed-badge';
import { LogoMarkSymbols } from './src/layout/logo/logo-mark-symbols';
import { IconSprite } from './src/ui/icons/icon-sprite';
import { regionScript, regionToRemember } from './src/lib/visits/visited-region';
import { visitScript } from './src/lib/visits/visit-script';
import { signedInScript } from './src/lib/auth/signed-in-hint';
import { fontStyleId } from './src/layout/font-loading';
import { fontFiles, iconFiles } from './src/site/assets';
import { fontFaceCss, globalCss } from './src/theme/global-css';
import { inputReplay } from './src/site/replay-input';
import { isClientRoute } from './src/site/routes';
import { themeScript } from './src/theme/theme-script';

export { wrapPageElement } from './src/layout/layout';

/**
 * Renders a page with all styles in the head. By default Emotion writes style elements next to the styled elements, which is invalid
 * HTML in lists and tables. No vendor prefixes, because supported browsers need none (docs/decisions/013-page-weight.md).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  replaceBodyHTMLString(
    renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>),
  );
  const names = Object.keys(cache.inserted);
  const styles = Object.values(cache.inserted).filter((rules) => typeof rules === 'string');
  setHeadComponents([
    <style
      key="emotion"
      data-emotion={`css ${names.join(' ')}`}
      dangerouslySetInnerHTML={{ __html: styles.join('') }}
    />,
  ]);
};

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  setPreBodyComponents([
    <IconSprite key="icons">
      <LogoMarkSymbols />
      <FeedBadgeSymbol />
    </IconSprite>,
  ]);
  setHtmlAttributes({ lang: 'en' });
  const region = regionToRemember(pathname);
  setHeadComponents([
    <script
      key="scripts-expected"
      dangerouslySetInnerHTML={{
        __html: `document.documentElement.setAttribute('${inputReplay.expected}','')`,
      }}
    />,
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    <script key="person" dangerouslySetInnerHTML={{ __html: signedInScript }} />,
    region !== null && (
      <script
        key="region"
        data-region={region}
        dangerouslySetInnerHTML={{ __html: regionScript }}
      />
    ),
    !isClientRoute(pathname) && (
      <script key="visit" dangerouslySetInnerHTML={{ __html: visitScript }} />
    ),
    ...Object.values(fontFiles).map((file) => (
      <link
        key={file}
        rel="preload"
        href={file}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
    <style key="faces" id={fontStyleId} dangerouslySetInnerHTML={{ __html: fontFaceCss }} />,
    <style key="global" dangerouslySetInnerHTML={{ __html: globalCss }} />,
    <link key="ico" rel="icon" href={iconFiles.ico} sizes="32x32" />,
    <link key="icon" rel="icon" href={iconFiles.tab} type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href={iconFiles.apple} />,
    <link key="manifest" rel="manifest" href={iconFiles.manifest} />,
  ]);
};

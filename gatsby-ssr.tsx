import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { afterPaintId, afterPaintScript } from './src/layout/head/after-paint';
import { pageScript } from './src/layout/head/page-script';
import { speculationRules } from './src/layout/head/speculation-rules';
import { regionScript, regionToRemember } from './src/lib/visits/visited-region';
import { visitScript } from './src/lib/visits/visit-script';
import { signedInScript } from './src/lib/auth/signed-in-hint';
import { fontFiles, iconFiles } from './src/site/assets';
import { isClientRoute } from './src/site/routes';
import { fontFaceCss, globalCss } from './src/theme/global-css';
import { themeScript } from './src/theme/theme-script';

export { wrapPageElement } from './src/layout/layout';

/**
 * Renders a page with all its styles in one element of the head. By default Emotion writes style elements next to the styled elements, which is
 * invalid HTML in lists and tables. No vendor prefixes, because supported browsers need none (docs/decisions/013-no-hydration.md).
 */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({
  bodyComponent,
  pathname,
  replaceBodyHTMLString,
  setHeadComponents,
}) => {
  const cache = createCache({ key: 'css', stylisPlugins: [] });
  cache.compat = true;
  const body = renderToString(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  replaceBodyHTMLString(body);
  const { names, css } = collectUsedStyles(cache, body);
  setHeadComponents([
    <style
      key="styles"
      // React applications continue with these styles.
      {...(isClientRoute(pathname) && { 'data-emotion': `css ${names.join(' ')}` })}
      dangerouslySetInnerHTML={{ __html: fontFaceCss + globalCss + css }}
    />,
  ]);
};

/** Emotion also collects the styles that others are composed of. */
function collectUsedStyles({ inserted }: EmotionCache, body: string) {
  const classes = new Set(body.match(/css-[a-z0-9]+/g));
  const entries = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const css = entries
    .filter(([name]) => classes.has(`css-${name}`))
    .map(([, rules]) => rules)
    .join('');
  const used = entries.filter(
    ([name, rules]) => classes.has(`css-${name}`) || css.includes(findKeyframes(rules) ?? '\0'),
  );
  return { names: used.map(([name]) => name), css: used.map(([, rules]) => rules).join('') };
}

const findKeyframes = (rules: string) => /^@keyframes (\S+?)\{/.exec(rules)?.[1];

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: 'en' });
  const isPublic = !isClientRoute(pathname);
  setHeadComponents([
    <script key="page" dangerouslySetInnerHTML={{ __html: pageScript }} />,
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    <script key="person" dangerouslySetInnerHTML={{ __html: signedInScript }} />,
    ...(isPublic
      ? [
          <template
            key="after-paint"
            id={afterPaintId}
            dangerouslySetInnerHTML={{ __html: renderScriptsAfterPaint(pathname) }}
          />,
          <script key="run" dangerouslySetInnerHTML={{ __html: afterPaintScript }} />,
        ]
      : []),
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
    <link key="ico" rel="icon" href={iconFiles.ico} sizes="32x32" />,
    <link key="icon" rel="icon" href={iconFiles.tab} type="image/svg+xml" />,
    <link key="apple" rel="apple-touch-icon" href={iconFiles.apple} />,
    <link key="manifest" rel="manifest" href={iconFiles.manifest} />,
  ]);
};

function renderScriptsAfterPaint(pathname: string): string {
  const region = regionToRemember(pathname);
  return [
    region !== null && `<script data-region="${region}">${regionScript}</script>`,
    `<script>${visitScript}</script>`,
    `<script type="speculationrules">${speculationRules}</script>`,
  ]
    .filter(Boolean)
    .join('');
}

import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { GatsbySSR } from 'gatsby';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { getLanguage } from './contract/shared/text/site-languages';
import {
  pageScript,
  afterPaintId,
  afterPaintScript,
  themeScript,
  speculationRules,
} from './src/layout/head/head-scripts';
import { visitScript } from './src/browser/visits/visit-script';
import { signedInScript } from './src/browser/auth/signed-in-hint';
import { fontFiles, iconFiles } from './src/shared/assets';
import { isClientRoute } from './src/shared/routes';
import { fontFaceCss, globalCss } from './src/theme/global-css';

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
  const cache = createCache({ key: 'css', stylisPlugins });
  cache.compat = true;
  const isPublic = !isClientRoute(pathname);
  const render = isPublic ? renderToStaticMarkup : renderToString;
  const body = render(<CacheProvider value={cache}>{bodyComponent}</CacheProvider>);
  const { names, css } = collectUsedStyles(cache, body);
  if (isPublic) {
    const shorten = createClassShortener(names);
    replaceBodyHTMLString(shorten(body));
    setHeadComponents([renderStyle(shorten(css))]);
  } else {
    // React continues with these styles.
    replaceBodyHTMLString(body);
    setHeadComponents([renderStyle(css, { 'data-emotion': `css ${names.join(' ')}` })]);
  }
};

/** Emotion reuses compiled styles only for the same array of plugins, so all pages share this one. */
const stylisPlugins: [] = [];

function renderStyle(css: string, attributes?: { 'data-emotion': string }) {
  return (
    <style
      key="styles"
      {...attributes}
      dangerouslySetInnerHTML={{ __html: fontFaceCss + globalCss + css }}
    />
  );
}

/** Emotion's hashes don't compress: shorter names make a page 6 % smaller. */
function createClassShortener(names: string[]): (text: string) => string {
  const shortNames = new Map<string, string>(
    names.map((name, index) => [`css-${name}`, `c${index.toString(36)}`]),
  );
  return (text) => text.replace(emotionClass, (name) => shortNames.get(name) ?? name);
}

const emotionClass = /css-[a-z0-9]+/g;

/** Emotion also collects the styles that others are composed of. */
function collectUsedStyles({ inserted }: EmotionCache, body: string) {
  const classes = new Set(body.match(emotionClass));
  const entries = Object.entries(inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const css = entries
    .filter(([name]) => classes.has(`css-${name}`))
    .map(([, rules]) => rules)
    .join('');
  const used = entries.filter(([name, rules]) => {
    const keyframes = findKeyframes(rules);
    return keyframes === undefined ? classes.has(`css-${name}`) : css.includes(keyframes);
  });
  return { names: used.map(([name]) => name), css: used.map(([, rules]) => rules).join('') };
}

const findKeyframes = (rules: string) => /^@keyframes (\S+?)\{/.exec(rules)?.[1];

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHtmlAttributes({ lang: getLanguage(pathname) });
  const isPublic = !isClientRoute(pathname);
  setHeadComponents([
    renderScript('page', pageScript),
    renderScript('theme', themeScript),
    renderScript('person', signedInScript),
    ...(isPublic
      ? [
          <template
            key="after-paint"
            id={afterPaintId}
            dangerouslySetInnerHTML={{ __html: scriptsAfterPaint }}
          />,
          renderScript('run', afterPaintScript),
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

const toOneLine = (script: string) => script.replace(/\n/g, '');

function renderScript(key: string, script: string) {
  return <script key={key} dangerouslySetInnerHTML={{ __html: toOneLine(script) }} />;
}

const scriptsAfterPaint = `<script>${toOneLine(visitScript)}</script><script type="speculationrules">${speculationRules}</script>`;

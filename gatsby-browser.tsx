import type { GatsbyBrowser } from 'gatsby';
import { wrapPageElement as wrapInLayout } from './src/layout/layout';
import { tolerateMovedNodes } from './src/browser/tolerate-moved-nodes';

const isDevelop = process.env.NODE_ENV === 'development';

/** Built public pages have their layout in the HTML; only sign-in and the dashboard are React applications. */
export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = isDevelop
  ? (wrapInLayout as GatsbyBrowser['wrapPageElement'])
  : undefined;

export const onClientEntry = () => {
  tolerateMovedNodes();
  if (isDevelop) void addGlobalStyles();
};

/** `gatsby develop` renders in the browser, where replaceRenderer of gatsby-ssr.tsx doesn't run. */
async function addGlobalStyles(): Promise<void> {
  const { fontFaceCss, globalCss } = await import('./src/theme/global-css');
  const style = document.createElement('style');
  style.textContent = fontFaceCss + globalCss;
  // Emotion's styles come later and win.
  document.head.prepend(style);
}

export const onInitialClientRender = () => {
  document.documentElement.dataset.alive = '';
  if (!isDevelop) return;
  void import('./src/islands/entry');
  void import('./src/layout/content-issues').then(({ watchContentIssues }) => watchContentIssues());
};

/** Prefetches pages only on hover and focus, to save data on phones. */
export const disableCorePrefetching = () => true;

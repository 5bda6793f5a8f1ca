import type { GatsbyBrowser } from 'gatsby';
import { keepTypedText } from './src/lib/keep-typed-text';
import { takeEarlyClick } from './src/lib/replay-input';
import { tolerateMovedNodes } from './src/lib/dom/tolerate-moved-nodes';
import { rememberRegion } from './src/lib/visits/visited-region';
import { trackPageView } from './src/layout/analytics/track-page-view';
import { showLateFonts } from './src/layout/font-loading';
import { watchRouteChanges } from './src/layout/navigation/watch-route-changes';
import { routeProgress } from './src/layout/navigation/route-progress';

export { wrapPageElement } from './src/layout/layout';

/** Set while the page hydrates. */
let stopKeeping: (() => void) | undefined;

export const onClientEntry = () => {
  tolerateMovedNodes();
  const root = document.getElementById('___gatsby');
  if (root !== null) stopKeeping = keepTypedText(root);
};

export const onInitialClientRender = () => {
  stopKeeping?.();
  watchRouteChanges();
  // After the page has rendered what it shows only with scripts.
  setTimeout(() => takeEarlyClick('alive')?.click());
};

export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({
  location,
  prevLocation,
}) => {
  if (prevLocation) {
    showLateFonts();
    rememberRegion(location.pathname);
  }
  routeProgress.done({ location });
  trackPageView(location.pathname);
};

/** Prefetches pages only on hover and focus, to save data on phones. */
export const disableCorePrefetching = () => true;

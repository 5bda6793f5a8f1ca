import type { GatsbyBrowser } from 'gatsby';
import { takeEarlyTap } from './src/lib/early-tap';
import { rememberRegion } from './src/lib/visited-region';
import { tellVisit } from './src/shell/analytics/visits';
import { showLateFaces } from './src/shell/late-faces';
import { watchRouteChanges } from './src/shell/watch-route-changes';
import { routeProgress } from './src/shell/route-progress';

export { wrapPageElement } from './src/shell/wrap-page-element';

export const onInitialClientRender = () => {
  watchRouteChanges();
  // A tick later the page has rendered what it shows only when it is alive.
  setTimeout(() => takeEarlyTap('alive')?.click());
};

export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({
  location,
  prevLocation,
}) => {
  if (prevLocation) {
    showLateFaces();
    rememberRegion(location.pathname);
  }
  routeProgress.done({ location });
  tellVisit(location.pathname);
};

/** Pages are fetched when a link is pointed at or focused, not when it scrolls by: phones pay for every byte. */
export const disableCorePrefetching = () => true;

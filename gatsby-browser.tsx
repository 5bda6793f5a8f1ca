import type { GatsbyBrowser } from 'gatsby';
import { tellVisit } from './src/shell/analytics/visits';
import { replayEarlyTap } from './src/shell/replay-early-tap';
import { watchRouteChanges } from './src/shell/watch-route-changes';
import { routeProgress } from './src/shell/route-progress';

export { wrapPageElement } from './src/shell/wrap-page-element';

export const onInitialClientRender = () => {
  watchRouteChanges();
  replayEarlyTap();
};

export const onRouteUpdate: NonNullable<GatsbyBrowser['onRouteUpdate']> = ({ location }) => {
  routeProgress.done({ location });
  tellVisit(location.pathname);
};

/** Pages are fetched when a link is pointed at or focused, not when it scrolls by: phones pay for every byte. */
export const disableCorePrefetching = () => true;

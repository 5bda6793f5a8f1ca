import { routeProgress } from './route-progress';

type GatsbyWindow = Window & { ___navigate?: (...args: unknown[]) => unknown };

/**
 * Starts the clock of the loading overlay at every change of page, by link or by back and forward: Gatsby tells only
 * after a whole second. Gives back what stops it.
 */
export function watchRouteChanges(): () => void {
  const gatsby = window as GatsbyWindow;
  const navigate = gatsby.___navigate;
  if (navigate === undefined) return () => undefined;
  gatsby.___navigate = (...args) => {
    routeProgress.start();
    return navigate(...args);
  };
  const onPopState = () => routeProgress.startTo(gatsby.location.href);
  // Before the router's own listener, which may show the page at once.
  gatsby.addEventListener('popstate', onPopState, { capture: true });
  return () => {
    gatsby.___navigate = navigate;
    gatsby.removeEventListener('popstate', onPopState, { capture: true });
  };
}

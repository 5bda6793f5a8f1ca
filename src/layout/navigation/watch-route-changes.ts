import { routeProgress } from './route-progress';

type GatsbyWindow = Window & { ___navigate?: (...args: unknown[]) => unknown };

/** Starts the loading overlay's timer at every route change; Gatsby's own event comes after 1 s. Returns a function that stops it. */
export function watchRouteChanges(): () => void {
  const gatsby = window as GatsbyWindow;
  const navigate = gatsby.___navigate;
  if (navigate === undefined) return () => undefined;
  gatsby.___navigate = (...args) => {
    routeProgress.start();
    return navigate(...args);
  };
  const onPopState = () => routeProgress.startTo(gatsby.location.href);
  // Before the router's listener, which may show the page at once.
  gatsby.addEventListener('popstate', onPopState, { capture: true });
  return () => {
    gatsby.___navigate = navigate;
    gatsby.removeEventListener('popstate', onPopState, { capture: true });
  };
}

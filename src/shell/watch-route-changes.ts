import { routeProgress } from './route-progress';

type GatsbyWindow = Window & { ___navigate?: (...args: unknown[]) => unknown };

/** Starts the clock of the loading overlay at every change of page: Gatsby tells only after a whole second. */
export function watchRouteChanges(): void {
  const gatsby = window as GatsbyWindow;
  const navigate = gatsby.___navigate;
  if (navigate === undefined) return;
  gatsby.___navigate = (...args) => {
    routeProgress.start();
    return navigate(...args);
  };
}

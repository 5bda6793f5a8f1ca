import { facts } from '../site/facts';

type Listener = (slow: boolean) => void;

/**
 * Tells whether a change of page takes longer than 150 ms. `start` when the visitor follows a link, `done` when the
 * page is there; the listener hears true once it takes too long, and false at its end.
 */
export function createRouteProgress(after: number = facts.loadingOverlayAfter) {
  let listener: Listener = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    listen(next: Listener) {
      listener = next;
    },
    start() {
      clearTimeout(timer);
      timer = setTimeout(() => listener(true), after);
    },
    done() {
      clearTimeout(timer);
      listener(false);
    },
  };
}

/** The one of this browser tab. */
export const routeProgress = createRouteProgress();

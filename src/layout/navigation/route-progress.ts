import { facts } from '../../site/facts';

type Listener = (isSlow: boolean) => void;
type RouteUpdate = { location: { href: string } };

const withoutHash = (href: string) => href.replace(/#.*$/s, '');

/**
 * Calls its listener with true if a route change takes longer than 150 ms, and with false at its end. Call `start` for a
 * link, `startTo` for back and forward, and `done` when the page is there.
 */
export function createRouteProgress(after: number = facts.loadingOverlayAfter) {
  let listener: Listener = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let currentUrl: string | undefined;
  const start = () => {
    clearTimeout(timer);
    timer = setTimeout(() => listener(true), after);
  };
  const stop = () => {
    clearTimeout(timer);
    listener(false);
  };
  return {
    listen(next: Listener) {
      listener = next;
    },
    start,
    startTo(href: string) {
      // A jump within the page does not end with `done`.
      if (withoutHash(href) === currentUrl) stop();
      else start();
    },
    done({ location }: RouteUpdate) {
      currentUrl = withoutHash(location.href);
      stop();
    },
  };
}

export const routeProgress = createRouteProgress();

import { facts } from '../../site/facts';

type Listener = (slow: boolean) => void;
/** What Gatsby tells when a page is there. */
type RouteUpdate = { location: { href: string } };

const withoutHash = (href: string) => href.replace(/#.*$/s, '');

/**
 * Tells whether a change of page takes longer than 150 ms. `start` when the visitor follows a link, `startTo` when the
 * browser goes back or forward to an address, `done` when the page is there; the listener hears true once it takes too
 * long, and false at its end.
 */
export function createRouteProgress(after: number = facts.loadingOverlayAfter) {
  let listener: Listener = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let shown: string | undefined;
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
      // A jump within the page that is shown brings no page, so nothing would tell its end.
      if (withoutHash(href) === shown) stop();
      else start();
    },
    done({ location }: RouteUpdate) {
      shown = withoutHash(location.href);
      stop();
    },
  };
}

/** The one of this browser tab. */
export const routeProgress = createRouteProgress();

import { isPrivatePath, isTrackingAllowed } from './is-tracking-allowed';
import { startAnalytics, startPixel, type TrackingService } from './tracking-services';

/** An empty id turns its service off. */
type TrackingIds = { analytics: string; pixel: string };

type GatsbyWindow = Window & { ___navigate?: (...args: unknown[]) => unknown };

/** Returns the function to call with each page's path. The services load when the first page is loaded and idle. */
export function createPageViewTracker(ids: TrackingIds): (path: string) => void {
  let wasPrivate = false;
  let isScheduled = false;
  let services: TrackingService[] | undefined;
  const isAllowed = () =>
    isTrackingAllowed({
      path: location.pathname,
      referrer: document.referrer,
      origin: location.origin,
      hasGlobalPrivacyControl:
        'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
      wasPrivate,
    });
  const report = () =>
    services?.forEach((service) => service.report(location.origin + location.pathname));
  const start = () => {
    isScheduled = false;
    if (!isAllowed()) return;
    services = [
      ...(ids.analytics === '' ? [] : [startAnalytics(ids.analytics)]),
      ...(ids.pixel === '' ? [] : [startPixel(ids.pixel)]),
    ];
    reloadOnPrivatePages();
    silenceOnFormFocus(() => services?.forEach((service) => service.silence()));
    report();
  };
  return (path) => {
    wasPrivate ||= isPrivatePath(path);
    if (!isAllowed()) return;
    if (services !== undefined) report();
    else if (!isScheduled) {
      isScheduled = true;
      runWhenLoaded(start);
    }
  };
}

/** A private page loads as a new document, which does not have the services' scripts. */
function reloadOnPrivatePages(): void {
  const gatsby = window as GatsbyWindow;
  const navigate = gatsby.___navigate;
  gatsby.___navigate = (...args) => {
    const [to] = args;
    if (typeof to === 'string' && isPrivatePath(new URL(to, location.href).pathname)) {
      location.assign(to);
      return undefined;
    }
    return navigate?.(...args);
  };
}

/** Forms and the eligibility popup may hold health data. */
function silenceOnFormFocus(silence: () => void): void {
  const listener = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.closest('form, dialog, [role="dialog"]')) return;
    silence();
    document.removeEventListener('focusin', listener, true);
  };
  document.addEventListener('focusin', listener, true);
}

function runWhenLoaded(work: () => void): void {
  const schedule = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 10_000 });
    else setTimeout(work, 1_000);
  };
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}

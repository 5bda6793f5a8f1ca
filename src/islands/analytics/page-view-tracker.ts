import { isTrackingAllowed } from './is-tracking-allowed';
import { startAnalytics, startPixel, type TrackingService } from './tracking-services';

/** An empty id turns its service off. */
type TrackingIds = { analytics: string; pixel: string };

/** Reports this page to the services, if it may be tracked. They load once the page has loaded and is idle. */
export function trackPageView(ids: TrackingIds): void {
  const isAllowed = isTrackingAllowed({
    path: location.pathname,
    referrer: document.referrer,
    origin: location.origin,
    hasGlobalPrivacyControl:
      'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
  });
  if (!isAllowed) return;
  runWhenLoaded(() => {
    const services: TrackingService[] = [
      ...(ids.analytics === '' ? [] : [startAnalytics(ids.analytics)]),
      ...(ids.pixel === '' ? [] : [startPixel(ids.pixel)]),
    ];
    silenceOnFormFocus(() => services.forEach((service) => service.silence()));
    services.forEach((service) => service.report(location.origin + location.pathname));
  });
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

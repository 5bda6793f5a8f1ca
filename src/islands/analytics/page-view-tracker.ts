import { extraRoutes } from '../../../contract/shared/routes';
import { isClientRoute, normalizePath, routes } from '../../shared/routes';

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

type TrackingService = {
  /** Sends a page view; `url` has no query and fragment. */
  report(url: string): void;
  silence(): void;
};

type GlobalFunction = ((...args: unknown[]) => void) & Record<string, unknown>;
type ServiceWindow = Window & Record<string, unknown>;

const getWindow = () => window as unknown as ServiceWindow;

/** Google Analytics gets the URL and title of a page, nothing else. */
function startAnalytics(id: string): TrackingService {
  const queue: unknown[] = [];
  getWindow()['dataLayer'] = queue;
  const gtag = function () {
    // eslint-disable-next-line prefer-rest-params -- Google's script needs the arguments object, not an array
    queue.push(arguments);
  } as unknown as GlobalFunction;
  getWindow()['gtag'] = gtag;
  gtag('js', new Date());
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_referrer: '',
  });
  addScript('Analytics', `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  return {
    report(url) {
      const page = { page_location: url, page_title: document.title, page_referrer: '' };
      gtag('set', page);
      gtag('event', 'page_view', page);
    },
    silence() {
      getWindow()[`ga-disable-${id}`] = true;
    },
  };
}

/** Meta's pixel gets page views only: with autoConfig off it does not see buttons and forms. */
function startPixel(id: string): TrackingService {
  const queue: unknown[][] = [];
  const fbq = ((...args: unknown[]) => {
    const call = fbq['callMethod'];
    if (typeof call === 'function') call.apply(fbq, args);
    else queue.push(args);
  }) as GlobalFunction;
  Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue, disablePushState: true });
  Object.assign(getWindow(), { fbq, _fbq: fbq });
  fbq('set', 'autoConfig', false, id);
  fbq('init', id);
  addScript('The pixel', 'https://connect.facebook.net/en_US/fbevents.js');
  return {
    report() {
      fbq('track', 'PageView');
    },
    silence() {
      fbq('consent', 'revoke');
    },
  };
}

function addScript(name: string, url: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  script.onerror = () => console.warn(`${name} could not be loaded from ${new URL(url).host}.`);
  document.head.append(script);
}

export type PageView = {
  path: string;
  referrer: string;
  origin: string;
  hasGlobalPrivacyControl: boolean;
};

/** Pages with these segments are private in every region. */
const privateSegments = [
  routes.helpDesk,
  extraRoutes.eligibility,
  extraRoutes.findCare,
  extraRoutes.thankYou,
  extraRoutes.search,
].map((path) => path.slice(1));

/** Analytics and the pixel never load on eligibility, find-care, thank-you, help-desk, search, sign-in, and dashboard pages. */
function isPrivatePath(path: string): boolean {
  const segments = normalizePath(path).split('/');
  return isClientRoute(path) || privateSegments.some((segment) => segments.includes(segment));
}

export function isTrackingAllowed(view: PageView): boolean {
  if (view.hasGlobalPrivacyControl) return false;
  return !isPrivatePath(view.path) && !hasPrivateReferrer(view);
}

/** The services' scripts would send the referrer. */
function hasPrivateReferrer({ referrer, origin }: PageView): boolean {
  if (!referrer.includes('://')) return false;
  const url = new URL(referrer);
  return url.origin === origin && isPrivatePath(url.pathname);
}

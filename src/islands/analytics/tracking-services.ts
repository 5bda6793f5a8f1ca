export type TrackingService = {
  /** Sends a page view; `url` has no query and fragment. */
  report(url: string): void;
  /** Sends nothing more from this document. */
  silence(): void;
};

type GlobalFunction = ((...args: unknown[]) => void) & Record<string, unknown>;
type ServiceWindow = Window & Record<string, unknown>;

const getWindow = () => window as unknown as ServiceWindow;

/** Google Analytics gets the URL and title of a page, nothing else. */
export function startAnalytics(id: string): TrackingService {
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
export function startPixel(id: string): TrackingService {
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

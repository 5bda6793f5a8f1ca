/** A service that counts visits, with its script on the page. */
export type Service = {
  /** Counts the screen that is shown; `address` is origin and path, without query and fragment. */
  report(address: string): void;
  /** Makes it stop sending for as long as this document lives. */
  silence(): void;
};

type GlobalFunction = ((...args: unknown[]) => void) & Record<string, unknown>;
type ServiceWindow = Window & Record<string, unknown>;

const here = () => window as unknown as ServiceWindow;

/** Google Analytics. It learns address and title of a page, and nothing of what is done there. */
export function startAnalytics(id: string): Service {
  const queue: unknown[] = [];
  here()['dataLayer'] = queue;
  const gtag = function () {
    // eslint-disable-next-line prefer-rest-params -- Google's script wants the arguments object itself, not an array
    queue.push(arguments);
  } as unknown as GlobalFunction;
  here()['gtag'] = gtag;
  gtag('js', new Date());
  // A page is counted by report() alone; no signals for advertising.
  gtag('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    page_referrer: '',
  });
  addScript('Analytics', `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`);
  return {
    report(address) {
      const page = { page_location: address, page_title: document.title, page_referrer: '' };
      gtag('set', page);
      gtag('event', 'page_view', page);
    },
    silence() {
      here()[`ga-disable-${id}`] = true;
    },
  };
}

/** Meta's pixel: it counts pages. Buttons, forms and what is typed stay unknown to it (autoConfig off, no matching). */
export function startPixel(id: string): Service {
  const queue: unknown[][] = [];
  const fbq = ((...args: unknown[]) => {
    const call = fbq['callMethod'];
    if (typeof call === 'function') call.apply(fbq, args);
    else queue.push(args);
  }) as GlobalFunction;
  Object.assign(fbq, { push: fbq, loaded: true, version: '2.0', queue, disablePushState: true });
  Object.assign(here(), { fbq, _fbq: fbq });
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

/** A script of another house that does not come (blocked, offline) is a warning and no more. */
function addScript(name: string, address: string): void {
  const script = document.createElement('script');
  script.async = true;
  script.src = address;
  script.onerror = () => console.warn(`${name} could not be loaded from ${new URL(address).host}.`);
  document.head.append(script);
}

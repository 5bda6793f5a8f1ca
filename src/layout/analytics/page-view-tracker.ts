import { whenIdle } from '../../lib/run-when-idle';
import { isPrivatePath, mayMeasure } from './is-tracking-allowed';
import { startAnalytics, startPixel, type Service } from './tracking-services';

/** Empty: that service is off. */
export type MeasuringIds = { analytics: string; pixel: string };

type GatsbyWindow = Window & { ___navigate?: (...args: unknown[]) => unknown };

/**
 * Counts the screens of this document with the services whose ids are given, where mayMeasure allows it. Gives back what
 * is to be told each screen's path. The scripts come once the first view is there and the browser idle.
 */
export function createMeasuring(ids: MeasuringIds): (path: string) => void {
  let wasPrivate = false;
  let isWaiting = false;
  let services: Service[] | undefined;
  const allowed = () =>
    mayMeasure({
      path: location.pathname,
      referrer: document.referrer,
      origin: location.origin,
      globalPrivacyControl:
        'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true,
      wasPrivate,
    });
  const report = () =>
    services?.forEach((service) => service.report(location.origin + location.pathname));
  const start = () => {
    if (services !== undefined || !allowed()) return;
    services = [
      ...(ids.analytics === '' ? [] : [startAnalytics(ids.analytics)]),
      ...(ids.pixel === '' ? [] : [startPixel(ids.pixel)]),
    ];
    leaveScriptsBehind();
    const silence = () => services?.forEach((service) => service.silence());
    silenceAtForms(silence);
    report();
  };
  return (path) => {
    wasPrivate ||= isPrivatePath(path);
    if (!allowed()) return;
    if (services !== undefined) report();
    else if (!isWaiting) {
      isWaiting = true;
      whenLoaded(() => {
        isWaiting = false;
        start();
      });
    }
  };
}

/** On the way to a private screen the browser loads a new document, in which the scripts are not. */
function leaveScriptsBehind(): void {
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

/** Once a form or the eligibility popup has the focus, nothing is sent any more: it may hold what is nobody's business. */
function silenceAtForms(silence: () => void): void {
  const listener = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !target.closest('form, dialog, [role="dialog"]')) return;
    silence();
    document.removeEventListener('focusin', listener, true);
  };
  document.addEventListener('focusin', listener, true);
}

/** Once the page is loaded and at rest. */
function whenLoaded(work: () => void): void {
  const idle = () => whenIdle(work, 10_000);
  if (document.readyState === 'complete') idle();
  else addEventListener('load', idle, { once: true });
}

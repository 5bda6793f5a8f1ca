import { useEffect } from 'react';

const otherApps = 'a[href^="tel:"], a[href^="mailto:"]';

/** Asks before the page is left while `isNeeded`. */
export function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    // Chrome also asks before a link opens the phone or mail program, which leaves nothing.
    let opensApp = false;
    const onClick = ({ target }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest(otherApps) === null) return;
      opensApp = true;
      setTimeout(() => (opensApp = false), 500);
    };
    const ask = (event: BeforeUnloadEvent) => {
      if (!opensApp) event.preventDefault();
    };
    document.addEventListener('click', onClick);
    window.addEventListener('beforeunload', ask);
    return () => {
      document.removeEventListener('click', onClick);
      window.removeEventListener('beforeunload', ask);
    };
  }, [isNeeded]);
}

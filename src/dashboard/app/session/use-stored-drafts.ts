import { useEffect, useState } from 'react';
import type { Staff } from '../../hooks/use-staff';

/** Milliseconds. Drafts that arrive later are offered. */
const maxLoad = 5_000;

/** Milliseconds, for a save while the page is hidden or closed. */
const maxFlush = 10_000;

/**
 * Loads the drafts of the signed-in person, and saves them when the page is hidden.
 * @returns false until they have arrived, because forms read their draft only when they are opened
 */
export function useStoredDrafts({ draftSync }: Staff): boolean {
  const [isLoaded, setLoaded] = useState(draftSync === undefined);
  useEffect(() => {
    if (draftSync === undefined) return;
    let isUnmounted = false;
    const showDashboard = () => {
      if (!isUnmounted) setLoaded(true);
    };
    void draftSync.refresh().then(showDashboard);
    const timer = setTimeout(showDashboard, maxLoad);
    const controller = new AbortController();
    const { signal } = controller;
    // The last save of the other window must come first.
    const synchronize = () => void draftSync.flush(maxFlush).then(draftSync.refresh);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void draftSync.flush(maxFlush, true);
      else synchronize();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    // Windows side by side are never hidden.
    window.addEventListener('focus', synchronize, { signal });
    window.addEventListener('pagehide', () => void draftSync.flush(maxFlush, true), { signal });
    window.addEventListener('online', () => void draftSync.flush(maxFlush), { signal });
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      controller.abort();
    };
  }, [draftSync]);
  return isLoaded;
}

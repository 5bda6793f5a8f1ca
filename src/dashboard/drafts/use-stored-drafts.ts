import { useEffect, useState } from 'react';
import type { DraftStore } from './draft-store';

/** Milliseconds. Drafts that arrive later are offered. */
const maxLoad = 5_000;

/** Milliseconds, for a save while the page is hidden or closed. */
const maxFlush = 10_000;

/**
 * Loads the drafts of the signed-in person, and saves them when the page is hidden.
 * @returns false until they have arrived, because forms read their draft only when they are opened
 */
export function useStoredDrafts(drafts: DraftStore): boolean {
  const [isLoaded, setLoaded] = useState(!drafts.isStored);
  useEffect(() => {
    let isUnmounted = false;
    const showDashboard = () => {
      if (!isUnmounted) setLoaded(true);
    };
    void drafts.refresh().then(showDashboard);
    const timer = setTimeout(showDashboard, maxLoad);
    const controller = new AbortController();
    const { signal } = controller;
    // The last save of the other window must come first.
    const synchronize = () => void drafts.flush(maxFlush).then(drafts.refresh);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') void drafts.flush(maxFlush, true);
      else synchronize();
    };
    document.addEventListener('visibilitychange', onVisibility, { signal });
    // Windows side by side are never hidden.
    window.addEventListener('focus', synchronize, { signal });
    window.addEventListener('pagehide', () => void drafts.flush(maxFlush, true), { signal });
    window.addEventListener('online', () => void drafts.flush(maxFlush), { signal });
    return () => {
      isUnmounted = true;
      clearTimeout(timer);
      controller.abort();
    };
  }, [drafts]);
  return isLoaded;
}

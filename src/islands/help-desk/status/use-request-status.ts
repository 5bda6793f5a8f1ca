import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';
import { ApiError, callApi } from '../../../browser/api/api-client';

type RequestView = {
  /** The last fetch; 'unknown' is a token that is wrong or has expired. */
  state: 'loading' | 'loaded' | 'unknown' | { error: string };
  /** A failed refresh keeps what was loaded before. */
  request: HelpDeskStatus | null;
};

/** The private token in the URL's fragment: '' if there is none, null before hydration. */
export function useToken(): string | null {
  return useSyncExternalStore(subscribeToHash, readToken, () => null);
}

/** Fetches a request on mount, when the tab becomes visible, and by `refresh`. A hook of one token: remount for another. */
export function useRequestStatus(token: string): RequestView & { refresh: () => void } {
  const [view, setView] = useState<RequestView>({ state: 'loading', request: null });
  const lastFetch = useRef(0);

  const load = useCallback(async () => {
    lastFetch.current += 1;
    const fetchNumber = lastFetch.current;
    const next = await fetchRequest(token);
    if (fetchNumber !== lastFetch.current) return;
    setView((before) => ({ ...before, ...next }));
  }, [token]);

  useEffect(() => {
    void load();
    const onVisibilityChange = () => {
      if (document.visibilityState === 'visible') void load();
    };
    document.addEventListener('visibilitychange', onVisibilityChange);
    return () => document.removeEventListener('visibilitychange', onVisibilityChange);
  }, [load]);

  const refresh = () => {
    setView((before) => ({ ...before, state: 'loading' }));
    void load();
  };
  return { ...view, refresh };
}

async function fetchRequest(token: string): Promise<Partial<RequestView>> {
  try {
    const options = { method: 'POST', body: { token } } as const;
    const request = await callApi<HelpDeskStatus>('/helpDesk/status', options);
    return { state: 'loaded', request };
  } catch (error) {
    // 400 is a text that cannot be a token.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (isUnknown) return { state: 'unknown', request: null };
    return { state: { error: error instanceof Error ? error.message : 'Something went wrong.' } };
  }
}

function subscribeToHash(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  return () => window.removeEventListener('hashchange', onChange);
}

function readToken(): string {
  const fragment = window.location.hash.slice(1);
  try {
    return decodeURIComponent(fragment).trim();
  } catch {
    return fragment;
  }
}

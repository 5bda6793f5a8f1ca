import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { HelpDeskStatus } from '../../../../contract/forms/schema';
import { ApiError, callApi, NetworkError } from '../../../lib/api/api-client';
import type { RequestCard } from './request-card';

/** How a request stands, as far as we know. A failed refresh keeps what was known. */
export type StatusView = {
  /** What was asked last: still on its way, answered, unknown or expired, or not answered (with why, in words). */
  state: 'loading' | 'known' | 'unknown' | { failed: string };
  /** With what shows it, which comes with the first answer. */
  known: { status: HelpDeskStatus; Card: typeof RequestCard } | null;
};

const unknownYet: StatusView = { state: 'loading', known: null };

/** The private token in the address's fragment: '' when there is none, null while the page is not alive. */
export function useToken(): string | null {
  return useSyncExternalStore(watchFragment, readToken, () => null);
}

/** Asks how the request stands: at first, whenever the tab is shown again, and by `refresh`. */
export function useStatus(token: string): StatusView & { refresh: () => void } {
  const [view, setView] = useState<StatusView & { token: string }>({ ...unknownYet, token });
  const turns = useRef(0);

  const ask = useCallback(async () => {
    const turn = ++turns.current;
    const next = await askFor(token);
    // A later question has its own answer.
    if (turn !== turns.current) return;
    setView((before) => ({
      ...next,
      token,
      known: next.known ?? (isFailure(next) && before.token === token ? before.known : null),
    }));
  }, [token]);

  useEffect(() => {
    void ask();
    const onShown = () => {
      if (document.visibilityState === 'visible') void ask();
    };
    document.addEventListener('visibilitychange', onShown);
    return () => document.removeEventListener('visibilitychange', onShown);
  }, [ask]);

  const refresh = useCallback(() => {
    setView((before) => ({ ...before, state: 'loading' }));
    void ask();
  }, [ask]);

  return view.token === token ? { ...view, refresh } : { ...unknownYet, refresh };
}

const isFailure = ({ state }: StatusView) => typeof state === 'object';

async function askFor(token: string): Promise<StatusView> {
  try {
    const [status, Card] = await Promise.all([
      callApi<HelpDeskStatus>('/helpDesk/status', { method: 'POST', body: { token } }),
      loadCard(),
    ]);
    return { state: 'known', known: { status, Card } };
  } catch (error) {
    // The server takes no token that could not be one, and says so as with any wrong input.
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 400);
    if (isUnknown) return { state: 'unknown', known: null };
    const why = error instanceof Error ? error.message : 'Something went wrong.';
    return { state: { failed: why }, known: null };
  }
}

/** A script that does not come is a connection that failed, and is asked for again with the next question. */
async function loadCard(): Promise<typeof RequestCard> {
  try {
    return (await import('./request-card')).RequestCard;
  } catch {
    throw new NetworkError();
  }
}

function watchFragment(onChange: () => void): () => void {
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

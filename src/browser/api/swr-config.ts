import type { SWRConfiguration, useSWRConfig } from 'swr';
import { facts } from '../../shared/facts';
import { ApiError } from './api-client';

/** Returns true if retrying can't help. */
export function isClientError(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  );
}

type SWRGlobalConfig = ReturnType<typeof useSWRConfig>;

/** One retry per key at a time. */
const retries = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * Returns milliseconds until the next try, or null for none. A 401 or 403 keeps the polling interval: the auth guard
 * handles people who lost access.
 */
function getRetryDelay(error: unknown): number | null {
  if (!isClientError(error)) return facts.fetching.retryEvery;
  const hasLostAccess = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return hasLostAccess ? facts.pollInterval : null;
}

/** Data fetching per the specification, sections 7 and 9. */
export const swrConfig: SWRConfiguration = {
  errorRetryInterval: facts.fetching.retryEvery,
  dedupingInterval: facts.fetching.dedupe,
  focusThrottleInterval: facts.fetching.focusThrottle,
  // A failed poll tells a list that it may be out of date.
  refreshWhenOffline: true,
  // SWR's own retry backs off up to 20 minutes; staff would not notice that the server is back.
  onErrorRetry: (error, key, config) => {
    const wait = getRetryDelay(error);
    if (wait === null) return;
    clearTimeout(retries.get(key));
    const { mutate } = config as Partial<SWRGlobalConfig>;
    const retry = () => {
      retries.delete(key);
      // The screen that asked may be unmounted by now.
      mutate?.(key).catch(() => undefined);
    };
    retries.set(key, setTimeout(retry, wait));
  },
};

import type { SWRConfiguration } from 'swr';
import { facts } from '../site/facts';
import { ApiError } from './api';

/** Whether asking again cannot help: the server has understood the call and refuses it. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  );
}

/** Data fetching as the specification wants it (sections 7 and 9): retry at 5 s intervals, deduplication 2 s, focus throttle 5 s. */
export const swrDefaults: SWRConfiguration = {
  errorRetryInterval: facts.fetching.retryEvery,
  dedupingInterval: facts.fetching.dedupe,
  focusThrottleInterval: facts.fetching.focusThrottle,
  // A poll that fails is what tells a list without a connection that it may be old.
  refreshWhenOffline: true,
  // The library's own retry waits longer each time, up to 20 minutes: an office would not notice that the server is back.
  onErrorRetry: (error, _key, config, revalidate, { retryCount }) => {
    if (isRefusal(error)) return;
    setTimeout(() => void revalidate({ retryCount }), config.errorRetryInterval);
  },
};

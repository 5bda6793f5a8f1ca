import type { SWRConfiguration, useSWRConfig } from 'swr';
import { facts } from '../../site/facts';
import { ApiError } from './api-client';

/** Whether asking again cannot help: the server has understood the call and refuses it. */
export function isRefusal(error: unknown): boolean {
  return (
    error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429
  );
}

type SWRGlobalConfig = ReturnType<typeof useSWRConfig>;

/** By key: one retry at a time, or each 'Try now' and each return to the tab would begin a row of its own. */
const retries = new Map<string, ReturnType<typeof setTimeout>>();

/**
 * After how many milliseconds a failed call is made again; null: never. What was refused (401, 403) is asked for again at the pace of the
 * polls: who has lost their place is led away by the gate, and for anyone else it may be over with the next call.
 */
function retryAfter(error: unknown): number | null {
  if (!isRefusal(error)) return facts.fetching.retryEvery;
  const isOfPlace = error instanceof ApiError && (error.status === 401 || error.status === 403);
  return isOfPlace ? facts.pollEvery : null;
}

/** Data fetching as the specification wants it (sections 7 and 9): retry at 5 s intervals, deduplication 2 s, focus throttle 5 s. */
export const swrDefaults: SWRConfiguration = {
  errorRetryInterval: facts.fetching.retryEvery,
  dedupingInterval: facts.fetching.dedupe,
  focusThrottleInterval: facts.fetching.focusThrottle,
  // A poll that fails is what tells a list without a connection that it may be old.
  refreshWhenOffline: true,
  // The library's own retry waits longer each time, up to 20 minutes: an office would not notice that the server is back.
  onErrorRetry: (error, key, config) => {
    const wait = retryAfter(error);
    if (wait === null) return;
    clearTimeout(retries.get(key));
    const { mutate } = config as Partial<SWRGlobalConfig>;
    const retry = () => {
      retries.delete(key);
      // By whoever shows it then: the screen that asked may be gone, and the frame's polls rest while there is a fault.
      // With the session its lists may be gone: then there is nobody to try for.
      mutate?.(key).catch(() => undefined);
    };
    retries.set(key, setTimeout(retry, wait));
  },
};

import useSWR, { unstable_serialize, useSWRConfig, type SWRConfiguration } from 'swr';
import { facts } from '../../shared/facts';
import { isMissing } from './errors';
import type { StaffKey } from './staff-fetcher';

export const pollingOptions: SWRConfiguration = { refreshInterval: facts.pollInterval };

/** Fetches one record; `isMissing` is true when there is none at this path. */
export function useRecord<Response>(path: string | null, options?: SWRConfiguration) {
  const { data, error, isLoading, mutate } = useSWR<Response>(path, { ...options });
  return {
    data,
    error: error as unknown,
    isLoading,
    isMissing: isMissing(error),
    mutate,
  };
}

export type ListPage<Response> = {
  data: Response | undefined;
  error: unknown;
  /** `data` belongs to the previous page, sort, or filter: this one is loading or has failed. */
  isStale: boolean;
  mutate: () => Promise<unknown>;
};

/**
 * Fetches and polls one page of a list; the previous page stays until it arrives.
 * @param pollInterval milliseconds; 0 fetches once
 */
export function useListPage<Response>(
  key: StaffKey | null,
  pollInterval: number = facts.pollInterval,
) {
  const { data, error, mutate } = useSWR<Response>(key, {
    keepPreviousData: true,
    refreshInterval: pollInterval,
  });
  const { cache } = useSWRConfig();
  const isCached = cache.get(unstable_serialize(key))?.data !== undefined;
  return {
    data,
    error: error as unknown,
    isStale: key !== null && data !== undefined && !isCached,
    mutate: () => mutate(),
  };
}

/** Returns a function that writes a changed record to the cache at `path`, unless the cache holds a newer version or nothing. */
export function useUpdateCache<Record extends { version: number }>(path: string) {
  const { mutate } = useSWRConfig();
  return (changed: Record) =>
    mutate<Record>(
      path,
      (cached) =>
        cached === undefined || cached.version > changed.version
          ? cached
          : { ...cached, ...changed },
      false,
    );
}

/** Returns a function that revalidates everything fetched at `root` and below it, except presence. */
export function useInvalidate(root: string): () => void {
  const { mutate } = useSWRConfig();
  return () =>
    void mutate((key: unknown) => {
      const path: unknown = Array.isArray(key) ? key[0] : key;
      if (typeof path !== 'string' || path.endsWith('/presence')) return false;
      return path === root || path.startsWith(`${root}/`) || path.startsWith(`${root}?`);
    });
}

import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { facts } from '../../site/facts';
import type { StaffKey } from './staff-fetcher';

export type ListPage<Response> = {
  data: Response | undefined;
  error: unknown;
  /** `data` belongs to the previous page, sort, or filter: this one is loading or has failed. */
  isOld: boolean;
  mutate: () => Promise<Response | undefined>;
};

/**
 * Fetches and polls one page of a list; the previous page stays until it arrives.
 * @param pollEvery milliseconds; 0 fetches once
 */
export function useListPage<Response>(
  key: StaffKey | null,
  pollEvery: number = facts.pollEvery,
): ListPage<Response> {
  const { data, error, mutate } = useSWR<Response>(key, {
    keepPreviousData: true,
    refreshInterval: pollEvery,
  });
  const { cache } = useSWRConfig();
  const isCached = cache.get(unstable_serialize(key))?.data !== undefined;
  return {
    data,
    error: error as unknown,
    isOld: key !== null && data !== undefined && !isCached,
    mutate: () => mutate(),
  };
}

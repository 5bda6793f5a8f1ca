import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import { facts } from '../../site/facts';
import type { StaffKey } from './staff-fetcher';

/** A page of a list as the server answers it, and how it is asked for anew. */
export type ListPage<Answer> = {
  data: Answer | undefined;
  error: unknown;
  /** What stands is the answer to another page, order or filter: this one's is under way, or did not come (`error`). */
  isOld: boolean;
  /** Nothing on this screen has shown it yet: it is waited for, or has come with the screen. */
  isAwaited: boolean;
  mutate: () => Promise<Answer | undefined>;
};

/**
 * The page of a list that its key names, polled like the other lists while the tab is visible; the page before stays until it comes.
 * @param key null: nothing is asked for
 * @param pollEvery milliseconds; 0: asked for once
 */
export function useListPage<Answer>(
  key: StaffKey | null,
  pollEvery: number = facts.pollEvery,
): ListPage<Answer> {
  const { data, error, mutate } = useSWR<Answer>(key, {
    keepPreviousData: true,
    refreshInterval: pollEvery,
  });
  const { cache } = useSWRConfig();
  const known = cache.get(unstable_serialize(key));
  const isOld = key !== null && data !== undefined && known?.data === undefined;
  // The library notes whether it loads once somebody has used an answer.
  const isAwaited = data === undefined || known?.isLoading === undefined;
  return { data, error: error as unknown, isOld, isAwaited, mutate: () => mutate() };
}

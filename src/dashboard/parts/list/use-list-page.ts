import useSWR from 'swr';
import { facts } from '../../../site/facts';

/** A page of a list as the server answers it, and how it is asked for anew. */
export type ListPage<Answer> = {
  data: Answer | undefined;
  error: unknown;
  /** Another page, order or filter is under way: what stands is the answer to the one before. */
  isOld: boolean;
  mutate: () => Promise<unknown>;
};

/**
 * The page of a list that its call names, polled like the other lists while the tab is visible.
 * @param query the words that are searched for, which travel in a header: they may be a name
 * @param polled whether it is asked for again and again
 */
export function useListPage<Answer>(path: string, query: string, polled = true): ListPage<Answer> {
  const { data, error, isLoading, mutate } = useSWR<Answer>(query === '' ? path : [path, query], {
    keepPreviousData: true,
    ...(polled && { refreshInterval: facts.pollEvery }),
  });
  return { data, error: error as unknown, isOld: isLoading, mutate: () => mutate() };
}

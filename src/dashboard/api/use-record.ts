import useSWR, { type SWRConfiguration } from 'swr';
import { ApiError } from '../../lib/api/api-client';
import { facts } from '../../site/facts';

/** For what others may change while it is open. */
export const polled: SWRConfiguration = { refreshInterval: facts.pollEvery };

/** One record of the API, whole, for what shows it. `isMissing`: there is none at this path, or none any more. */
export function useOne<Answer>(path: string, how?: SWRConfiguration) {
  const { data, error, isLoading, mutate } = useSWR<Answer>(path, { ...how });
  return {
    data,
    error: error as unknown,
    isLoading,
    isMissing: error instanceof ApiError && error.status === 404,
    mutate,
  };
}

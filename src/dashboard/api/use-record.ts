import useSWR, { type SWRConfiguration } from 'swr';
import { ApiError } from '../../lib/api/api-client';
import { facts } from '../../site/facts';

export const pollingOptions: SWRConfiguration = { refreshInterval: facts.pollEvery };

/** Fetches one record; `isMissing` is true when there is none at this path. */
export function useRecord<Response>(path: string, options?: SWRConfiguration) {
  const { data, error, isLoading, mutate } = useSWR<Response>(path, { ...options });
  return {
    data,
    error: error as unknown,
    isLoading,
    isMissing: error instanceof ApiError && error.status === 404,
    mutate,
  };
}

import useSWR, {
  unstable_serialize,
  useSWRConfig,
  type SWRConfiguration,
  type SWRResponse,
} from 'swr';
import {
  buildCallPath,
  type AnyInput,
  type Call,
  type CallInput,
  type CallResponse,
  type FileCall,
} from '../../browser/api/calls';
import { facts } from '../../shared/facts';
import { isMissing } from './errors';
import type { StaffKey } from './staff-fetcher';

export const pollingOptions: SWRConfiguration = { refreshInterval: facts.pollInterval };

/** The calls that fetch JSON. */
export type GetCall = Extract<Exclude<Call, FileCall>, `GET ${string}`>;

/** Fetches a declared call. @param input null while it isn't needed */
export function useApi<Name extends GetCall>(
  call: Name,
  input: (CallInput<Name> & Pick<ListInput, 'search'>) | null,
  options?: SWRConfiguration,
): SWRResponse<CallResponse<Name>, unknown> {
  return useSWR(buildKey(call, input as ListInput | null), { ...options });
}

function buildKey(call: GetCall, input: ListInput | null): StaffKey | null {
  const path = input && buildCallPath(call, input);
  return path && input?.search ? [path, input.search] : path;
}

/** Fetches one record; `isMissing` is true when there is none. */
export function useRecord<Name extends GetCall>(
  call: Name,
  input: CallInput<Name> | null,
  options?: SWRConfiguration,
) {
  const { data, error, isLoading, mutate } = useApi(call, input, options);
  return { data, error, isLoading, isMissing: isMissing(error), mutate };
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
 * @param list the page to fetch; null while it isn't needed
 * @param pollInterval milliseconds; 0 fetches once
 */
export function useListPage<Name extends GetCall>(
  call: Name,
  list: ListInput | null,
  pollInterval: number = facts.pollInterval,
) {
  const key = buildKey(call, list);
  const { data, error, isLoading, mutate } = useSWR<CallResponse<Name>, unknown>(key, {
    keepPreviousData: true,
    refreshInterval: pollInterval,
  });
  const { cache } = useSWRConfig();
  const isCached = cache.get(unstable_serialize(key))?.data !== undefined;
  return {
    data,
    error,
    // Without isLoading, SWR doesn't render again if this page equals the previous one.
    isStale: key !== null && data !== undefined && (isLoading || !isCached),
    mutate: () => mutate(),
  };
}

/** `search` is sent in a header, because URLs get logged. ListParams.toInput makes it from the state of a list. */
export type ListInput = AnyInput & { search?: string };

/** Returns a function that writes a changed record to the cache of its path, unless the cache holds a newer version or nothing. */
export function useUpdateCache(path: string) {
  const { mutate } = useSWRConfig();
  type Versioned = { version: number };
  return (changed: Versioned) =>
    mutate<Versioned>(
      path,
      (cached) =>
        cached === undefined || cached.version > changed.version
          ? cached
          : { ...cached, ...changed },
      false,
    );
}

/** Returns a function that revalidates everything fetched at `root`, such as '/chats', and below it, except presence. Resolves once it has. */
export function useInvalidate(root: string): () => unknown {
  const { mutate } = useSWRConfig();
  return () => mutate(matchPath(new RegExp(`^${root}(?:$|[/?])(?!.*/presence$)`)));
}

/** Selects the keys of the paths that match, with any search. */
export const matchPath =
  (pattern: RegExp) =>
  (key: unknown): boolean => {
    const path: unknown = Array.isArray(key) ? key[0] : key;
    return typeof path === 'string' && pattern.test(path);
  };

import { useEffect, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import { useIsMounted } from '../use-is-mounted';
import type { ListParams } from './list-params';

export type ListState<State> = ReturnType<typeof useListState<State>>;

export function useListState<State>(
  location: { search: string },
  path: string,
  params: ListParams<State>,
) {
  const { search, getLatest, replaceUrl } = useOptimisticSearch(location.search);
  const state = params.parse(search);
  const getUrl = (from: State, changes: Partial<State>) =>
    params.toUrl(path, params.applyChanges(from, changes));
  // The latest URL, because an earlier change may not have rendered yet.
  const update = (changes: Partial<State>) =>
    replaceUrl(getUrl(params.parse(getLatest()), changes));
  return {
    state,
    /** The URL of the list without a search and filters. */
    path,
    defaults: params.defaults,
    filters: params.filters,
    isFiltered: params.isFiltered(state),
    getUrl: (changes: Partial<State>) => getUrl(state, changes),
    update,
    input: params.toInput(state),
    exportQuery: params.toExportQuery(state),
  };
}

/** The query as it will be: the router reports a new URL some frames later, and a checkbox would flip back until then. */
function useOptimisticSearch(search: string) {
  const isMounted = useIsMounted();
  const [pending, setPending] = useState<{ from: string; to: string } | null>(null);
  if (pending !== null && pending.from !== search) setPending(null);
  // The router also changes the address itself only later.
  const requested = useRef<typeof pending>(null);
  useEffect(() => {
    requested.current = null;
  }, [search]);
  return {
    search: pending?.from === search ? pending.to : search,
    getLatest: () => {
      const address = window.location.search;
      return requested.current?.from === address ? requested.current.to : address;
    },
    replaceUrl: (url: string) => {
      if (!isMounted()) return;
      const to = new URL(url, window.location.origin).search;
      requested.current = { from: window.location.search, to };
      setPending({ from: search, to });
      void navigate(url, { replace: true });
    },
  };
}

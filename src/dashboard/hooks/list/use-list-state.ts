import { useState } from 'react';
import { navigate } from 'gatsby';
import { useStillHere } from '../use-is-mounted';
import type { ListAddress } from './list-params';

export type ListState<State> = {
  state: State;
  inUse: number;
  /** Whether filters or a search hide rows. */
  isNarrowed: boolean;
  addressOf: (changes: Partial<State>) => string;
  change: (changes: Partial<State>) => void;
};

/** The state of a list, kept in the query of its URL. */
export function useListState<State>(
  location: { search: string },
  path: string,
  params: ListAddress<State>,
): ListState<State> {
  const { search, replaceUrl } = useOptimisticSearch(location.search);
  const state = params.read(search);
  const getUrl = (from: State, changes: Partial<State>) =>
    params.write(path, params.change(from, changes));
  return {
    state,
    inUse: params.inUse(state),
    isNarrowed: params.isNarrowed(state),
    addressOf: (changes) => getUrl(state, changes),
    // The current URL, because an earlier change may not have rendered yet.
    change: (changes) => replaceUrl(getUrl(params.read(window.location.search), changes)),
  };
}

/** The query as it will be: the router reports a new URL some frames later, and a checkbox would flip back until then. */
function useOptimisticSearch(search: string) {
  const isMounted = useStillHere();
  const [pending, setPending] = useState<{ from: string; to: string } | null>(null);
  if (pending !== null && pending.from !== search) setPending(null);
  return {
    search: pending?.from === search ? pending.to : search,
    replaceUrl: (url: string) => {
      if (!isMounted()) return;
      setPending({ from: search, to: new URL(url, window.location.origin).search });
      void navigate(url, { replace: true });
    },
  };
}

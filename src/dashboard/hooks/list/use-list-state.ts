import { useState } from 'react';
import { navigate } from 'gatsby';
import { useStillHere } from '../use-is-mounted';
import type { ListAddress } from './list-params';

/**
 * What a list at `path` keeps in its address: `state`, the addresses of changed states for links, and `change`, which goes there in
 * place, while the list is on screen. A change goes on from what the address says by then: with two at once, the second one has not been
 * drawn with the first.
 */
export function useListState<State>(
  location: { search: string },
  path: string,
  address: ListAddress<State>,
) {
  const { search, go } = useSearchAhead(location.search);
  const state = address.read(search);
  const addressOf = (from: State, changes: Partial<State>) =>
    address.write(path, address.change(from, changes));
  return {
    state,
    /** How many filters are in use. */
    inUse: address.inUse(state),
    /** Whether filters or words keep something off the list. */
    isNarrowed: address.isNarrowed(state),
    addressOf: (changes: Partial<State>) => addressOf(state, changes),
    change: (changes: Partial<State>) =>
      go(addressOf(address.read(window.location.search), changes)),
  };
}

/**
 * The query of the address as it will be, and the way there in place. The router tells of a new address frames later: until then a box
 * that was ticked would jump back, and a busy phone has many milliseconds to a frame.
 */
function useSearchAhead(search: string) {
  const isHere = useStillHere();
  const [ahead, setAhead] = useState<{ from: string; to: string } | null>(null);
  // The address has moved on, there or elsewhere: what it says counts again, also when it comes back to where it was.
  if (ahead !== null && ahead.from !== search) setAhead(null);
  return {
    search: ahead?.from === search ? ahead.to : search,
    go: (to: string) => {
      if (!isHere()) return;
      setAhead({ from: search, to: new URL(to, window.location.origin).search });
      void navigate(to, { replace: true });
    },
  };
}

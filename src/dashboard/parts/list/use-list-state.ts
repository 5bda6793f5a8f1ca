import { navigate } from 'gatsby';
import type { ListAddress } from './list-address';

/**
 * What a list at `path` keeps in its address: `state`, the addresses of changed states for links, and `change`, which goes there in
 * place. A change goes on from what the address says by then: with two at once, the second one has not been drawn with the first.
 */
export function useListState<State>(
  location: { search: string },
  path: string,
  address: ListAddress<State>,
) {
  const state = address.read(location.search);
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
      void navigate(addressOf(address.read(window.location.search), changes), { replace: true }),
  };
}

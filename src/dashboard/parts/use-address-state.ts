import { navigate } from 'gatsby';

/** How a screen's state stands in its address. */
type AddressForm<State> = {
  /** The query of an address -> the state it names. */
  read: (search: string) => State;
  /** The address of a state. */
  write: (state: State) => string;
};

/**
 * What a screen keeps in its address: `state`, the addresses of changed states for links, and `change`, which goes there in
 * place. A change goes on from what the address says by then: with two at once, the second one has not been drawn with the first.
 */
export function useAddressState<State>(
  location: { search: string },
  { read, write }: AddressForm<State>,
) {
  const state = read(location.search);
  return {
    state,
    addressOf: (changes: Partial<State>) => write({ ...state, ...changes }),
    change: (changes: Partial<State>) =>
      void navigate(write({ ...read(window.location.search), ...changes }), { replace: true }),
  };
}

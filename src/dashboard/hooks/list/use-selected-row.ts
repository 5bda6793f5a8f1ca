import { listPage } from '../../../../contract/shared/list-limits';
import { useOpenRow } from './use-row-navigation';

/** Of useListState. */
type At<State> = {
  state: State;
  addressOf: (changes: Partial<State>) => string;
  change: (changes: Partial<State>) => void;
};

type Of<State> = {
  /** The rows that are listed; undefined while they load. */
  rows: readonly { id: string }[] | undefined;
  /** How many there are on all pages; undefined while they load. */
  total: number | undefined;
  /** Of useListPage: those are the rows of another address. */
  isOld: boolean;
  /** What one of them is called: 'request'. */
  what: string;
  /** What else is so when another one is opened, or none. */
  closed?: Partial<State>;
  /** It is being edited: neither Escape nor the keys of the list lead away from it. */
  isEdited?: boolean;
};

/**
 * What is open beside a list, as its address says it under `name`: the address of a row that opens, that of the list alone (`back`), and
 * whether it was chosen just now, rather than opened with the page (`takesFocus`).
 */
export function useOpened<
  Name extends string,
  State extends Record<Name, string | null> & { page: number },
>(
  { state, addressOf, change }: At<State>,
  name: Name,
  { rows, total, isOld, what, closed, isEdited = false }: Of<State>,
) {
  const to = (id: string | null) => ({ ...closed, [name]: id }) as Partial<State>;
  const back = addressOf(to(null));
  const takesFocus = useOpenRow({
    name,
    open: state[name],
    back,
    rows: rows ?? [],
    isOld,
    what,
    onTurn: (step) => {
      const page = state.page + step;
      const isThere = !isEdited && page >= 1 && page <= Math.ceil((total ?? 0) / listPage);
      if (isThere) change({ page } as Partial<State>);
      return isThere;
    },
    onOpen: (id) => {
      if (!isEdited) change(to(id));
    },
    isEdited,
  });
  return { linkOf: ({ id }: { id: string }) => addressOf(to(id)), back, takesFocus };
}

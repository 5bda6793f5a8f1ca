import { useMemo, useState } from 'react';
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useAct } from '../../hooks/use-async-action';
import { bulkWords, type AllOfPage } from './selection-bar';

/**
 * Which rows of the page are chosen.
 * @param isOff nothing can be chosen, as beside what is open
 * @param list what makes the list another one, where what was chosen in another is let go
 */
export function useChosen<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  nameOf: (row: Row) => string,
  isOff: boolean,
  list = '',
) {
  const [kept, keep] = useState<{ list: string; selection: RowSelectionState }>({
    list,
    selection: {},
  });
  const selection = kept.list === list ? kept.selection : none;
  const change: OnChangeFn<RowSelectionState> = (to) =>
    keep((before) => ({
      list,
      selection: typeof to === 'function' ? to(before.list === list ? before.selection : none) : to,
    }));
  const all = isOff ? [] : (rows ?? []);
  const chosen = all.filter(({ id }) => selection[id] === true);
  const choose = (ids: readonly string[]) =>
    change(Object.fromEntries(ids.map((id) => [id, true])));
  const areChosen = all.length > 0 && chosen.length === all.length;
  const allOfPage: AllOfPage = {
    count: all.length,
    areChosen,
    toggle: () => choose(areChosen ? [] : all.map(({ id }) => id)),
  };
  return {
    chosen,
    choice: isOff ? undefined : { chosen: selection, onChange: change, nameOf },
    choose,
    /** Chooses a row, or lets it go. */
    toggle: (id: string) => change((before) => ({ ...before, [id]: before[id] !== true })),
    all: allOfPage,
  };
}

const none: RowSelectionState = {};

type Changed = {
  /** Ids, also of those that needed no change. */
  changed: readonly string[];
  refused: readonly { id: string; message: string }[];
};

/** As what the rows shall be, and which are so already. */
type Goal<Row> = {
  /** 'reviewed' */
  state: string;
  isSo: (row: Row) => boolean;
};

/** Said before a change, and while one is under way: so the same words are heard again when they are so again. */
const nothing = { said: '', failed: false };

/**
 * Changing the chosen rows together, at the versions that are on the screen; with a goal, those that are so already are told apart.
 * @param what one of them is called: 'request'
 * @param onRefused which were not changed, and stay chosen
 */
export function useChangeChosen<Row extends { id: string; version: number }>(
  what: string,
  chosen: readonly Row[],
  nameOf: (row: Row) => string,
  onRefused: (ids: readonly string[]) => void,
) {
  const { act, busy, fault } = useAct();
  const [done, setDone] = useState(nothing);
  const change = (
    call: (versions: readonly { id: string; version: number }[]) => Promise<Changed>,
    goal?: Goal<Row>,
  ) =>
    act(async () => {
      setDone(nothing);
      const { changed, refused } = await call(chosen.map(({ id, version }) => ({ id, version })));
      const names = new Map(chosen.map((row) => [row.id, nameOf(row)]));
      const isAlready = (row: Row) => changed.includes(row.id) && goal?.isSo(row) === true;
      const already = { count: chosen.filter(isAlready).length, state: goal?.state ?? '' };
      const said = bulkWords(what, changed.length - already.count, already, refused, names);
      setDone({ said, failed: refused.length > 0 });
      onRefused(refused.map(({ id }) => id));
    });
  const result = useMemo(
    () => (fault === null ? done : { said: `Not changed. ${fault}`, failed: true }),
    [fault, done],
  );
  return { change, busy, result };
}

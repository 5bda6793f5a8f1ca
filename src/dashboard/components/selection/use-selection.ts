import { useMemo, useState } from 'react';
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import { useAsyncAction } from '../../hooks/use-async-action';
import type { PageSelection, BulkResult } from './selection-bar';

const nothingSelected: RowSelectionState = {};

export type Selection<Row> = {
  /** The selected rows of the page. */
  chosen: Row[];
  /** For DataTable; undefined while nothing can be selected. */
  choice:
    | {
        chosen: RowSelectionState;
        onChange: OnChangeFn<RowSelectionState>;
        nameOf: (row: Row) => string;
      }
    | undefined;
  choose: (ids: readonly string[]) => void;
  toggle: (id: string) => void;
  all: PageSelection;
};

/**
 * The selected rows of a page.
 * @param isOff nothing can be selected, as beside an open record
 * @param list identifies the list; another list starts with nothing selected
 */
export function useSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  getName: (row: Row) => string,
  isOff: boolean,
  list = '',
): Selection<Row> {
  const [saved, setSaved] = useState({ list, ids: nothingSelected });
  const ids = saved.list === list ? saved.ids : nothingSelected;
  const onChange: OnChangeFn<RowSelectionState> = (update) =>
    setSaved((previous) => {
      const previousIds = previous.list === list ? previous.ids : nothingSelected;
      return { list, ids: typeof update === 'function' ? update(previousIds) : update };
    });
  const select = (selectedIds: readonly string[]) =>
    onChange(Object.fromEntries(selectedIds.map((id) => [id, true])));
  const allRows = isOff ? [] : (rows ?? []);
  const selected = allRows.filter(({ id }) => ids[id] === true);
  const areAllSelected = allRows.length > 0 && selected.length === allRows.length;
  return {
    chosen: selected,
    choice: isOff ? undefined : { chosen: ids, onChange, nameOf: getName },
    choose: select,
    toggle: (id) => onChange((previous) => ({ ...previous, [id]: previous[id] !== true })),
    all: {
      count: allRows.length,
      areAllSelected: areAllSelected,
      toggle: () => select(areAllSelected ? [] : allRows.map(({ id }) => id)),
    },
  };
}

type BulkResponse = {
  /** The ids of all rows that now have the wanted state. */
  changed: readonly string[];
  refused: readonly { id: string; message: string }[];
};

type Goal<Row> = {
  state: string;
  isReached: (row: Row) => boolean;
};

export type BulkChange<Row> = {
  change: (
    call: (versions: readonly { id: string; version: number }[]) => Promise<BulkResponse>,
    goal?: Goal<Row>,
  ) => Promise<boolean>;
  isPending: boolean;
  result: BulkResult;
};

const noResult: BulkResult = { message: '', hasFailed: false };

/**
 * Changes the selected rows at the versions on screen.
 * @param noun what a row is called: 'request'
 * @param onRefused gets the ids that were not changed
 */
export function useBulkChange<Row extends { id: string; version: number }>(
  noun: string,
  selected: readonly Row[],
  getName: (row: Row) => string,
  onRefused: (ids: readonly string[]) => void,
): BulkChange<Row> {
  const { run, isPending, error } = useAsyncAction();
  const [result, setResult] = useState(noResult);
  const change: BulkChange<Row>['change'] = (call, goal) =>
    run(async () => {
      // Cleared, so that the same message is announced again.
      setResult(noResult);
      const { changed, refused } = await call(selected.map(({ id, version }) => ({ id, version })));
      const unchanged = selected.filter((row) => changed.includes(row.id) && goal?.isReached(row));
      const names = new Map(selected.map((row) => [row.id, getName(row)]));
      setResult({
        message: [
          formatCount(changed.length - unchanged.length, noun),
          ...(unchanged.length > 0 ? [`${unchanged.length} already ${goal?.state ?? ''}.`] : []),
          ...(refused.length > 0 ? ['Not changed:'] : []),
          ...refused.map(({ id, message }) => `${names.get(id) ?? noun}: ${message}`),
        ].join(' '),
        hasFailed: refused.length > 0,
      });
      onRefused(refused.map(({ id }) => id));
    });
  const latestResult = useMemo(
    () => (error === null ? result : { message: `Not changed. ${error}`, hasFailed: true }),
    [error, result],
  );
  return { change, isPending: isPending, result: latestResult };
}

const formatCount = (count: number, noun: string) =>
  `${count} ${count === 1 ? noun : `${noun}s`} changed.`;

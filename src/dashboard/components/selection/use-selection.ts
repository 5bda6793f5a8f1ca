import { useState } from 'react';
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import type { TableSelection } from '../table/data-table';
import type { PageSelection } from './selection-bar';

export type Selection<Row> = {
  /** The selected rows of the page. */
  selectedRows: Row[];
  /** For DataTable; undefined while nothing can be selected. */
  tableSelection: TableSelection<Row> | undefined;
  select: (ids: readonly string[]) => void;
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
  const [saved, setSaved] = useState<{ list: string; ids: RowSelectionState }>({ list, ids: {} });
  const selectedIds = saved.list === list ? saved.ids : {};
  const onChange: OnChangeFn<RowSelectionState> = (update) =>
    setSaved((previous) => {
      const previousIds = previous.list === list ? previous.ids : {};
      return { list, ids: typeof update === 'function' ? update(previousIds) : update };
    });
  const select = (ids: readonly string[]) =>
    onChange(Object.fromEntries(ids.map((id) => [id, true])));
  const allRows = isOff ? [] : (rows ?? []);
  const selectedRows = allRows.filter(({ id }) => selectedIds[id] === true);
  const areAllSelected = allRows.length > 0 && selectedRows.length === allRows.length;
  return {
    selectedRows,
    tableSelection: isOff ? undefined : { selectedIds, onChange, getName },
    select,
    toggle: (id) => onChange((previous) => ({ ...previous, [id]: previous[id] !== true })),
    all: {
      count: allRows.length,
      areAllSelected,
      toggle: () => select(areAllSelected ? [] : allRows.map(({ id }) => id)),
    },
  };
}

import { useState } from 'react';
import type { OnChangeFn, RowSelectionState } from '@tanstack/react-table';
import type { TableSelection } from '../../components/table/data-table';

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
) {
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
    /** For DataTable; undefined while nothing can be selected. */
    tableSelection: isOff
      ? undefined
      : ({ selectedIds, onChange, getName } satisfies TableSelection<Row>),
    select,
    toggle: (id: string) => onChange((previous) => ({ ...previous, [id]: previous[id] !== true })),
    all: {
      count: allRows.length,
      areAllSelected,
      toggle: () => select(areAllSelected ? [] : allRows.map(({ id }) => id)),
    },
  };
}

import { useState } from 'react';

export type PageSelection = { count: number; areAllSelected: boolean; toggle: () => void };

/** The selected rows of a table. */
export type TableSelection<Row> = {
  selectedIds: readonly string[];
  toggle: (id: string) => void;
  all: PageSelection;
  getName: (row: Row) => string;
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
) {
  const [saved, setSaved] = useState<{ list: string; ids: readonly string[] }>({ list, ids: [] });
  const selectedIds = saved.list === list ? saved.ids : [];
  const select = (ids: readonly string[]) => setSaved({ list, ids });
  const toggle = (id: string) =>
    select(
      selectedIds.includes(id) ? selectedIds.filter((other) => other !== id) : [...selectedIds, id],
    );
  const allRows = isOff ? [] : (rows ?? []);
  const selectedRows = allRows.filter(({ id }) => selectedIds.includes(id));
  const areAllSelected = allRows.length > 0 && selectedRows.length === allRows.length;
  const all = {
    count: allRows.length,
    areAllSelected,
    toggle: () => select(areAllSelected ? [] : allRows.map(({ id }) => id)),
  };
  /** For DataTable; undefined while nothing can be selected. */
  const tableSelection: TableSelection<Row> | undefined = isOff
    ? undefined
    : { selectedIds, toggle, all, getName };
  return { selectedRows, tableSelection, select, toggle, all };
}

import { useRef, useState } from 'react';

type PageSelection = { count: number; areAllSelected: boolean; toggle: () => void };

export type TableSelection<Row> = {
  selectedIds: readonly string[];
  toggle: (id: string, isRange?: boolean) => void;
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
  /** Where a range begins. */
  const lastToggled = useRef<string | null>(null);
  const selectedIds = saved.list === list ? saved.ids : [];
  const select = (ids: readonly string[]) => setSaved({ list, ids });
  const allRows = isOff ? [] : (rows ?? []);
  /** @param isRange changes all rows from the one before, as Shift does in mail programs */
  const toggle = (id: string, isRange = false) => {
    const ids = allRows.map((row) => row.id);
    const [from, to] = [ids.indexOf(lastToggled.current ?? id), ids.indexOf(id)];
    const range = ids.slice(Math.min(from, to), Math.max(from, to) + 1);
    const toggled = isRange && from !== -1 ? range : [id];
    const others = selectedIds.filter((other) => !toggled.includes(other));
    lastToggled.current = id;
    select(selectedIds.includes(id) ? others : [...others, ...toggled]);
  };
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
  return { selectedRows, tableSelection, select, toggle, all, getName };
}

export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;

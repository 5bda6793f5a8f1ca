import { useEffect, useRef } from 'react';
import { navigate } from 'gatsby';
import { pageSize } from '../../../../contract/shared/list-limits';
import { useShortcuts } from '../use-shortcuts';
import { findRow, getFocusedRowId, useIsOpenedByUser, useRestoreRowFocus } from './row-focus';
import type { ListState } from './use-list-state';

type Row = { id: string };

export type OpenRow = ReturnType<typeof useOpenRow>;

type RowsPage = {
  /** Undefined while it loads; `total` is on all pages. */
  data: { items: readonly Row[]; total: number } | undefined;
  /** The rows are those of the previous URL. */
  isStale: boolean;
};

type OpenRowOptions<State> = {
  /** The word for a row: 'request'. */
  noun: string;
  /** Further state to set when a record is opened or closed. */
  alsoSet?: Partial<State>;
  /** True while the record is being edited; shortcuts don’t navigate away from it then. */
  isEdited?: boolean;
  /** Escape is used for something else. */
  keepsEscape?: boolean;
  /** Of a list that is paged by key: what shows the next or previous page, null if there is none. */
  getTurn?: (step: 1 | -1) => Partial<State> | null;
};

/**
 * The record that is open beside a list, under `name` in its URL. j and k go to the next and previous one; Escape closes it and returns the
 * focus to its row.
 */
export function useOpenRow<
  Name extends string,
  State extends Record<Name, string | null> & { page?: number },
>(
  { state, getUrl, update }: Pick<ListState<State>, 'state' | 'getUrl' | 'update'>,
  { data, isStale }: RowsPage,
  name: Name,
  options: OpenRowOptions<State>,
) {
  const { items: rows, total } = data ?? { items: [], total: 0 };
  const { noun, alsoSet, isEdited = false } = options;
  const { keepsEscape = isEdited, getTurn = getNumberedTurn } = options;
  const openId: string | null = state[name];
  const select = (id: string | null) => ({ ...alsoSet, [name]: id }) as Partial<State>;
  const backUrl = getUrl(select(null));
  const isListed = rows.some(({ id }) => id === openId);

  // Work on the open record may move its row: j and k follow the order in which it was opened.
  const order = useRef<{ key: string; ids: string[] }>({ key: '', ids: [] });
  useEffect(() => {
    const key = `${openId} ${backUrl}`;
    if (!data || isStale || (openId !== null && order.current.key === key)) return;
    order.current = { key, ids: rows.map(({ id }) => id) };
  });

  function getNumberedTurn(step: 1 | -1): Partial<State> | null {
    const page = (state.page ?? 1) + step;
    const isInList = page >= 1 && page <= Math.ceil(total / pageSize);
    return isInList ? ({ page } as Partial<State>) : null;
  }
  /** Set while another page loads, whose first or last row is opened next. */
  const pendingTurn = useRef<{ step: 1 | -1; backUrl: string; openId: string | null } | null>(null);
  const turnPage = (step: 1 | -1) => {
    const turn = getTurn(step);
    if (turn === null) return;
    pendingTurn.current = { step, backUrl, openId };
    update(turn);
  };
  useEffect(() => {
    const from = pendingTurn.current;
    if (from === null || isStale || from.backUrl === backUrl) return;
    pendingTurn.current = null;
    if (from.openId !== openId) return;
    // A first page that has shifted may still list the record.
    const next = isListed
      ? findNext(
          rows,
          rows.map(({ id }) => id),
          openId,
          from.step,
        )
      : rows.at(from.step === 1 ? 0 : -1)?.id;
    if (next !== undefined) update(select(next));
  });

  const move = (step: 1 | -1) => {
    if (isEdited) return;
    const next = findNext(rows, order.current.ids, openId ?? getFocusedRowId(name), step);
    if (next === undefined) turnPage(step);
    else update(select(next));
  };
  useShortcuts({
    j: { label: `Next ${noun}`, run: () => move(1) },
    k: { label: `Previous ${noun}`, run: () => move(-1) },
    ...(openId !== null &&
      !keepsEscape && {
        Escape: { label: 'Back to the list', run: () => void navigate(backUrl) },
      }),
  });

  useEffect(() => {
    const link = openId !== null && isListed ? findRow(name, openId) : undefined;
    (link?.closest('tr') ?? link)?.scrollIntoView({ block: 'nearest' });
  }, [name, openId, isListed]);

  useRestoreRowFocus(name, openId);
  const takesFocus = useIsOpenedByUser(openId);
  return {
    openId,
    getRowUrl: ({ id }: Row) => getUrl(select(id)),
    /** The URL of the list alone. */
    backUrl,
    /** True if the detail pane takes the focus: the user opened it, not the page at its URL. */
    takesFocus,
  };
}

/** The id of the row after or before `from` in `ids` that is still listed; the first row if `from` is not in `ids`. */
function findNext(
  rows: readonly Row[],
  ids: readonly string[],
  from: string | null,
  step: 1 | -1,
): string | undefined {
  const index = from === null ? -1 : ids.indexOf(from);
  if (index === -1) return rows[0]?.id;
  const others = step === 1 ? ids.slice(index + 1) : ids.slice(0, index).reverse();
  return others.find((id) => rows.some((row) => row.id === id));
}

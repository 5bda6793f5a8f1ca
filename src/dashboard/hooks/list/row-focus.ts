import { useEffect, useRef, useState } from 'react';
import { navigate } from 'gatsby';
import { useShortcuts } from '../use-shortcuts';

type DetailFocusOptions = {
  selectedId: string | null;
  backUrl: string;
  /** Finds the row of the record that was closed, or the first row. */
  findRow: (closed: string) => HTMLElement | null;
  /** Escape is used for something else, or would discard text. */
  keepsEscape?: boolean;
};

/**
 * Moves the focus between a list and its detail pane: Escape closes the pane and returns the focus to its row. Returns whether the pane
 * should take the focus.
 */
export function useDetailFocus(options: DetailFocusOptions): boolean {
  const { selectedId, backUrl, findRow, keepsEscape = false } = options;
  const isOpenedByUser = useIsOpenedByUser(selectedId);
  useRestoreRowFocus(selectedId, findRow);
  useShortcuts(
    selectedId === null || keepsEscape
      ? {}
      : { Escape: { label: 'Back to the list', run: () => void navigate(backUrl) } },
  );
  return isOpenedByUser;
}

/** Returns whether the user opened the selected record, as opposed to loading the page at its URL. */
export function useIsOpenedByUser(selected: string | null): boolean {
  // No element has the focus while a page loads.
  const [last, setLast] = useState(() => ({
    selected,
    isOpenedByUser: document.activeElement !== document.body,
  }));
  if (selected !== last.selected) setLast({ selected, isOpenedByUser: true });
  return last.isOpenedByUser;
}

export function useRestoreRowFocus(
  selected: string | null,
  findRow: (closed: string) => HTMLElement | null,
): void {
  const last = useRef(selected);
  useEffect(() => {
    const closed = last.current;
    last.current = selected;
    if (selected === null && closed !== null) focusRow(findRow(closed));
  }, [selected, findRow]);
}

function focusRow(row: HTMLElement | null): void {
  if (!row) return;
  // An element in a closed <details> cannot have the focus.
  row.closest('details')?.setAttribute('open', '');
  row.focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) row.scrollIntoView({ block: 'center' });
}

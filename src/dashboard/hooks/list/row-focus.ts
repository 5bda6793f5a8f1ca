import { useEffect, useRef, useState } from 'react';

/** The links of the rows, in list order; `data-row` marks such a link outside a table. */
export function getRowLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('tbody th a, a[data-row]')];
}

const getParam = (link: HTMLAnchorElement, name: string) =>
  new URLSearchParams(link.search).get(name);

/** The id in the URL parameter `name` of the focused row's link, or null if no row has the focus. */
export function getFocusedRowId(name: string): string | null {
  const link = getRowLinks().find((row) => row === document.activeElement);
  return link ? getParam(link, name) : null;
}

export function findRow(name: string, id: string): HTMLElement | undefined {
  return getRowLinks().find((link) => getParam(link, name) === id);
}

/** The start of a list: its count, or the screen's title. */
export function getListTop(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('#main [data-count]:not(:empty)') ??
    document.querySelector<HTMLElement>('#main h1')
  );
}

/** Returns whether the user opened the record, as opposed to loading the page at its URL. */
export function useIsOpenedByUser(openId: string | null): boolean {
  // No element has the focus while a page loads.
  const [last, setLast] = useState(() => ({
    openId,
    isOpenedByUser: document.activeElement !== document.body,
  }));
  if (openId !== last.openId) setLast({ openId, isOpenedByUser: true });
  return last.isOpenedByUser;
}

/** Focuses the row of the record that was closed, or the first row. `name` is the URL parameter of the record. */
export function useRestoreRowFocus(name: string, openId: string | null): void {
  const last = useRef(openId);
  useEffect(() => {
    const closed = last.current;
    last.current = openId;
    if (openId === null && closed !== null) focusRow(findRow(name, closed) ?? getRowLinks()[0]);
  }, [name, openId]);
}

function focusRow(row: HTMLElement | undefined): void {
  if (!row) return;
  // An element in a closed <details> cannot have the focus.
  row.closest('details')?.setAttribute('open', '');
  row.focus({ preventScroll: true });
  const { top, bottom } = row.getBoundingClientRect();
  if (top < 0 || bottom > window.innerHeight) row.scrollIntoView({ block: 'center' });
}

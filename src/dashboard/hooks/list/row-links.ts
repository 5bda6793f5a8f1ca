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

/** The row whose link has this id in the URL parameter `name`, or the first row. */
export function findRowOrFirst(name: string, id: string): HTMLElement | null {
  return findRow(name, id) ?? getRowLinks()[0] ?? null;
}

/** The start of a list: its count, or the screen's title. */
export function getListTop(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('#main [data-count]:not(:empty)') ??
    document.querySelector<HTMLElement>('#main h1')
  );
}

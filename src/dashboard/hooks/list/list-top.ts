/** Where a list is gone on with from its top: where its rows are counted, or the screen's title where nothing is. */
export function topOfList(): HTMLElement | null {
  return (
    document.querySelector<HTMLElement>('#main [data-count]:not(:empty)') ??
    document.querySelector<HTMLElement>('#main h1')
  );
}

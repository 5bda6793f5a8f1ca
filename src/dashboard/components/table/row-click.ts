import type { MouseEvent } from 'react';

/** A cell with something of this to press is for that. */
const pressed = 'button, input, select, textarea, summary';

/** A click anywhere in a row follows the link of its name: not one on what can be pressed itself, nor the end of marking words. */
export function openByRow(event: MouseEvent<HTMLTableRowElement>): void {
  const { target, currentTarget: row, defaultPrevented } = event;
  if (defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  if (!(target instanceof Element) || target.closest('a') !== null) return;
  if (target.closest('td, th')?.querySelector(pressed)) return;
  if ((window.getSelection()?.toString() ?? '') !== '') return;
  row.querySelector<HTMLAnchorElement>('th a')?.click();
}

import { css } from '@emotion/react';
import { color } from '../../../theme/color';

/** The row of what is open beside the list. */
export const openRowStyle = css({ background: color.tealSoft });

/** What the names of the rows lead to, in the order of the list; `data-row` names such a link that is in no table's head of a row. */
export function rowLinks(): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('tbody th a, a[data-row]')];
}

/** The value that the row which has the focus has for a parameter of its address; null: no row has it. */
export function focusedRow(name: string): string | null {
  const link = rowLinks().find((row) => row === document.activeElement);
  return link ? new URLSearchParams(link.search).get(name) : null;
}

/** The link of the row whose address has this value for a parameter. */
export function ownRow(name: string, value: string): HTMLElement | undefined {
  return rowLinks().find(({ search }) => new URLSearchParams(search).get(name) === value);
}

/** The same, or the first row's. */
export function rowOfParameter(name: string, value: string): HTMLElement | null {
  return ownRow(name, value) ?? rowLinks()[0] ?? null;
}

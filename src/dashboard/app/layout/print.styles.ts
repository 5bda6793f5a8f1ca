import type { CSSObject } from '@emotion/react';

const hidden = { display: 'none !important' };
const cell = '#main :is(th, td)';

/** On paper: what people read, without what they press. Each row of a table is one line, so that 40 fit on a page. */
export const printCss: CSSObject = {
  '@page': { margin: '12mm' },
  '@media print': {
    '#main > *, #main section, [data-pane] > *': {
      minHeight: '0 !important',
      padding: '0 !important',
    },
    '#main button:not([data-printed]), #main nav, #main form:has(textarea), [data-toolbar], #main :has(> [type="search"])':
      hidden,
    '#main a[aria-label]:has(> svg:only-child), #main thead a > span': hidden,
    '#main [data-position="checkbox"], #main th:has(> label > input)': hidden,
    '#main time[data-on-paper] > span': hidden,
    '#main time[data-on-paper]::after': { content: 'attr(data-on-paper)' },
    '#main button[data-printed]': {
      minHeight: 0,
      padding: 0,
      color: 'inherit',
      font: 'inherit',
      textDecoration: 'none',
    },
    '#main header': { position: 'static' },
    '#main select': { padding: 0, border: 0, appearance: 'none' },
    '#main div:has(> table)': { overflow: 'visible', border: 0 },
    '#main tr': { breakInside: 'avoid' },
    [cell]: { height: 'auto', padding: '2pt 5pt 2pt 0', whiteSpace: 'nowrap !important' },
    [`${cell}, ${cell} *`]: { minWidth: 0, minHeight: 0, fontSize: '7.5pt', lineHeight: 1.25 },
    [`${cell} *`]: { padding: 0 },
    [`${cell} :is(span, small)`]: { display: 'inline' },
    [`${cell} * + :is(span, small)`]: { marginInlineStart: '0.5em' },
    [`${cell} svg, #main th [aria-hidden]`]: hidden,
  },
};

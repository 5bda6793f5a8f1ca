import { css } from '@emotion/react';
import { media } from '../theme/layout';
import { color, space, type } from '../theme/tokens';

/** :where() keeps every rule as weak as one class, so components keep their own styles. */
export const proseStyle = css({
  '& > :where(* + *)': { marginTop: '1.1em' },
  '& > :where(p, ul, ol:not([data-row]), h2, h3)': { maxWidth: type.measure },
  '& > :where(* + h2)': { marginTop: '2.1em' },
  '& > :where(* + h3)': { marginTop: '1.7em' },
  '& > :where(h2 + *, h3 + *)': { marginTop: '0.7em' },
  '& :where(ul, ol)': { paddingInlineStart: '1.4em' },
  '& :where(li + li)': { marginTop: '0.45em' },
  '& .phone': { whiteSpace: 'nowrap' },
  '& li::marker': { color: color.primary, fontWeight: 700 },
  '& .contains-task-list': { listStyle: 'none', paddingInlineStart: 0 },
  '& .task-list-item': { position: 'relative', paddingInlineStart: '1.8em' },
  '& :where(blockquote)': {
    paddingInlineStart: space[5],
    borderInlineStart: `4px solid ${color.primaryBorder}`,
    color: color.muted,
  },
  '& :where(table)': { width: '100%', fontSize: '0.95em', lineHeight: 1.45 },
  '& :where(th, td)': {
    padding: `${space[3]} ${space[2]}`,
    textAlign: 'start',
    verticalAlign: 'top',
    minWidth: '4.5rem',
    [media.tablet]: { paddingInline: space[4] },
  },
  '& :where(thead)': { background: `color-mix(in srgb, ${color.primarySoft} 70%, transparent)` },
  '& :where(tbody th)': { fontWeight: 700 },
  '& :where(tbody tr + tr)': { borderTop: `1px solid ${color.divider}` },
});

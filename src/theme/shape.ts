import { color } from './color';
import { layer } from './layout';

export const radius = { small: '6px', medium: '10px', large: '18px', round: '999px' } as const;

export const shadow = {
  low: '0 1px 2px rgb(20 40 40 / 0.06), 0 2px 8px rgb(20 40 40 / 0.05)',
  high: '0 2px 6px rgb(20 40 40 / 0.08), 0 14px 40px rgb(20 40 40 / 0.16)',
} as const;

/** Minimum size of a tap target. */
export const target = '2.75rem';

/** WCAG 2.5.5. */
export const minTarget = '44px';

/** A button over the page. The page's scroll padding keeps the field or link in use out of its way. */
export const floatingButton = {
  position: 'fixed',
  zIndex: layer.header,
  boxShadow: shadow.high,
  // Keeps the focus ring visible over any background.
  '&:focus-visible': { boxShadow: `0 0 0 8px ${color.background}` },
  // The open menu covers the page, but without popovers it is below the button.
  '&[inert], [inert] &': { visibility: 'hidden' },
  '&[data-over-form]': { visibility: 'hidden' },
  '@media print': { display: 'none' },
} as const;

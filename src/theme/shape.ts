import { color } from './color';

export const radius = { small: '6px', medium: '10px', large: '18px', round: '999px' } as const;

export const shadow = {
  low: '0 1px 2px rgb(20 40 40 / 0.06), 0 2px 8px rgb(20 40 40 / 0.05)',
  high: '0 2px 6px rgb(20 40 40 / 0.08), 0 14px 40px rgb(20 40 40 / 0.16)',
} as const;

/** Minimum size of a tap target. */
export const target = '2.75rem';

/** WCAG 2.5.5. */
export const minTarget = '44px';

/** Keeps the focus ring visible over any background. */
export const floatingFocus = {
  '&:focus-visible': { boxShadow: `0 0 0 8px ${color.background}` },
} as const;

import { target } from '../../../theme/shape';

/** Smaller than on public pages. Inputs need at least 16 px, or iOS zooms in. */
export const fontSize = {
  body: '1rem',
  small: '0.875rem',
  heading: '1.0625rem',
  title: '1.5rem',
  figure: '2rem',
} as const;

/** The minimum height of controls in dense layouts: smaller with a mouse, full size with touch. */
export const denseTarget = 'var(--dense-target)';

export const denseTargetCss = {
  '--dense-target': '2.25rem',
  '@media (pointer: coarse)': { '--dense-target': target },
} as const;

/** The height of the top bar, on screens without the sidebar. */
export const topBarHeight = `calc(${target} + 0.5rem)`;

export const sidebarWidth = '16.5rem';

/** A phone in landscape: sticky elements would leave no space to read. */
export const shortWindow = '@media (max-height: 29.99em)';

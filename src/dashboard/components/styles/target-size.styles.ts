import { target } from '../../../theme/shape';

/** The minimum height of controls in dense layouts: smaller with a mouse, full size with touch. */
export const denseTarget = 'var(--dense-target)';

export const denseTargetCss = {
  '--dense-target': '2.25rem',
  '@media (pointer: coarse)': { '--dense-target': target },
} as const;

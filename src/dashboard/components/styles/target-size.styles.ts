import { target } from '../../../theme/shape';

/** Least height of what is pressed where many controls stand close together: smaller under a mouse, never under a finger (look.md). */
export const denseTarget = 'var(--dense-target)';

/** What denseTarget is, for the root of the dashboard. */
export const denseTargetCss = {
  '--dense-target': '2.25rem',
  '@media (pointer: coarse)': { '--dense-target': target },
} as const;

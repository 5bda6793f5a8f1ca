import { css } from '@emotion/react';
import type { RegionId } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';

const gap = color.surface;

/** Each region has a pattern as well as a color, for people who can't tell the colors apart. */
export const regionFill: Record<RegionId, ReturnType<typeof css>> = {
  'new-york': css({ background: color.primary }),
  'new-jersey': css({
    background: `repeating-linear-gradient(45deg, transparent 0 4px, ${gap} 4px 5.5px), ${color.accent}`,
  }),
  maryland: css({
    background: `radial-gradient(${gap} 1.3px, transparent 1.6px) 0 0 / 6px 6px, ${color.focus}`,
  }),
  michigan: css({
    background: `repeating-linear-gradient(0deg, transparent 0 3px, ${gap} 3px 4.5px), ${color.warning}`,
  }),
};

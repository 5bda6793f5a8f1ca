import { css } from '@emotion/react';
import type { RegionId } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';

const over = color.surface;

/** How a region's share is filled: a colour and a pattern of its own, so that nobody needs to tell the colours apart. */
export const regionFill: Record<RegionId, ReturnType<typeof css>> = {
  'new-york': css({ background: color.teal }),
  'new-jersey': css({
    background: `repeating-linear-gradient(45deg, transparent 0 4px, ${over} 4px 5.5px), ${color.coral}`,
  }),
  maryland: css({
    background: `radial-gradient(${over} 1.3px, transparent 1.6px) 0 0 / 6px 6px, ${color.focus}`,
  }),
  michigan: css({
    background: `repeating-linear-gradient(0deg, transparent 0 3px, ${over} 3px 4.5px), ${color.warning}`,
  }),
};

import { css } from '@emotion/react';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';

const gap = color.surface;

/** Patterns as well as colors, for people who can't tell the colors apart. */
const fills = [
  css({ background: color.primary }),
  css({
    background: `repeating-linear-gradient(45deg, transparent 0 4px, ${gap} 4px 5.5px), ${color.accent}`,
  }),
  css({
    background: `radial-gradient(${gap} 1.3px, transparent 1.6px) 0 0 / 6px 6px, ${color.focus}`,
  }),
  css({
    background: `repeating-linear-gradient(0deg, transparent 0 3px, ${gap} 3px 4.5px), ${color.warning}`,
  }),
  css({
    background: `repeating-linear-gradient(90deg, transparent 0 3px, ${gap} 3px 4.5px), ${color.text}`,
  }),
  css({
    background: `repeating-linear-gradient(135deg, transparent 0 4px, ${gap} 4px 5.5px), ${color.muted}`,
  }),
];

/** A region's fill in the chart. */
export function getRegionFill(region: RegionId) {
  return fills[regionIds.indexOf(region) % fills.length];
}

import { css } from '@emotion/react';
import { regionIds, type RegionId } from '../../../../contract/shared/regions';
import { color } from '../../../theme/color';

const fills = [
  color.primary,
  color.accent,
  color.focus,
  color.warning,
  color.text,
  color.muted,
].map((background) => css({ background }));

/** A region's fill in the chart. */
export function getRegionFill(region: RegionId) {
  return fills[regionIds.indexOf(region) % fills.length];
}

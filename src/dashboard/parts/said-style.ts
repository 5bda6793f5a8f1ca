import { css } from '@emotion/react';
import { color } from '../../theme/color';

/** What became of a change. There all the time, or readers would not hear of it; empty it takes no room. */
export const saidStyle = css({
  color: color.tealStrong,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  '&:empty': { position: 'absolute' },
});

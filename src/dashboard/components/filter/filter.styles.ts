import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { media } from '../../../theme/layout';
import { space } from '../../../theme/space';
import { denseTarget } from '../styles/target-size.styles';
import { fontSize } from '../styles/font-size';

export const filterStyle = css({
  flex: '1 1 11rem',
  [media.tablet]: { maxWidth: '13rem' },
  'select, input': { paddingInline: space[2], fontSize: '1rem' },
});

export const denseFilterStyle = css({
  minWidth: 0,
  '& > div': { gap: 2 },
  label: { color: color.muted, fontSize: fontSize.small },
  'select, input': {
    minHeight: denseTarget,
    padding: `${space[1]} ${space[2]}`,
    fontSize: '1rem',
    textOverflow: 'ellipsis',
  },
});

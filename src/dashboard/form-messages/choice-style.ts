import { css } from '@emotion/react';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { controlStyle } from '../../ui/field';
import { denseTarget } from '../parts/dense-target';
import { text } from '../parts/text';

/** A choice in one line, with its word before it. */
export const choiceStyle = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
});

export const labelStyle = css({ color: color.muted, fontSize: text.small, fontWeight: 700 });

export const selectStyle = css(controlStyle, {
  // One long address among those to choose from must not make the line wide.
  width: '100%',
  maxWidth: '16rem',
  minHeight: denseTarget,
  paddingBlock: space[1],
  fontSize: '1rem',
  textOverflow: 'ellipsis',
});

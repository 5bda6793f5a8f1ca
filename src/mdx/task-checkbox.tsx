import { css } from '@emotion/react';
import { color } from '../theme/color';

/** A box to tick on paper. Markdown's disabled checkbox has no label for screen readers. */
export function TaskCheckbox({ checked = false }: { checked?: boolean }) {
  return <span aria-hidden css={[boxStyle, checked && css({ background: color.primary })]} />;
}

const boxStyle = css({
  position: 'absolute',
  insetInlineStart: 0,
  top: '0.3em',
  width: '1.05em',
  height: '1.05em',
  border: `2px solid ${color.border}`,
  borderRadius: 4,
});

import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { space, type } from '../../../theme/tokens';
import { fieldsetStyle, sectionHeadingStyle, stackStyle } from '../dashboard.styles';

/** Fields of a form that belong together. */
export function FormGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset css={groupStyle}>
      <legend css={legendStyle}>{legend}</legend>
      {children}
    </fieldset>
  );
}

const groupStyle = css(stackStyle(space[4]), fieldsetStyle);
const legendStyle = css(sectionHeadingStyle, {
  marginBlockEnd: space[3],
  padding: 0,
  fontFamily: type.display,
  fontWeight: type.weight.display,
});

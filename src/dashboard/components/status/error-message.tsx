import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { liveStyle } from '../styles/aria-live.styles';
import { text } from '../styles/font-size';

/** Why an action failed, below its button. */
export function FaultLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" css={errorStyle}>
      {children}
    </p>
  );
}

export function InlineFault({ children }: { children: ReactNode }) {
  return (
    <span role="alert" css={[errorStyle, fullWidthStyle]}>
      {children}
    </span>
  );
}

/** Why a change failed, among the controls of a header; it takes no space without an error. */
export function StateFault({ fault: error }: { fault: string | null }) {
  return (
    <p role="alert" css={changeErrorStyle}>
      {error !== null && `Not changed. ${error}`}
    </p>
  );
}

const errorStyle = css({ color: color.danger, fontWeight: 700, overflowWrap: 'anywhere' });
const fullWidthStyle = css({ flexBasis: '100%' });

const changeErrorStyle = css(errorStyle, fullWidthStyle, liveStyle, {
  gridColumn: '1 / -1',
  fontSize: text.small,
  whiteSpace: 'pre-line',
});

import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { ariaLiveStyle } from '../styles/aria-live.styles';
import { fontSize } from '../styles/font-size';

/** Why an action failed, below its button. */
export function ErrorMessage({ children }: { children: ReactNode }) {
  return (
    <p role="alert" css={errorStyle}>
      {children}
    </p>
  );
}

export function InlineError({ children }: { children: ReactNode }) {
  return (
    <span role="alert" css={[errorStyle, fullWidthStyle]}>
      {children}
    </span>
  );
}

/** Why a change failed, among the controls of a header; it takes no space without an error. */
export function ChangeError({ fault: error }: { fault: string | null }) {
  return (
    <p role="alert" css={changeErrorStyle}>
      {error !== null && `Not changed. ${error}`}
    </p>
  );
}

const errorStyle = css({ color: color.danger, fontWeight: 700, overflowWrap: 'anywhere' });
const fullWidthStyle = css({ flexBasis: '100%' });

const changeErrorStyle = css(errorStyle, fullWidthStyle, ariaLiveStyle, {
  gridColumn: '1 / -1',
  fontSize: fontSize.small,
  whiteSpace: 'pre-line',
});

import type { ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { liveStyle } from '../styles/aria-live.styles';
import { text } from '../styles/font-size';

/** Why something was not done, below what would have done it. It is heard as soon as it stands there. */
export function FaultLine({ children }: { children: ReactNode }) {
  return (
    <p role="alert" css={faultStyle}>
      {children}
    </p>
  );
}

/** The same within a line of text or of tools. */
export function InlineFault({ children }: { children: ReactNode }) {
  return (
    <span role="alert" css={[faultStyle, wholeLineStyle]}>
      {children}
    </span>
  );
}

/** Why a change was refused, among the controls of a head; without a fault it takes no room. */
export function StateFault({ fault }: { fault: string | null }) {
  return (
    <p role="alert" css={stateFaultStyle}>
      {fault !== null && `Not changed. ${fault}`}
    </p>
  );
}

const faultStyle = css({ color: color.danger, fontWeight: 700, overflowWrap: 'anywhere' });
const wholeLineStyle = css({ flexBasis: '100%' });

const stateFaultStyle = css(faultStyle, wholeLineStyle, liveStyle, {
  gridColumn: '1 / -1',
  fontSize: text.small,
  whiteSpace: 'pre-line',
});

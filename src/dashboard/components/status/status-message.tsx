import type { ReactNode, Ref } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { liveStyle } from '../styles/aria-live.styles';

type SaidLineProps = {
  /** Nothing, or '', before anything was done. */
  children: ReactNode;
  /** It was not done, or not all of it: that is heard at once. */
  failed?: boolean;
  /** The line itself, where something gives it the focus. */
  line?: Ref<HTMLParagraphElement>;
};

/** What became of what was just done, heard by itself: stands where it was done before there is anything to say. */
export function SaidLine({ children, failed = false, line }: SaidLineProps) {
  return (
    <p
      ref={line}
      tabIndex={-1}
      role={failed ? 'alert' : 'status'}
      css={[liveStyle, saidStyle, failed && failedStyle]}
    >
      {children}
    </p>
  );
}

const saidStyle = css({
  color: color.tealStrong,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  // Given the focus, it is not below a head that stays in sight.
  scrollMarginBlock: '8rem',
});
const failedStyle = css({ color: color.danger });

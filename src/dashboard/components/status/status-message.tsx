import type { ReactNode, Ref } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { ariaLiveStyle } from '../styles/aria-live.styles';

type StatusMessageProps = {
  children: ReactNode;
  isError?: boolean;
  messageRef?: Ref<HTMLParagraphElement>;
};

/** The result of an action, announced by screen readers. */
export function StatusMessage({ children, isError = false, messageRef: ref }: StatusMessageProps) {
  return (
    <p
      ref={ref}
      tabIndex={-1}
      role={isError ? 'alert' : 'status'}
      css={[ariaLiveStyle, messageStyle, isError && errorStyle]}
    >
      {children}
    </p>
  );
}

const messageStyle = css({
  color: color.primaryStrong,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  // A sticky header must not cover it when it gets the focus.
  scrollMarginBlock: '8rem',
});
const errorStyle = css({ color: color.danger });

import type { ReactNode, Ref } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/tokens';
import { fontSize } from '../dashboard.styles';

type StatusMessageProps = {
  children: ReactNode;
  isError?: boolean;
  messageRef?: Ref<HTMLParagraphElement>;
};

/** The result of an action, announced by screen readers. */
export function StatusMessage({ children, isError = false, messageRef }: StatusMessageProps) {
  return (
    <p
      ref={messageRef}
      tabIndex={-1}
      role={isError ? 'alert' : 'status'}
      css={[ariaLiveStyle, statusStyle, isError && errorStyle]}
    >
      {children}
    </p>
  );
}

/** Why an action failed, on a separate line. */
export function ErrorMessage({ children }: { children: ReactNode }) {
  return (
    <span role="alert" css={[errorStyle, fullWidthStyle]}>
      {children}
    </span>
  );
}

/** Why a change failed, among the controls of a header; it takes no space without an error. */
export function ChangeError({ error }: { error: string | null }) {
  return (
    <p role="alert" css={changeErrorStyle}>
      {error !== null && `Not changed. ${error}`}
    </p>
  );
}

/** A live region must exist before its text does; it takes no space while it is empty. */
export const ariaLiveStyle = css({ '&:empty': { position: 'absolute' } });

const statusStyle = css({
  color: color.primaryStrong,
  fontWeight: 700,
  overflowWrap: 'anywhere',
  // A sticky header must not cover it when it gets the focus.
  scrollMarginBlock: '8rem',
});

const errorStyle = css({ color: color.danger, fontWeight: 700, overflowWrap: 'anywhere' });
const fullWidthStyle = css({ display: 'block', flexBasis: '100%' });

const changeErrorStyle = css(errorStyle, fullWidthStyle, ariaLiveStyle, {
  gridColumn: '1 / -1',
  fontSize: fontSize.small,
  whiteSpace: 'pre-line',
});

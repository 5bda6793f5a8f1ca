import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { fontSize } from '../styles/font-size';
import { stickyHeaderStyle } from '../styles/sticky.styles';
import { BackLink, CloseLink } from './back-link';

type DetailHeaderProps = {
  id: string;
  title: string;
  meta: ReactNode;
  backUrl: string;
  backLabel?: string | undefined;
  /** 'Close the request' */
  closeLabel: string;
  /** Whether the title takes the focus when it appears. */
  takesFocus: boolean;
  children?: ReactNode;
};

export function DetailHeader(props: DetailHeaderProps) {
  const { id, title, meta, backUrl, backLabel, closeLabel, takesFocus, children } = props;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true });
  }, [takesFocus]);

  return (
    <header css={headerStyle}>
      <BackLink to={backUrl} label={backLabel} />
      <div css={{ flex: '1 1 14rem', minWidth: 0 }}>
        <h2 id={id} ref={heading} tabIndex={-1} css={titleStyle}>
          {title}
        </h2>
        <p css={{ color: color.muted, fontSize: fontSize.small }}>{meta}</p>
      </div>
      <CloseLink to={backUrl} label={closeLabel} />
      {children}
    </header>
  );
}

/** A full-width row of the pane. */
export const barStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  padding: `${space[3]} clamp(${space[3]}, 2vw, ${space[6]})`,
  borderBlockEnd: `1px solid ${color.divider}`,
  background: color.surface,
});

const headerStyle = css(barStyle, stickyHeaderStyle, { rowGap: space[1] });

const titleStyle = css({
  fontSize: '1.1875rem',
  overflowWrap: 'anywhere',
  '&:focus': { outline: 'none' },
});

import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { fontSize } from '../styles/font-size';

type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  /** The element with the focus was removed before the screen opened. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** The title of a screen, a sentence about it, and its action. The title takes the focus when the user comes from another screen. */
export function PageHeader({ title, lead, takesFocus = false, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Nothing has the focus after the page loads, and screen readers start at its top.
    const isMove = takesFocus || document.activeElement !== document.body;
    if (isMove) heading.current?.focus({ preventScroll: true });
  }, [title, takesFocus]);

  return (
    <header css={headerStyle}>
      <Helmet title={title} />
      <div css={{ minWidth: 0 }}>
        <h1 ref={heading} tabIndex={-1} css={{ fontSize: fontSize.title }}>
          {title}
        </h1>
        {lead !== undefined && <p css={{ marginTop: space[1], color: color.muted }}>{lead}</p>}
      </div>
      {children}
    </header>
  );
}

const headerStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
});

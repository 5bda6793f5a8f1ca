import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { color } from '../../../theme/color';
import { space } from '../../../theme/space';
import { text } from '../styles/font-size';

type PageHeaderProps = {
  title: string;
  lead?: ReactNode;
  /** What had the focus is gone already, and one has come here from there. */
  takesFocus?: boolean;
  children?: ReactNode;
};

/** A screen's title, what it is for, and its one action. After a move from screen to screen the title has the focus. */
export function PageHeader({ title, lead, takesFocus = false, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On the first load nothing has the focus yet, and it stays at the top of the page.
    const isMove = takesFocus || document.activeElement !== document.body;
    if (isMove) heading.current?.focus({ preventScroll: true });
  }, [title, takesFocus]);

  return (
    <header css={headerStyle}>
      <Helmet title={title} />
      <div css={{ minWidth: 0 }}>
        <h1 ref={heading} tabIndex={-1} css={{ fontSize: text.title }}>
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

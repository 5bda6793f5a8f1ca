import { useEffect, useRef, type ReactNode } from 'react';
import { css } from '@emotion/react';
import { Helmet } from 'react-helmet';
import { color } from '../../theme/color';
import { space } from '../../theme/space';
import { text } from './text';

type PageHeaderProps = { title: string; lead?: ReactNode; children?: ReactNode };

/** A screen's title, what it is for, and its one action. After a move from screen to screen the title has the focus. */
export function PageHeader({ title, lead, children }: PageHeaderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // On the first load nothing has the focus yet, and it stays at the top of the page.
    if (document.activeElement !== document.body) heading.current?.focus({ preventScroll: true });
  }, [title]);

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
